import { findIds } from './hue';

/** A sentence in which every id wears its track's hue. */
export function HuedText({ text }: { readonly text: string }) {
  const ids = findIds(text);
  if (ids.length === 0) return text;
  let reached = 0;
  const parts = ids.map(({ start, end, hue }) => {
    const before = text.slice(reached, start);
    reached = end;
    return (
      <span key={start}>
        {before}
        <code className={hue ?? ''}>{text.slice(start, end)}</code>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(reached)}
    </>
  );
}
