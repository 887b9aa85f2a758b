import { useMemo, useState } from 'react';
import { addressOf } from './addresses';
import type { SealedLesson } from './lesson';
import { Prose } from './Prose';

/** Every term with the lesson that explains it. */
export function Glossary({ lessons }: { readonly lessons: readonly SealedLesson[] }) {
  const [wanted, setWanted] = useState('');
  const entries = useMemo(
    () =>
      lessons
        .flatMap((lesson) => lesson.terms.map((term) => ({ ...term, lesson })))
        .sort((a, b) => collator.compare(a.term, b.term)),
    [lessons],
  );
  const sought = wanted.trim().toLowerCase();
  const found = entries.filter(({ term, meaning }) => `${term} ${meaning}`.toLowerCase().includes(sought));
  return (
    <article className="lesson glossary">
      <h1 tabIndex={-1}>Glossary</h1>
      <p className="lead">Every term of the score and the page, in a sentence, with the lesson that shows it.</p>
      <label className="glossary-search">
        Find a term
        <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        <span className="muted" role="status">
          {found.length} of {entries.length}
        </span>
      </label>
      <dl>
        {found.map(({ term, meaning, lesson }) => (
          <div key={`${lesson.id}/${term}`}>
            <dt>{term}</dt>
            <dd>
              <Prose text={meaning} />{' '}
              <a href={addressOf(lesson.id)} aria-label={`${term}: lesson ${lesson.title}`}>
                {lesson.title}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** English, since the terms are: the order must not change with the reader's system. */
const collator = new Intl.Collator('en', { numeric: true });
