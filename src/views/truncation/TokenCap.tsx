import { useId, useState } from 'react';
import type { Salvage } from '../../omnicapbench/salvage';
import { grouped, percent } from '../numbers/figures';
import { aboutCap, PRESETS, readCap } from './words';

interface TokenCapProps {
  readonly salvage: Salvage;
  readonly cap: number;
  readonly onCap: (cap: number) => void;
}

/** How long the output was, roughly, against a cap it may have run into. */
export function TokenCap({ salvage, cap, onCap }: TokenCapProps) {
  const [typed, setTyped] = useState(String(cap));
  const fieldId = useId();
  const { estimate, share, cap: answered } = salvage.tokens;
  const choose = (next: number): void => {
    setTyped(String(next));
    onCap(next);
  };
  return (
    <section className="token-cap" aria-labelledby="token-cap-title">
      <h3 id="token-cap-title">Output tokens</h3>
      <p>
        About <strong data-tokens={estimate}>{grouped(estimate)}</strong> tokens were written. That is{' '}
        <span data-token-share={share}>{percent(share)} %</span> of a cap of {grouped(answered)}, {aboutCap(salvage)}.
      </p>
      <div className="cap-field">
        <label htmlFor={fieldId}>Cap</label>
        <input
          id={fieldId}
          type="number"
          min={1}
          max={10_000_000}
          step={1}
          value={typed}
          aria-invalid={readCap(typed) === undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const next = readCap(currentTarget.value);
            if (next !== undefined) onCap(next);
          }}
        />
        <span className="muted">tokens</span>
      </div>
      <fieldset className="cap-presets">
        <legend className="muted">Caps the paper names</legend>
        {PRESETS.map((preset) => (
          <button
            key={preset.cap}
            type="button"
            className="outline"
            aria-pressed={preset.cap === cap}
            onClick={() => choose(preset.cap)}
          >
            <span className="mono">{grouped(preset.cap)}</span> <small className="muted">{preset.source}</small>
          </button>
        ))}
      </fieldset>
      <p className="muted">
        Tokenizers differ by a third and more on JSON: this tells an output near its cap from a short one.
      </p>
    </section>
  );
}
