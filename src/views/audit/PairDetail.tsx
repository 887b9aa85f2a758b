import { useMemo, useState } from 'react';
import type { Item } from '../../judge/prompts/task';
import type { UnitRef } from '../../state/selection';
import { verdictWords } from '../hand/items';
import { Confusion } from './Confusion';
import { differences, type JudgePair } from './pairs';
import { UnitOfItem } from './UnitOfItem';
import { questions } from './words';

interface PairDetailProps {
  readonly pair: JudgePair;
  readonly items: readonly Item[];
  readonly onSelect: (unit: UnitRef) => void;
}

/** Rows that are drawn before somebody asks for all. */
const FIRST = 50;

/** Two judges question by question: the tables of counts, and where they differ. */
export function PairDetail({ pair, items, onSelect }: PairDetailProps) {
  const { a, b, comparison } = pair;
  const { matches, scores } = comparison;
  const rows = useMemo(() => differences(pair, items), [pair, items]);
  const [whole, setWhole] = useState(false);
  const shown = whole ? rows : rows.slice(0, FIRST);
  const shared = matches.shared + scores.shared;
  return (
    <section aria-labelledby="audit-pair">
      <h2 id="audit-pair" className="audit-wrap">
        {a.letter} {a.label} and {b.letter} {b.label}
      </h2>
      {shared === 0 ? (
        <p className="muted">They share no yes-or-no question and no score, so there is nothing to lay side by side.</p>
      ) : (
        <>
          <div className="audit-tables">
            {matches.shared > 0 ? (
              <Confusion title="Yes or no" agreement={matches} a={a} b={b} name={matchName} />
            ) : null}
            {scores.shared > 0 ? <Confusion title="Scores" agreement={scores} a={a} b={b} name={String} /> : null}
          </div>
          <h3>Where they differ</h3>
          {rows.length === 0 ? (
            <p className="muted">Nowhere: {questions(shared)} with the same answer from both.</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it
            <section className="scroll" tabIndex={0} aria-label="Questions that they answer differently">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Question</th>
                    <th scope="col">{a.letter}</th>
                    <th scope="col">{b.letter}</th>
                    <th scope="col" className="num">
                      Apart
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ item, a: ofA, b: ofB, apart }) => (
                    <tr key={item.id} data-differs={item.id}>
                      <th scope="row">
                        <UnitOfItem item={item} onSelect={onSelect} />
                      </th>
                      <td>{verdictWords(ofA)}</td>
                      <td>{verdictWords(ofB)}</td>
                      <td className="num">{apart ?? ''}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          {shown.length < rows.length ? (
            <button type="button" className="link" onClick={() => setWhole(true)}>
              Show all {rows.length}
            </button>
          ) : null}
        </>
      )}
    </section>
  );
}

const matchName = (category: number): string => (category === 1 ? 'match' : 'no match');
