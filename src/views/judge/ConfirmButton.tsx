import { useEffect, useRef, useState } from 'react';

interface ConfirmButtonProps {
  readonly label: string;
  /** What will be gone, in a sentence or two. */
  readonly question: string;
  readonly confirm: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
}

/** A button that asks once more, since what it throws away was paid for. */
export function ConfirmButton({ label, question, confirm, disabled = false, onConfirm }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const focused = useRef<HTMLButtonElement>(null);
  const turned = useRef(false);

  // The button that was pressed is gone; the focus goes to what stands in its place.
  useEffect(() => {
    if (turned.current) focused.current?.focus();
    turned.current = asking;
  }, [asking]);

  const turn = (next: boolean): void => {
    turned.current = true;
    setAsking(next);
  };
  if (!asking) {
    return (
      <button ref={focused} type="button" className="outline" disabled={disabled} onClick={() => turn(true)}>
        {label}
      </button>
    );
  }
  return (
    <fieldset className="ask-confirm">
      <legend className="hidden-text">{label}</legend>
      <span>{question}</span>
      <button
        type="button"
        className="outline"
        onClick={() => {
          turn(false);
          onConfirm();
        }}
      >
        {confirm}
      </button>
      <button ref={focused} type="button" onClick={() => turn(false)}>
        Keep
      </button>
    </fieldset>
  );
}
