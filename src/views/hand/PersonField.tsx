import { useId, useState } from 'react';

interface PersonFieldProps {
  readonly person: string;
  /** The setup does not change while a run is on. */
  readonly locked: boolean;
  readonly onChange: (person: string) => void;
}

/** Under which name verdicts are kept; taken when the field is left, since every name has verdicts of its own. */
export function PersonField({ person, locked, onChange }: PersonFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (): void => {
    const name = typed?.trim() ?? '';
    if (name !== '' && name !== person) onChange(name);
    setTyped(null);
  };
  return (
    <span className="hand-person">
      <label htmlFor={id}>Your name</label>
      <input
        id={id}
        type="text"
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        disabled={locked}
        title={locked ? 'It can be changed when the run is over.' : undefined}
        value={typed ?? person}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
          if (key === 'Escape') setTyped(null);
        }}
      />
    </span>
  );
}
