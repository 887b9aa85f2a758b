import { memo } from 'react';
import type { Block, TimelineLayout } from './model';

/** The names left of the lanes. The grid's rows carry them for those who do not see them. */
export const LaneNames = memo(function LaneNames({ layout }: { readonly layout: TimelineLayout }) {
  return (
    <div className="timeline-names" aria-hidden="true">
      {layout.blocks.map((block) =>
        block.kind === 'identity' ? (
          <EntityName key={block.id} block={block} />
        ) : (
          <BlockName key={block.id} block={block} />
        ),
      )}
      {layout.identityTop === null ? null : (
        <p style={{ top: layout.identityTop + 6 }}>
          <strong>Identity</strong>
          <span className="muted">CCC</span>
        </p>
      )}
    </div>
  );
});

function BlockName({ block: { title, lanes } }: { readonly block: Block }) {
  return lanes.map(({ id, side, top, height }, index) => (
    <p key={id} style={{ top: top + height / 2 - 10 }}>
      <strong>{index === 0 ? title : ''}</strong>
      <span className="muted">{side}</span>
    </p>
  ));
}

function EntityName({ block: { title, lanes, shared, top, height } }: { readonly block: Block }) {
  const lone = lanes.length === 1 ? lanes[0]?.side : undefined;
  const note = shared ? `${shared.both}/${shared.any}` : lone === 'prediction' ? 'extra' : lone ? '' : 'missed';
  const full = shared !== null && shared.both === shared.any;
  return (
    <p style={{ top: top + height / 2 - 10 }}>
      <code className="ref">{title}</code>
      <span className={shared && !full ? 'mono timeline-drift' : shared ? 'mono muted' : 'muted'}>{note}</span>
    </p>
  );
}
