import { Segmented } from '../../ui/Segmented';
import type { StageProps } from '../lesson';
import { Presets } from '../ui/Presets';
import { Answer, Fraction, Outcome, Reading } from '../ui/Reading';
import { ShotGrid } from '../ui/ShotGrid';
import {
  courierIn,
  type IdentityState,
  identityScore,
  type Person,
  REFERENCE_LISTS,
  SHOTS,
  toggleListing,
} from './example';
import { PUBLISHED_CCC } from './published';
import './identity.css';

const ALL = REFERENCE_LISTS.PERSON_1;

const PRESETS = [
  {
    name: '10 of 13',
    lists: courierIn(
      ALL.filter((number) => ![7, 8, 12].includes(number)),
      'PERSON_3',
      [],
    ),
  },
  { name: '4 of 13', lists: courierIn(ALL.slice(0, 4), 'PERSON_3', []) },
  { name: 'Split', lists: courierIn(ALL.slice(0, 8), 'PERSON_3', REFERENCE_LISTS.PERSON_2) },
  { name: 'Merged', lists: courierIn(SHOTS, null, []) },
  { name: 'All right', lists: courierIn(ALL, null, REFERENCE_LISTS.PERSON_2) },
] as const;

const ROWS: readonly { readonly id: Person; readonly note: string }[] = [
  { id: 'PERSON_1', note: 'the courier' },
  { id: 'PERSON_2', note: 'the florist' },
  { id: 'PERSON_3', note: 'a dark figure' },
];

/** Who is in which shot, as a grid to press. */
export function Stage({ engine, state, onChange }: StageProps<IdentityState>) {
  const { report, overlaps } = identityScore(state, engine);
  const { ccc, ref_use_shot: refUse } = report.metrics;
  const { checked, failed } = report.probes.ConsistentCoreference;
  const shares = (['PERSON_1', 'PERSON_2'] as const).map((person) =>
    overlaps.find(({ entity }) => entity.id === person),
  );
  const printed = (100 * (ccc.value ?? 0)).toFixed(2);
  const model = PUBLISHED_CCC.find((one) => one.ccc === printed)?.model;
  const spoken = ROWS.slice(0, 2).map(({ id }, index) => {
    const share = shares[index];
    return share ? `${id} ${share.amount} of ${share.of}` : `${id} does not count`;
  });
  return (
    <>
      <div className="stage identity-stage">
        <div className="identity-bar">
          <Presets
            label="Predictions"
            presets={PRESETS.map(({ name, lists }) => ({ name, state: { ...state, lists } }))}
            state={state}
            onChange={onChange}
          />
          <Segmented
            label="CCC runs over"
            options={[
              { value: 'matched', label: 'ccc: matched' },
              { value: 'cross-shot', label: 'ccc: cross-shot' },
            ]}
            value={state.ccc}
            onChange={(choice) => onChange({ ...state, ccc: choice })}
          />
        </div>
        <ShotGrid
          label="People down, shots across: press a cell to say that the prediction sees the person in the shot"
          corner="seen in"
          rows={ROWS.map((row) => ({ ...row, hue: 'ref' }))}
          columns={SHOTS.map((number) => ({ id: `SHOT_${number}`, hue: 'shot' }))}
          cell={(row, column) => {
            const person = personOf(row);
            const number = numberOf(column);
            return {
              reference: REFERENCE_LISTS[person].includes(number),
              prediction: state.lists[person].includes(number),
            };
          }}
          onToggle={(row, column) => onChange(toggleListing(state, personOf(row), numberOf(column)))}
        />
        <p className="muted identity-key">
          Filled: in both. Outlined: missing from the prediction. Hatched: in the prediction alone. A person in no shot
          is not in the prediction at all.
        </p>
      </div>
      <Reading
        say={`${spoken.join(', ')}. CCC ${printed} percent. RefUse in shots ${(100 * (refUse.value ?? 0)).toFixed(2)} percent. ${failed} of ${checked} identities split or merged.`}
      >
        {ROWS.slice(0, 2).map(({ id, note }, index) => {
          const share = shares[index];
          return (
            <span key={id} className="identity-share">
              <span className="identity-who">
                {note} {share ? '' : 'left out'}
              </span>
              <Fraction over={share ? `${share.amount}` : '–'} under={share ? `${share.of}` : '–'} width={2} />
            </span>
          );
        })}
        <span>CCC =</span>
        <Answer value={ccc.value} />
        <span>RefUse =</span>
        <Answer value={refUse.value} small />
        <span className="identity-published">
          {printed}: {model ? `published for ${model}` : 'not in Figure B.2'}
        </span>
        <span className="outcomes">
          <Outcome
            pass={failed === 0}
            yes="no identity split or merged"
            no={`${failed} of ${checked} split or merged`}
          />
        </span>
      </Reading>
    </>
  );
}

function personOf(row: string): Person {
  return ROWS.find(({ id }) => id === row)?.id ?? 'PERSON_1';
}

function numberOf(column: string): number {
  return Number(column.slice('SHOT_'.length));
}
