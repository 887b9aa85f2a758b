import type { Report, SubshotMatch } from '../../omnicapbench/report';
import { HuedText } from '../../ui/HuedText';
import { matchOf, REFERENCE, type SubshotsState, toldIn, withTold } from './example';
import { NAMES } from './Lanes';

interface WordsProps {
  readonly state: SubshotsState;
  readonly subshots: Report['alignment']['subshots'];
  readonly onChange: (state: SubshotsState) => void;
}

/** The words of both sides, each target with its best counterpart. */
export function Words({ state, subshots, onChange }: WordsProps) {
  const told = toldIn(state);
  return (
    <div className="scroll">
      <table className="subshot-words">
        <caption className="hidden-text">Actions of both sides with their counterparts</caption>
        <thead>
          <tr>
            <th scope="col">Action</th>
            <th scope="col">Counterpart</th>
            <th scope="col" className="num">
              Similarity
            </th>
            <th scope="col" className="num">
              tIoU
            </th>
            <th scope="col">Words</th>
          </tr>
        </thead>
        <tbody>
          {REFERENCE.map(({ content }, index) => (
            <tr key={content}>
              <th scope="row">{NAMES[index]}</th>
              <Counterpart match={matchOf(subshots.recall, index)} nameOf={(at) => nameOf(state, at)} />
              <td className="words">
                <HuedText text={content} />
              </td>
            </tr>
          ))}
          {NAMES.map((name, index) => {
            const action = told[index];
            // The rows stay, so that nothing moves when three become one.
            return (
              <tr key={name} aria-hidden={!action}>
                <th scope="row">{action ? nameOf(state, index) : ' '}</th>
                {action ? (
                  <Counterpart match={matchOf(subshots.precision, index)} nameOf={(at) => NAMES[at] ?? ''} />
                ) : (
                  <td colSpan={3} />
                )}
                <td className="words">
                  {action ? (
                    <input
                      type="text"
                      aria-label={`Words of predicted action ${nameOf(state, index)}`}
                      value={action.content}
                      onChange={(event) => onChange(withTold(state, index, { content: event.target.value }))}
                    />
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function nameOf({ telling }: SubshotsState, index: number): string {
  return telling === 'one' ? 'all' : (NAMES[index]?.toLowerCase() ?? '');
}

interface CounterpartProps {
  readonly match: SubshotMatch | undefined;
  readonly nameOf: (index: number) => string;
}

function Counterpart({ match, nameOf }: CounterpartProps) {
  if (!match) {
    return (
      <>
        <td className="muted">none</td>
        <td className="num">–</td>
        <td className="num">–</td>
      </>
    );
  }
  const [, , , candidate, similarity, tiou] = match;
  return (
    <>
      <td>{nameOf(candidate)}</td>
      <td className="num">{similarity.toFixed(4)}</td>
      <td className="num">{tiou.toFixed(4)}</td>
    </>
  );
}
