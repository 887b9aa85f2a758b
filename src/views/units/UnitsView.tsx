import { useMemo, useState } from 'react';
import type { Detail } from '../../omnicapbench/detail';
import type { Report } from '../../omnicapbench/report';
import type { UnitRef } from '../../state/selection';
import { Icon } from '../../ui/Icon';
import { TABLES, type TableKind } from './columns';
import { type Differences, differencesOf } from './differences';
import { MapSelect } from './MapSelect';
import { mappingChoices } from './mapping';
import { unitsMarkdown } from './markdown';
import { NothingToShow } from './NothingToShow';
import { arrange, arrangeShots, type Placed, type Sort, type StateFilter } from './order';
import {
  countStates,
  type EventRow,
  type ReferenceRow,
  type ShotRow,
  type SubshotRow,
  tellsOf,
  unitRows,
} from './rows';
import { UnitsBar } from './UnitsBar';
import { UnitTable } from './UnitTable';
import type { PairingSettings } from './why';
import type { AlignWords } from './words';

interface UnitsViewProps {
  readonly detail: Detail;
  readonly report: Report;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
  readonly settings: PairingSettings;
  /** Pairs a reference entity with a predicted one, or with none; the rest stays as it is. */
  readonly onMapReference: (referenceId: string, predictionId: string | null) => void;
  readonly onResetMap: () => void;
  readonly words: AlignWords;
}

const NO_SORT: Readonly<Record<TableKind, Sort | null>> = { references: null, events: null, shots: null };

/** References, events and shots with their subshots: reference beside prediction, and what differs. */
export function UnitsView(props: UnitsViewProps) {
  const { detail, report, selected, onSelect, settings, onMapReference, onResetMap, words } = props;
  const [filter, setFilter] = useState<StateFilter>('all');
  const [texts, setTexts] = useState(true);
  const [sorts, setSorts] = useState(NO_SORT);
  const rows = useMemo(() => unitRows(detail), [detail]);
  const choices = useMemo(() => mappingChoices(detail), [detail]);
  const differences = useMemo(() => differencesOf(detail, settings), [detail, settings]);

  const placed = useMemo(() => {
    if (!rows) return undefined;
    const { reference, event, within } = differences;
    return {
      references: arrange(rows.references, filter, sorts.references, (row) => reference(row).length),
      events: arrange(rows.events, filter, sorts.events, (row) => event(row).length),
      shots: arrangeShots(rows.shots, filter, sorts.shots, (row) => within(row).length),
    };
  }, [rows, differences, filter, sorts]);

  if (!rows || !placed) return <NothingToShow detail={detail} what="units" />;

  const hidden =
    selected !== null &&
    filter !== 'all' &&
    ![...placed.references, ...placed.events, ...placed.shots].some(({ row }) => tellsOf(row, selected));

  const shared = { texts, selected, onSelect, words };
  const part = (kind: TableKind) => ({
    sort: sorts[kind],
    onSort: (sort: Sort | null) => setSorts({ ...sorts, [kind]: sort }),
    ...shared,
  });
  const [references, events, shots] = TABLES;
  const subshots = rows.shots.reduce((sum, shot) => sum + shot.subshots.length, 0);

  const mapping = ({ reference, prediction }: ReferenceRow, tabbable: boolean) =>
    reference ? (
      <MapSelect
        id={reference.id}
        value={prediction?.id ?? null}
        choices={choices.get(reference.group) ?? []}
        tabbable={tabbable}
        onChange={(predictionId) => onMapReference(reference.id, predictionId)}
      />
    ) : null;

  return (
    <div className="units-view">
      <UnitsBar
        counts={countStates(rows)}
        filter={filter}
        onFilter={setFilter}
        texts={texts}
        onTexts={setTexts}
        markdown={() => unitsMarkdown(told(placed, differences), report.signature)}
        hidden={hidden}
      />
      {report.gate.pass ? null : (
        <p className="notice">
          <Icon name="info" /> The prediction fails the gate, so nothing is paired and every score is 0.
        </p>
      )}
      {settings.ref_matcher === 'manual' || settings.ref_matcher === 'judge' ? (
        <div className="notice" role="status">
          <Icon name="info" />
          <p>
            {settings.ref_matcher === 'judge'
              ? 'Mapping set by a judge, which the signature names. A pair that is changed here makes it a map by hand.'
              : 'Mapping set by hand: these pairs stand in the signature, and no description is compared.'}
          </p>
          <button type="button" className="outline push" onClick={onResetMap}>
            Reset
          </button>
        </div>
      ) : null}
      {references ? (
        <UnitTable
          table={references}
          rows={placed.references}
          total={rows.references.length}
          differences={differences.reference}
          mapping={mapping}
          {...part('references')}
        />
      ) : null}
      {events ? (
        <UnitTable
          table={events}
          rows={placed.events}
          total={rows.events.length}
          differences={differences.event}
          {...part('events')}
        />
      ) : null}
      {shots ? (
        <UnitTable
          table={shots}
          rows={placed.shots}
          total={rows.shots.length + subshots}
          counted={`${rows.shots.length} and ${subshots} subshots`}
          differences={differences.within}
          {...part('shots')}
        />
      ) : null}
    </div>
  );
}

interface PlacedTables {
  readonly references: readonly Placed<ReferenceRow>[];
  readonly events: readonly Placed<EventRow>[];
  readonly shots: readonly Placed<ShotRow | SubshotRow>[];
}

/** Every row with what differs in it. */
function told({ references, events, shots }: PlacedTables, differences: Differences) {
  return {
    references: references.map((placed) => ({ placed, differences: differences.reference(placed.row) })),
    events: events.map((placed) => ({ placed, differences: differences.event(placed.row) })),
    shots: shots.map((placed) => ({ placed, differences: differences.within(placed.row) })),
  };
}
