interface PresetsProps<State> {
  readonly label: string;
  readonly presets: readonly { readonly name: string; readonly state: State }[];
  readonly state: State;
  readonly onChange: (state: State) => void;
}

/** Buttons that put a whole example on the stage. */
export function Presets<State>({ label, presets, state, onChange }: PresetsProps<State>) {
  const now = JSON.stringify(state);
  return (
    <fieldset className="presets">
      <legend>{label}</legend>
      {presets.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className="outline"
          aria-pressed={JSON.stringify(preset.state) === now}
          onClick={() => onChange(preset.state)}
        >
          {preset.name}
        </button>
      ))}
    </fieldset>
  );
}
