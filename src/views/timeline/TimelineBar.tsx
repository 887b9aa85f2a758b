import type { Look } from './paint';
import { Hatches, Shapes } from './ShapeElements';
import { rectPath, type Shape } from './shapes';

interface TimelineBarProps {
  /** Which signs there are to explain, beyond the three states. */
  readonly invalid: boolean;
  readonly disjoint: boolean;
  readonly missingLink: boolean;
  readonly wrongLink: boolean;
  readonly fits: boolean;
  readonly tableOpen: boolean;
  readonly tableId: string;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  readonly onTable: () => void;
  readonly onSave: (kind: 'svg' | 'png') => void;
}

const bar = (look: Look): Shape => ({ kind: 'path', look, d: rectPath({ x: 1, y: 1, width: 18, height: 10 }, 2) });
const line = (look: Look): Shape => ({ kind: 'path', look, d: 'M0 6H20' });

const KEYS = {
  matched: [bar('unit shot matched')],
  missed: [bar('unit shot missed')],
  unsupported: [bar('unit shot unsupported')],
  invalid: [bar('unit shot invalid')],
  disjoint: [line('link disjoint')],
  missing: [line('link missing')],
  wrong: [line('link wrong')],
} as const;

/** The key, the zoom buttons, the way to the table and to a file. */
export function TimelineBar(props: TimelineBarProps) {
  const { invalid, disjoint, missingLink, wrongLink, fits, tableOpen, tableId } = props;
  return (
    <div className="bar timeline-bar">
      <ul className="timeline-key" aria-label="Key">
        <Key shapes={KEYS.matched} word="matched" />
        <Key shapes={KEYS.missed} word="missed" />
        <Key shapes={KEYS.unsupported} word="unsupported" />
        {invalid ? <Key shapes={KEYS.invalid} word="invalid" /> : null}
        {disjoint ? <Key shapes={KEYS.disjoint} word="disjoint link" /> : null}
        {missingLink ? <Key shapes={KEYS.missing} word="missing link" /> : null}
        {wrongLink ? <Key shapes={KEYS.wrong} word="wrong link" /> : null}
      </ul>
      <div className="timeline-tools push">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a frame of form fields; these are buttons */}
        <span className="segmented" role="group" aria-label="Zoom">
          <button type="button" aria-label="Zoom out" aria-keyshortcuts="-" onClick={() => props.onZoom(1 / 1.5)}>
            −
          </button>
          <button type="button" aria-pressed={fits} aria-keyshortcuts="0" onClick={props.onFit}>
            Fit
          </button>
          <button type="button" aria-label="Zoom in" aria-keyshortcuts="+" onClick={() => props.onZoom(1.5)}>
            +
          </button>
        </span>
        <button type="button" aria-expanded={tableOpen} aria-controls={tableId} onClick={props.onTable}>
          As a table
        </button>
        <button type="button" onClick={() => props.onSave('svg')}>
          Save SVG
        </button>
        <button type="button" onClick={() => props.onSave('png')}>
          PNG
        </button>
      </div>
      <svg className="sprite" aria-hidden="true">
        <Hatches />
      </svg>
    </div>
  );
}

function Key({ shapes, word }: { readonly shapes: readonly Shape[]; readonly word: string }) {
  return (
    <li>
      <svg aria-hidden="true">
        <Shapes shapes={shapes} />
      </svg>
      {word}
    </li>
  );
}
