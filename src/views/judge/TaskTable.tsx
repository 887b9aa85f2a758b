import { useId } from 'react';
import type { TaskId } from '../../judge/prompts/task';
import { grouped } from '../numbers/figures';
import type { TaskStanding } from './asking';

interface TaskTableProps {
  readonly standings: readonly TaskStanding[];
  readonly chosen: readonly TaskId[];
  readonly locked: boolean;
  readonly onChoose: (task: TaskId, chosen: boolean) => void;
}

/** What may be asked: each task in plain words, the fields it sees, and how far it is. */
export function TaskTable({ standings, chosen, locked, onChoose }: TaskTableProps) {
  const id = useId();
  return (
    <div className="scroll">
      <table className="ask-tasks">
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col" className="num">
              Questions
            </th>
            <th scope="col" className="num">
              Judged
            </th>
            <th scope="col" className="num">
              Unjudged
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ task, questions, judged, unjudged }) => (
            <tr
              key={task.id}
              data-judge-task={task.id}
              data-total={questions}
              data-judged={judged}
              data-unjudged={unjudged}
            >
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(task.id)}
                    disabled={locked}
                    aria-describedby={`${id}-${task.id}`}
                    onChange={({ currentTarget }) => onChoose(task.id, currentTarget.checked)}
                  />
                  {task.title}
                </label>
                <p id={`${id}-${task.id}`} className="ask-question">
                  {task.question}{' '}
                  <span className="muted">
                    Sees{' '}
                    {task.fields.map((field, index) => (
                      <span key={field}>
                        {index > 0 ? ', ' : ''}
                        {field.includes(' ') ? field : <code>{field}</code>}
                      </span>
                    ))}
                    .
                  </span>
                </p>
              </th>
              <td className="num">{grouped(questions)}</td>
              <td className="num">{grouped(judged)}</td>
              <td className="num">{grouped(unjudged)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
