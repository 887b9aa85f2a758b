import type { Offered } from './groupFix';

interface FixButtonProps {
  readonly fix: Offered;
  readonly label?: string;
  readonly onFix: (fix: Offered) => void;
}

/** Carries a fix out, or shows first what it would change. */
export function FixButton({ fix, label, onFix }: FixButtonProps) {
  return (
    <button type="button" className="fix" onClick={() => onFix(fix)}>
      {label ?? fix.title}
    </button>
  );
}
