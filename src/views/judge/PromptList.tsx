import { useState } from 'react';
import type { Item } from '../../judge/prompts/task';
import { grouped } from '../numbers/figures';
import { distinct, promptGroups } from './asking';
import { Fold } from './Fold';
import { LongText } from './LongText';

/** Questions that are listed before somebody asks for all. */
const FIRST = 50;

/** What would be sent, to the letter: each task's instructions once, and the text of each question. */
export function PromptList({ calls }: { readonly calls: readonly Item[] }) {
  const [whole, setWhole] = useState(false);
  const count = distinct(calls).length;
  const groups = promptGroups(calls, whole ? count : FIRST);
  return (
    <div className="ask-prompts">
      {groups.map(({ task, system, items }) => (
        <section key={`${task.id} ${system}`} aria-label={task.title}>
          <h3>{task.title}</h3>
          <Fold className="ask-fold" summary="Instructions, the same for all of these (system)">
            {() => <LongText title="System text" text={system} />}
          </Fold>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Fold
                  className="ask-fold"
                  summary={
                    <>
                      <span className="mono ask-wrap">{item.title}</span>
                      {item.direction === null ? null : <span className="muted"> {item.direction}</span>}
                    </>
                  }
                >
                  {() => <LongText title="User text" text={item.prompt.user} />}
                </Fold>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!whole && count > FIRST ? (
        <button type="button" className="outline" onClick={() => setWhole(true)}>
          Show all {grouped(count)}
        </button>
      ) : null}
    </div>
  );
}
