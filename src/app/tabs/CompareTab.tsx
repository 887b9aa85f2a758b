import { findExample } from '../../examples';
import type { Side } from '../../omnicapbench/diagnostics';
import { shownScore } from '../../state/selectors';
import type { WorkbenchState } from '../../state/workbench';
import { useStore } from '../../ui/useStore';
import { CompareView } from '../../views/compare/CompareView';
import '../../views/compare/compare.css';
import type { TabProps } from './tabProps';

/** The report beside an earlier one, or beside another prediction's. */
export default function CompareTab({ compare, state, report, detail, selected, onSelect }: TabProps) {
  const { baseline, other } = useStore(compare.store);
  // What the report on screen is about, which is not what the editors hold while a text is broken.
  const subject = shownScore(state)?.subject ?? { prediction: '', reference: '' };
  const texts = { prediction: subject.prediction, reference: subject.reference };
  const names = { prediction: nameOf('prediction', texts, state), reference: nameOf('reference', texts, state) };
  return (
    <CompareView
      report={report}
      detail={detail}
      names={names}
      texts={texts}
      baseline={baseline}
      other={other}
      examplePredictions={(state.choice && findExample(state.choice.example)?.predictions) || []}
      selected={selected}
      onPin={() => compare.pin({ report, detail, names, texts })}
      onUnpin={compare.unpin}
      onChooseOther={compare.choose}
      onClearOther={compare.clear}
      onSelect={onSelect}
    />
  );
}

/** A text that was edited keeps its name; one that was replaced since the report has taken its name along. */
function nameOf(side: Side, texts: Readonly<Record<Side, string>>, { documents }: WorkbenchState): string {
  const { name, text, edited } = documents[side];
  return edited || text === texts[side] ? name : 'the text before';
}
