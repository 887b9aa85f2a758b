import { SettingsSchema } from '../../omnicapbench/settings';
import { slotOf } from '../../state/analysis';
import { mapByHand, resetMap } from '../../state/mapping';
import { useStore } from '../../ui/useStore';
import { UnitsView } from '../../views/units/UnitsView';
import '../../views/units/units.css';
import type { TabProps } from './tabProps';

/** Reference beside prediction, unit by unit. */
export default function UnitsTab({ session, desk, state, detail, report, selected, onSelect }: TabProps) {
  const answers = useStore(desk.store);
  return (
    <UnitsView
      detail={detail}
      report={report}
      selected={selected}
      onSelect={onSelect}
      settings={SettingsSchema.parse(state.settings)}
      onMapReference={(reference, prediction) =>
        session.changeSettings(mapByHand(state.settings, report, reference, prediction))
      }
      onResetMap={() => session.changeSettings(resetMap(state.settings))}
      words={(reference, prediction) => {
        desk.want('words', reference, prediction);
        const slot = slotOf(answers, 'words', [reference, prediction]);
        return slot?.kind === 'answered' ? slot.answer : null;
      }}
    />
  );
}
