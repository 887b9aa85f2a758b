import { useEffect, useId, useRef, useState } from 'react';
import type { Custody, KeyStatus } from '../../judge/judge';
import { CUSTODY_WORDS } from './services';

interface KeyFieldProps {
  /** The only origin that the key is sent to. */
  readonly origin: string;
  readonly status: KeyStatus;
  readonly problem: string | null;
  readonly local: boolean;
  readonly onHold: (key: string, custody: Custody) => void;
  readonly onForget: () => void;
}

const CUSTODIES: readonly { readonly value: Custody; readonly label: string }[] = [
  { value: 'memory', label: 'Until this page is left' },
  { value: 'session', label: 'Until this tab is closed' },
  { value: 'device', label: 'On this device until I forget it' },
];

/** Hands a key over. It is in the field alone, and the field is emptied: no state and no store of the page sees it. */
export function KeyField({ origin, status, problem, local, onHold, onForget }: KeyFieldProps) {
  const id = useId();
  const [custody, setCustody] = useState<Custody>('memory');
  const field = useRef<HTMLInputElement>(null);
  const forget = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  // What was pressed has left the page; the focus goes to what came in its place.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    (status.held ? forget.current : field.current)?.focus();
  }, [status.held]);

  const hold = (): void => {
    const input = field.current;
    if (!input) return;
    if (input.value === '') {
      input.focus();
      return;
    }
    const key = input.value;
    input.value = '';
    pressed.current = true;
    onHold(key, custody);
  };

  return (
    <div className="ask-field" data-key-held={status.held}>
      {status.held ? (
        <>
          <span className="ask-label">Key</span>
          <p className="ask-held">
            <span id={`${id}-held`}>
              A key for <span className="mono">{origin}</span> is held {CUSTODY_WORDS[status.custody]}.
            </span>
            <button
              ref={forget}
              type="button"
              className="outline"
              aria-describedby={`${id}-held`}
              onClick={() => {
                pressed.current = true;
                onForget();
              }}
            >
              Forget
            </button>
          </p>
        </>
      ) : (
        <>
          <label htmlFor={id}>Key</label>
          <span className="ask-key">
            <input
              ref={field}
              id={id}
              type="password"
              autoComplete="off"
              spellCheck={false}
              data-setup="key"
              aria-describedby={`${id}-told`}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                // The focus moves to Forget, which the same press would then activate.
                event.preventDefault();
                hold();
              }}
            />
            <button type="button" className="outline" onClick={hold}>
              Hold key
            </button>
          </span>
          <fieldset className="ask-custody">
            <legend className="hidden-text">How long the key is held</legend>
            {CUSTODIES.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`${id}-custody`}
                  checked={custody === value}
                  onChange={() => setCustody(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <p id={`${id}-told`} className="muted">
            {local
              ? 'A server on this machine mostly needs no key.'
              : `It will be sent to ${origin} and nowhere else, and only when you press Ask.`}
          </p>
        </>
      )}
      {problem === null ? null : (
        <p className="ask-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
