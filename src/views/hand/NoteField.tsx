import { useId } from 'react';

interface NoteFieldProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
  /** The field is left. */
  readonly onLeave: () => void;
}

/** A remark beside a verdict. Escape leaves the field, so that the keys of the page work again. */
export function NoteField({ note, onChange, onLeave }: NoteFieldProps) {
  const id = useId();
  return (
    <div className="hand-note">
      <label htmlFor={id}>
        Note <span className="muted">(optional, kept with the verdict)</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={2000}
        value={note}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </div>
  );
}
