import type { JudgeName } from '../../judge/metrics/signature';
import type { Outcomes } from '../../judge/plan';
import type { Item } from '../../judge/prompts/task';
import type { SettingsInput } from '../../omnicapbench/settings';
import { FoldedList } from '../numbers/FoldedList';
import { AdoptionField } from './AdoptionField';
import { droppedEntries, referenceAdoption, subshotAdoption } from './adoption';
import type { Adopted } from './props';
import { counted } from './runWords';

interface UseAsMatcherProps {
  readonly items: readonly Item[];
  readonly outcomes: Outcomes;
  readonly settings: SettingsInput;
  readonly judge: JudgeName;
  readonly stale: boolean;
  readonly onAdopt: (what: Adopted) => void;
  readonly onDrop: (what: Adopted) => void;
}

/** The two places where a judge may decide what lines up, in place of a rule. */
export function UseAsMatcher({ items, outcomes, settings, judge, stale, onAdopt, onDrop }: UseAsMatcherProps) {
  const dropped = droppedEntries(items, outcomes);
  return (
    <section className="ask-part" aria-labelledby="ask-matcher-title">
      <h2 id="ask-matcher-title">Use as matcher</h2>
      <p className="muted">
        A press changes the settings and with them the structural scores. The verdicts go into the settings, so that a
        link reproduces the score without a model and without a key, and the signature names the judge. Questions that
        depend on what lines up may be new ones afterwards.
      </p>
      <AdoptionField
        id="references"
        title="Pair references by the judge’s map"
        adoption={referenceAdoption(items, outcomes, settings, judge)}
        consequence="Every number that follows an entity is counted anew by these pairs: references, their use, identity, speakers."
        none="No type of reference is in both documents."
        settings={settings}
        stale={stale}
        onAdopt={() => onAdopt('references')}
        onDrop={() => onDrop('references')}
      />
      {dropped.length === 0 ? null : (
        <div className="ask-small">
          <p>Left out of the map, {counted(dropped.length, 'label')} of the answers:</p>
          <FoldedList label="Entries left out of the map" rows={dropped}>
            {(entry) => <span className="ask-wrap">{entry}</span>}
          </FoldedList>
        </div>
      )}
      <AdoptionField
        id="subshots"
        title="Match subshots by the judge"
        adoption={subshotAdoption(items, outcomes, settings, judge)}
        consequence="Precision, recall and F1 of subshots are counted anew: found is what the judge found."
        none="No subshot has a candidate on the other side."
        settings={settings}
        stale={stale}
        onAdopt={() => onAdopt('subshots')}
        onDrop={() => onDrop('subshots')}
      />
    </section>
  );
}
