import type { Hover } from './useFileDrop';

const WORDS = {
  prediction: 'Drop to open as the prediction',
  reference: 'Drop to open as the reference',
  page: 'Drop to open',
} as const;

/** Over the whole page while files hover above it; the pointer passes through. */
export function DropOverlay({ hover }: { readonly hover: Hover }) {
  if (hover === null) return null;
  return (
    <div className="drop-overlay" role="status">
      <p className="drop-words">
        <strong>{WORDS[hover]}</strong>
        {hover === 'page' ? (
          <span className="muted">.json, .jsonl, .txt, .zip or .capscope.json; over an editor, for that side</span>
        ) : null}
      </p>
    </div>
  );
}
