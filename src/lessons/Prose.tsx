import { HuedText } from '../ui/HuedText';

/** A sentence of a lesson: ids wear their track's hue, what stands between backticks is code. */
export function Prose({ text }: { readonly text: string }) {
  let at = 0;
  const parts = text.split('`').map((part, index) => {
    const key = at;
    at += part.length + 1;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <HuedText key={key} text={part} />;
  });
  return <>{parts}</>;
}
