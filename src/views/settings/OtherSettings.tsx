import { useId, useState } from 'react';
import { CONVENTIONS } from '../../omnicapbench/conventions';
import type { Settings } from '../../omnicapbench/settings';
import { linesToMap, mapToLines } from './change';
import { reasonOf } from './fields';

interface ManualMapProps {
  readonly map: Settings['ref_map'];
  readonly onChange: (map: Settings['ref_map']) => void;
}

/** The map of the manual matcher, one pair a line. */
export function ManualMap({ map, onChange }: ManualMapProps) {
  const id = useId();
  const [lines, setLines] = useState(() => mapToLines(map));
  const { bad } = linesToMap(lines);
  return (
    <div className="setting">
      <label htmlFor={id} className="setting-title">
        {CONVENTIONS.ref_map.title}
      </label>
      <textarea
        id={id}
        className="map"
        rows={4}
        spellCheck={false}
        placeholder="PERSON_1 = PERSON_4"
        aria-describedby={`${id}-told`}
        value={lines}
        onChange={(event) => {
          setLines(event.target.value);
          onChange(linesToMap(event.target.value).map);
        }}
      />
      <p id={`${id}-told`} className="muted">
        {bad.length > 0
          ? `Line ${bad.join(', ')} is no pair and is left out: write reference = prediction.`
          : 'One pair a line: the reference’s id, an equals sign, the prediction’s id.'}
      </p>
    </div>
  );
}

interface DurationProps {
  readonly duration: number | null;
  readonly onChange: (duration: number | null) => void;
}

/** The clip's length, when it is not to be taken from the reference. */
export function Duration({ duration, onChange }: DurationProps) {
  const id = useId();
  const [draft, setDraft] = useState(duration === null ? '' : String(duration));
  return (
    <div className="setting">
      <label htmlFor={id} className="setting-title">
        {CONVENTIONS.duration.title}
      </label>
      <div className="setting-controls">
        <input
          id={id}
          type="number"
          min={0}
          step="any"
          placeholder="auto"
          aria-describedby={`${id}-reason`}
          value={draft}
          onChange={(event) => {
            const text = event.target.value;
            setDraft(text);
            const seconds = Number(text);
            if (text.trim() === '') onChange(null);
            else if (Number.isFinite(seconds) && seconds >= 0) onChange(seconds);
          }}
        />
        <span className="muted setting-unit">s</span>
      </div>
      <p id={`${id}-reason`} className="muted">
        {reasonOf('duration')}
      </p>
    </div>
  );
}
