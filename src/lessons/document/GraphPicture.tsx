import type { DocumentGraph, GraphLink, GraphNode } from './graph';

const WIDTH = 520;
const NODE = { width: 132, height: 40 };
const ROW = 92;
const TOP = 52;
/** Left edges of the three columns. */
const COLUMNS = { references: 0, shots: (WIDTH - NODE.width) / 2, events: WIDTH - NODE.width };

type Column = keyof typeof COLUMNS;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly column: Column;
}

const TITLES: Readonly<Record<Column, string>> = {
  references: 'references',
  shots: 'shots',
  events: 'events',
};

const KINDS = { list: 'lists', speaker: 'is spoken by', mention: 'mentions' } as const;
const STATES = {
  holds: '',
  dangling: ', which is defined nowhere',
  disjoint: ', but they never overlap in time',
} as const;

/** The least height, in rows: a ghost or two more must not move what is below. */
const ROWS = 3;

/** References, shots and events in three columns, tied by every use of an id. */
export function GraphPicture({ graph }: { readonly graph: DocumentGraph }) {
  const columns = ['references', 'shots', 'events'] as const;
  const rows = Math.max(ROWS, ...columns.map((column) => graph[column].length));
  const places = new Map<string, Place>();
  for (const column of columns) {
    graph[column].forEach(({ key }, index) => {
      places.set(key, { x: COLUMNS[column], y: TOP + index * ROW, column });
    });
  }
  const ids = new Map(columns.flatMap((column) => graph[column].map(({ key, id }) => [key, id] as const)));
  const said = graph.links.map(
    ({ from, to, kind, state }) => `${ids.get(from)} ${KINDS[kind]} ${ids.get(to)}${STATES[state]}`,
  );
  return (
    <>
      <svg
        className="graph-picture"
        viewBox={`0 0 ${WIDTH} ${TOP + rows * ROW - 36}`}
        role="img"
        aria-label={`Graph of the document. ${said.join('; ')}.`}
      >
        {columns.map((column) => (
          <text key={column} className="graph-title" x={COLUMNS[column] + NODE.width / 2} y={24} textAnchor="middle">
            {TITLES[column]}
          </text>
        ))}
        {graph.links.map((link) => (
          <Tie
            key={`${link.from}/${link.to}/${link.kind}`}
            link={link}
            from={places.get(link.from)}
            to={places.get(link.to)}
          />
        ))}
        {columns.flatMap((column) =>
          graph[column].map((node) => <Node key={node.key} node={node} place={places.get(node.key)} />),
        )}
      </svg>
      <ul className="graph-key" aria-hidden="true">
        {(['list', 'mention', 'speaker'] as const).map((kind) => (
          <li key={kind}>
            <svg className="graph-sample" width="26" height="8" aria-hidden="true">
              <line className={`tie ${kind}`} x1="1" x2="25" y1="4" y2="4" />
            </svg>
            {kind === 'list' ? 'in a list' : kind === 'mention' ? 'in a text' : 'speaker'}
          </li>
        ))}
        <li>
          <svg className="graph-sample" width="26" height="8" aria-hidden="true">
            <line className="tie broken" x1="1" x2="25" y1="4" y2="4" />
          </svg>
          does not hold
        </li>
      </ul>
    </>
  );
}

function Node({ node, place }: { readonly node: GraphNode; readonly place: Place | undefined }) {
  if (!place) return null;
  return (
    <g className={`graph-node ${node.hue} ${node.state}`} transform={`translate(${place.x} ${place.y})`}>
      <rect width={NODE.width} height={NODE.height} rx={4} />
      <text x={NODE.width / 2} y={17} textAnchor="middle">
        {node.id}
      </text>
      <text className="graph-note" x={NODE.width / 2} y={32} textAnchor="middle">
        {node.note.replace(' seconds', ' s')}
      </text>
    </g>
  );
}

interface TieProps {
  readonly link: GraphLink;
  readonly from: Place | undefined;
  readonly to: Place | undefined;
}

/** Lists in the upper half of a node's edge, texts in the lower; a speaker goes under the shots. */
function Tie({ link: { kind, state }, from, to }: TieProps) {
  if (!from || !to) return null;
  const classes = `tie ${kind} ${state === 'holds' ? '' : 'broken'}`;
  const [left, right] = from.x < to.x ? [from, to] : [to, from];
  const shift = kind === 'list' ? 14 : kind === 'mention' ? 26 : 34;
  const x1 = left.x + NODE.width;
  const x2 = right.x;
  const y1 = left.y + shift;
  const y2 = right.y + shift;
  const bend = (x2 - x1) / 2;
  const d =
    kind === 'speaker'
      ? `M${x1} ${y1} C${x1 + 60} ${y1 + 34} ${x2 - 60} ${y2 + 34} ${x2} ${y2}`
      : `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  return (
    <g className={classes}>
      <path d={d} />
      {state === 'holds' ? null : (
        <path
          className="cross"
          transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2 + (kind === 'speaker' ? 25 : 0)})`}
          d="m-5-5 10 10m0-10-10 10"
        />
      )}
    </g>
  );
}
