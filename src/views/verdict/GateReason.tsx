import type { Diagnostic, Side } from '../../omnicapbench/diagnostics';
import { HuedText } from '../../ui/HuedText';
import { Icon } from '../../ui/Icon';

interface GateReasonProps {
  readonly side: Side;
  readonly faults: readonly Diagnostic[];
  readonly onSelect: (diagnostic: Diagnostic) => void;
}

/** Faults that are spelt out; the list has the rest. */
const SPELT_OUT = 3;

/** Why nothing below counts, in plain words, with the place as a button. */
export function GateReason({ side, faults, onSelect }: GateReasonProps) {
  const consequence =
    side === 'prediction'
      ? 'The prediction does not pass the gate, so every metric is zero, or not applicable.'
      : 'The reference does not pass the gate, so nothing can be measured against it.';
  return (
    <div className="notice error-notice" role="status">
      <Icon name="error" className="error" label="error" />
      <div>
        <p>{consequence}</p>
        <ul>
          {faults.slice(0, SPELT_OUT).map((fault) => (
            <li key={`${fault.code} ${fault.offset} ${fault.path.join('.')}`}>
              <HuedText text={fault.message} />{' '}
              <button type="button" className="link" onClick={() => onSelect(fault)}>
                line {fault.line}:{fault.column}
              </button>
            </li>
          ))}
          {faults.length > SPELT_OUT ? <li>and {faults.length - SPELT_OUT} more under Problems</li> : null}
        </ul>
      </div>
    </div>
  );
}
