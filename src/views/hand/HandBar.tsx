import type { Item } from '../../judge/prompts/task';
import { type Known, neighbour, nextUnlabelled } from './course';
import { blindTitle } from './items';

interface HandBarProps {
  readonly questions: readonly Item[];
  /** Those that the filter leaves. */
  readonly shown: readonly Item[];
  readonly item: Item;
  readonly known: Known;
  readonly onlyUnlabelled: boolean;
  readonly onOnlyUnlabelled: (only: boolean) => void;
  readonly onGo: (item: Item) => void;
}

/** How far the work is, and the ways to other questions. */
export function HandBar(props: HandBarProps) {
  const { questions, shown, item, known, onlyUnlabelled, onOnlyUnlabelled, onGo } = props;
  const done = questions.filter(({ id }) => known(id)).length;
  return (
    <div className="bar hand-bar">
      <span className="hand-progress" data-hand-progress={`${done}/${questions.length}`}>
        <progress max={questions.length} value={done} aria-label="Labelled questions" />
        <span className="mono">
          {done} of {questions.length} labelled
        </span>
      </span>
      <span className="hand-ways">
        <Way to={neighbour(shown, item.id, -1)} onGo={onGo} label="Previous" keyName="p" />
        <select
          aria-label="Question"
          value={item.id}
          onChange={({ currentTarget }) => {
            const to = questions.find(({ id }) => id === currentTarget.value);
            if (to) onGo(to);
          }}
        >
          {questions.map((one, index) =>
            shown.includes(one) ? (
              <option key={one.id} value={one.id}>
                {index + 1}. {blindTitle(one)}
                {known(one.id) ? ' ✓' : ''}
              </option>
            ) : null,
          )}
        </select>
        <Way to={neighbour(shown, item.id, 1)} onGo={onGo} label="Next" keyName="n" />
        <Way to={nextUnlabelled(questions, item.id, known)} onGo={onGo} label="Next unlabelled" keyName="u" />
      </span>
      <label className="hand-filter">
        <input
          type="checkbox"
          checked={onlyUnlabelled}
          onChange={({ currentTarget }) => onOnlyUnlabelled(currentTarget.checked)}
        />
        Unlabelled only
      </label>
    </div>
  );
}

interface WayProps {
  readonly to: Item | undefined;
  readonly onGo: (item: Item) => void;
  readonly label: string;
  readonly keyName: string;
}

function Way({ to, onGo, label, keyName }: WayProps) {
  return (
    <button
      type="button"
      className="outline"
      aria-disabled={to === undefined}
      aria-keyshortcuts={keyName}
      onClick={() => {
        if (to) onGo(to);
      }}
    >
      {label}
      <span aria-hidden="true">
        <kbd>{keyName}</kbd>
      </span>
    </button>
  );
}
