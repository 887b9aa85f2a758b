import { findExample } from '../../examples';
import { useStore } from '../../ui/useStore';
import { CompareView } from '../../views/compare/CompareView';
import '../../views/compare/compare.css';
import type { TabProps } from './tabProps';

/** The report beside an earlier one, or beside another prediction's. */
export default function CompareTab({ compare, state, report, detail, selected, onSelect }: TabProps) {
  const { baseline, other } = useStore(compare.store);
  const { prediction, reference } = state.documents;
  const names = { prediction: prediction.name, reference: reference.name };
  const texts = { prediction: prediction.text, reference: reference.text };
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
