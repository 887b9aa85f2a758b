import { useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Detail } from '../../omnicapbench/detail';
import { selectedPair, type UnitRef } from '../../state/selection';
import { Icon } from '../../ui/Icon';
import { download } from '../charts/download';
import { toPng } from '../charts/standalone';
import { Camera } from './camera';
import { zoomAt } from './clock';
import { resolveColours } from './colours';
import { selectedItems } from './draw';
import { linksToDraw } from './drawLinks';
import { layoutTimeline } from './layout';
import { whyOneSided } from './summary';
import { drawTimelineSvg } from './svg';
import { TimelineBar } from './TimelineBar';
import { TimelineChart } from './TimelineChart';
import { TimelineEmpty } from './TimelineEmpty';
import { UnitTable } from './UnitTable';

interface TimelineViewProps {
  readonly detail: Detail;
  readonly selected: UnitRef | null;
  readonly onSelect: (unit: UnitRef) => void;
  /** Of the report the units belong to; written into saved pictures. */
  readonly signature: string;
}

/** All units of both documents on one clock: who faces whom, what is missed, what is made up, what drifts. */
export function TimelineView({ detail, selected, onSelect, signature }: TimelineViewProps) {
  const [camera] = useState(() => new Camera());
  const [tableOpen, setTableOpen] = useState(false);
  const tableId = useId();
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);
  const layout = useMemo(() => layoutTimeline(detail), [detail]);
  const pair = useMemo(() => selectedPair(detail, selected), [detail, selected]);
  const links = useMemo(() => {
    const items = new Set(selectedItems(layout, pair).map(({ id }) => id));
    return new Set(linksToDraw(layout, items).map(({ state }) => state));
  }, [layout, pair]);
  const invalid = useMemo(() => [...layout.items.values()].some(({ item }) => item.state === 'invalid'), [layout]);
  const drawn = useSyncExternalStore(camera.subscribe, camera.getDrawn);

  useLayoutEffect(() => {
    if (tableOpen) table.current?.scrollIntoView({ block: 'nearest' });
  }, [tableOpen]);

  if (layout.items.size === 0) {
    return (
      <div className="timeline">
        <TimelineEmpty detail={detail} />
      </div>
    );
  }

  const save = (kind: 'svg' | 'png'): void => {
    if (!root.current || !drawn) return;
    const colour = resolveColours(root.current);
    const picture = drawTimelineSvg(detail, {
      width: drawn.width,
      view: camera.now,
      selected: pair,
      colour,
      signature,
    });
    if (kind === 'svg') download('capscope-timeline.svg', new Blob([picture.svg], { type: 'image/svg+xml' }));
    else void toPng(picture).then((blob) => blob && download('capscope-timeline.png', blob));
  };

  const oneSided = whyOneSided(detail);
  return (
    <div ref={root} className="timeline">
      <TimelineBar
        invalid={invalid}
        disjoint={links.has('disjoint')}
        missingLink={links.has('missing')}
        wrongLink={links.has('wrong')}
        fits={drawn?.fits ?? true}
        tableOpen={tableOpen}
        tableId={tableId}
        onZoom={(factor) => camera.change((view, limits, width) => zoomAt(view, factor, width / 2, limits, width))}
        onFit={() => camera.fit()}
        onTable={() => setTableOpen(!tableOpen)}
        onSave={save}
      />
      {oneSided === null ? null : (
        <p className="notice">
          <Icon name="warning" className="warning" />
          {oneSided}
        </p>
      )}
      {layout.untimed === 0 ? null : (
        <p className="timeline-aside muted">
          {layout.untimed === 1 ? '1 unit has' : `${layout.untimed} units have`} no readable time and cannot be placed;{' '}
          {layout.untimed === 1 ? 'it is' : 'they are'} in the table.
        </p>
      )}
      <TimelineChart
        layout={layout}
        camera={camera}
        drawn={drawn}
        selected={selected}
        pair={pair}
        onSelect={onSelect}
      />
      <section
        ref={table}
        id={tableId}
        className="timeline-table"
        hidden={!tableOpen}
        aria-label="The timeline as a table"
      >
        {tableOpen ? <UnitTable detail={detail} selected={pair} onSelect={onSelect} /> : null}
      </section>
    </div>
  );
}
