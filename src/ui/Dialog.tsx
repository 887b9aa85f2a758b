import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A modal dialog while it is rendered. The browser's own element keeps the focus inside, gives it back, closes on
 * Escape and takes the page behind it away from everybody; a click beside it closes it too.
 */
export function Dialog({ title, onClose, children, className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the element leaves the page: one that is closed afterwards gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside the dialog repeats what Escape and Close do
    <dialog
      ref={dialog}
      className={`dialog ${className}`.trim()}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-page">
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="square push" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
