interface PresetsProps<State> {
  readonly label: string;
  readonly presets: readonly { readonly name: string; readonly state: State }[];
  readonly state: State;
  readonly onChange: (state: State) => void;
  /** Whether the stage still shows a preset; by default when nothing has been changed. */
  readonly shows?: (preset: State, state: State) => boolean;
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Buttons that put a whole example on the stage. */
export function Presets<State>({ label, presets, state, onChange, shows = isEqual }: PresetsProps<State>) {
  return (
    <fieldset className="presets">
      <legend>{label}</legend>
      {presets.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className="outline"
          aria-pressed={shows(preset.state, state)}
          onClick={() => onChange(preset.state)}
        >
          {preset.name}
        </button>
      ))}
    </fieldset>
  );
}
