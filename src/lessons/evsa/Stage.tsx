import type { StageProps } from '../lesson';
import { Clock } from '../ui/Clock';
import { timeInWords } from '../ui/moveSpan';
import { Presets } from '../ui/Presets';
import { Answer, Fraction, Reading } from '../ui/Reading';
import { ShotGrid } from '../ui/ShotGrid';
import { TimeBar } from '../ui/TimeBar';
import { EVENTS, type EvsaState, evsaReport, SHOT_NUMBERS, toggleLink } from './example';
import { EVENT_TIMES, type EventId, PUBLISHED_LINKS, REFERENCE_LINKS, SHOT_TIMES } from './published';
import './evsa.css';

const PRESETS = PUBLISHED_LINKS.map(({ model, links, f1 }) => ({ name: `${model} ${f1}`, state: { links } }));
const DURATION = 10;
const HEAD = SHOT_NUMBERS.map((number) => `SHOT_${number}`);

/** The case on its clock, and the links as a grid to press. */
export function Stage({ engine, state, onChange }: StageProps<EvsaState>) {
  const { evsa_precision: precision, evsa_recall: recall, evsa_f1: f1 } = evsaReport(state, engine).metrics;
  const correct = recall.numerator ?? 0;
  const predicted = precision.denominator ?? 0;
  const wanted = recall.denominator ?? 0;
  const printed = (f1.value ?? 0).toFixed(3);
  const models = PUBLISHED_LINKS.filter((one) => one.f1 === printed).map(({ model }) => model);
  return (
    <>
      <div className="stage evsa-stage">
        <Presets label="The published links of" presets={PRESETS} state={state} onChange={onChange} />
        <Clock duration={DURATION} height={128}>
          {SHOT_TIMES.map((span, index) => (
            <TimeBar
              key={HEAD[index]}
              label={HEAD[index] ?? ''}
              name={span[1] - span[0] < 1 ? '' : `${index + 1}`}
              span={span}
              hue="shot"
              y={28}
              height={26}
            />
          ))}
          {EVENTS.map((event, index) => (
            <TimeBar
              key={event}
              label={event}
              name={event}
              span={EVENT_TIMES[event]}
              hue="event"
              y={62 + 32 * index}
              height={26}
            />
          ))}
        </Clock>
        <ShotGrid
          label="Events down, shots across: press a cell to say that the event is heard in the shot"
          corner="heard in"
          rows={EVENTS.map((event) => ({ id: event, hue: 'event', note: inWords(EVENT_TIMES[event]) }))}
          columns={SHOT_TIMES.map((time, index) => ({ id: `SHOT_${index + 1}`, hue: 'shot', note: inWords(time) }))}
          cell={(row, column) => {
            const event = eventOf(row);
            const shot = HEAD.indexOf(column) + 1;
            return {
              reference: REFERENCE_LINKS[event].includes(shot),
              prediction: state.links[event].includes(shot),
            };
          }}
          onToggle={(row, column) => onChange(toggleLink(state, eventOf(row), HEAD.indexOf(column) + 1))}
        />
        <p className="muted evsa-key">
          Filled: in both. Outlined: missing from the prediction. Hatched: in the prediction alone.
        </p>
      </div>
      <Reading
        say={`Precision ${correct} of ${predicted}, recall ${correct} of ${wanted}, EVSA F1 ${printed}. ${saysPublished(models)}`}
      >
        <span>P =</span>
        <Fraction over={`${correct}`} under={`${predicted}`} width={2} />
        <span>R =</span>
        <Fraction over={`${correct}`} under={`${wanted}`} width={2} />
        <span>F1 =</span>
        <Fraction over={`2 × ${correct}`} under={`${predicted} + ${wanted}`} width={6} />
        <span>=</span>
        <Fraction over={`${2 * correct}`} under={`${predicted + wanted}`} width={2} />
        <span>=</span>
        <Answer value={f1.value} />
        <span className="evsa-published">{saysPublished(models)}</span>
      </Reading>
    </>
  );
}

function saysPublished(models: readonly string[]): string {
  return models.length === 0 ? 'None of the six published figures.' : `Published for ${models.join(' and ')}.`;
}

function inWords([start, end]: readonly [number, number]): string {
  return `${timeInWords(start)}–${timeInWords(end)} s`;
}

function eventOf(row: string): EventId {
  return row === 'SFX_1' ? 'SFX_1' : 'DIALOGUE_1';
}
