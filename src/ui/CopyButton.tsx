import { useEffect, useState } from 'react';
import { Icon } from './Icon';

interface CopyButtonProps {
  readonly label: string;
  /** Called at the press, so that a long text is only made when it is wanted. */
  readonly text: () => string;
  readonly className?: string;
  /** Says what is copied when the label alone does not. */
  readonly describe?: string;
}

/** How long the button says what happened, in milliseconds. */
const TELL_FOR = 2000;

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, text, className = '', describe }: CopyButtonProps) {
  const [told, setTold] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(null), TELL_FOR);
    return () => clearTimeout(timer);
  }, [told]);

  return (
    <button
      type="button"
      className={className}
      aria-label={describe}
      onClick={() => {
        copyText(text()).then(
          () => setTold('copied'),
          () => setTold('failed'),
        );
      }}
    >
      <Icon name={told === 'copied' ? 'ok' : 'copy'} />
      {told === 'copied' ? 'Copied' : told === 'failed' ? 'Not allowed' : label}
      <span className="hidden-text" role="status">
        {told === 'copied' ? 'Copied' : told === 'failed' ? 'The browser did not allow copying' : ''}
      </span>
    </button>
  );
}

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
