import type { Advice } from '../../judge/run/failure';
import { CopyButton } from '../../ui/CopyButton';

/** What to do about something, a line each; what is to be typed can be copied. */
export function AdviceLines({ advice }: { readonly advice: readonly Advice[] }) {
  if (advice.length === 0) return null;
  return (
    <ul className="ask-advice">
      {advice.map(({ text, command }) => (
        <li key={text}>
          {command ? (
            <>
              <code>{text}</code>
              <CopyButton label="Copy" describe={`Copy the command: ${text}`} text={() => text} />
            </>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
