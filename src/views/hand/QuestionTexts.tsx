import { useMemo } from 'react';
import type { Item } from '../../judge/prompts/task';
import { fieldName } from './fieldNames';
import { PassageText } from './PassageText';
import { type Passage, readPassages, type SameEntity } from './passages';

/** What a question is about: the target beside its candidates, and the map of references when there is one. */
export function QuestionTexts({ item }: { readonly item: Item }) {
  const { user } = item.prompt;
  const passages = useMemo(() => readPassages(user), [user]);
  if (!passages) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      <pre className="hand-prompt" tabIndex={0}>
        {user}
      </pre>
    );
  }
  const { target, candidates, same } = passages;
  return (
    <>
      <div className="hand-sides">
        <section className="hand-side" aria-labelledby="hand-target">
          <h3 id="hand-target">Target</h3>
          <PassageTexts passage={target} />
        </section>
        <section className="hand-side" aria-labelledby="hand-candidates">
          <h3 id="hand-candidates">{candidates.length === 1 ? 'Candidate' : `${candidates.length} candidates`}</h3>
          {candidates.length === 1 ? (
            candidates.map((one) => <PassageTexts key={one.id} passage={one} />)
          ) : (
            <ol className="hand-candidates">
              {candidates.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: their order is all that tells hostile ids apart
                <li key={index}>
                  <PassageTexts passage={one} />
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
      {same ? <SameEntities same={same} /> : null}
    </>
  );
}

function PassageTexts({ passage: { id, seconds, type, texts } }: { readonly passage: Passage }) {
  return (
    <>
      {id || seconds || type ? (
        <p className="hand-about muted">
          {id ? <code>{id}</code> : null}
          {type ? <span>{type}</span> : null}
          {seconds ? <span className="mono">{seconds} s</span> : null}
        </p>
      ) : null}
      {texts.map(({ name, text }) => (
        <div key={name}>
          {name ? <p className="hand-about muted">{fieldName(name)}</p> : null}
          <PassageText text={text} />
        </div>
      ))}
    </>
  );
}

function SameEntities({ same }: { readonly same: readonly SameEntity[] }) {
  if (same.length === 0) {
    return <p className="muted">The texts mention no reference that has a counterpart.</p>;
  }
  return (
    <details className="hand-fold" open>
      <summary>
        Who is who <span className="badge">{same.length}</span>
      </summary>
      <p className="hand-said muted">An id means something in its own caption only. These stand for the same:</p>
      <ul className="hand-same">
        {same.map(({ target, candidate }) => (
          <li key={JSON.stringify([target.id, candidate.id])}>
            <Entity side="target" entity={target} />
            <Entity side="candidate" entity={candidate} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface EntityProps {
  readonly side: string;
  readonly entity: SameEntity['target'];
}

function Entity({ side, entity: { id, description } }: EntityProps) {
  return (
    <div>
      <p className="hand-about muted">
        <code className="ref">{id}</code> <span>in the {side}</span>
      </p>
      <PassageText text={description} />
    </div>
  );
}
