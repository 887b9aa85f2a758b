import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly summary: ReactNode;
  /** Made when it is first opened: lists hold hundreds of these. */
  readonly children: () => ReactNode;
  readonly className?: string;
}

/** A part that opens at a press. */
export function Fold({ summary, children, className }: FoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>{summary}</summary>
      {opened ? children() : null}
    </details>
  );
}
