import { HuedText } from '../../ui/HuedText';
import type { StageProps } from '../lesson';
import { Presets } from '../ui/Presets';
import type { JudgeState } from './example';
import { FIELDS, type Field, type Sight, sightOf, TASKS, tasksSeeing } from './tasks';

const WORDS: Readonly<Record<Sight, string>> = { judged: 'judged', context: 'context', unseen: 'not seen' };
const SIGNS: Readonly<Record<Sight, string>> = { judged: '●', context: '○', unseen: '–' };

/** Which fields of a small document a task is shown. */
export function Sees({ state, onChange }: Pick<StageProps<JudgeState>, 'state' | 'onChange'>) {
  const task = TASKS.find(({ id }) => id === state.task) ?? TASKS[0];
  const field = FIELDS.find(({ id }) => id === state.field);
  return (
    <div className="stage judge-sees">
      <Presets
        label="Task"
        presets={TASKS.map(({ id, title }) => ({ name: title, state: { ...state, task: id } }))}
        state={state}
        onChange={onChange}
      />
      <p className="judge-answer">
        <strong>{task.title}</strong> answers {task.answer}. It sees what is marked, of one aligned pair.
      </p>
      <div className="scroll">
        <table className="judge-fields">
          <caption className="hidden-text">Fields of a small document, and what the task is shown of them</caption>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Field</th>
              <th scope="col">{task.title}</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {FIELDS.map((one, index) => {
              const sight = sightOf(one, task.id);
              const first = FIELDS[index - 1]?.unit !== one.unit;
              return (
                <tr key={one.id} className={`${sight} ${first ? 'first' : ''}`}>
                  <td>{first ? <HuedText text={one.unit} /> : null}</td>
                  <th scope="row">
                    <button
                      type="button"
                      className="field"
                      aria-pressed={one.id === state.field}
                      onClick={() => onChange({ ...state, field: one.id })}
                    >
                      <code>{one.name}</code>
                    </button>
                  </th>
                  <td>
                    <span className="sight" aria-hidden="true">
                      {SIGNS[sight]}
                    </span>{' '}
                    {WORDS[sight]}
                  </td>
                  <td className="value-text">
                    <HuedText text={one.value} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="judge-who" aria-live="polite">
        {field ? (
          <>
            <code>{field.name}</code> of <HuedText text={field.unit} />: {whoSees(field)}
          </>
        ) : (
          'Press a field to ask which tasks see it.'
        )}
      </p>
    </div>
  );
}

function whoSees(field: Field): string {
  const tasks = tasksSeeing(field);
  if (tasks.length === 0) return `no task sees it. ${field.otherwise}`;
  const named = tasks.map(({ id, title }) => (sightOf(field, id) === 'judged' ? title : `${title} (context)`));
  return `seen by ${named.join(', ')}.`;
}
