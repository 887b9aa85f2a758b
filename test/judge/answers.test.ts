import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../src/judge/answers';
import type { AnswerKind, Item } from '../../src/judge/prompts/task';
import { item } from './prompts/build';

const LABELS = {
  reference: { R1: 'PERSON_1', R2: 'PERSON_2', R3: 'PERSON_3' },
  prediction: { P1: 'WOMAN_1', P2: 'WOMAN_2' },
};

const asked = (answer: AnswerKind): Item => item({ id: answer, answer, labels: answer === 'map' ? LABELS : null });

/** `value | evidence`, or the problem. */
function read(answer: AnswerKind, text: string): string {
  const result = readAnswer(asked(answer), text);
  if (!result.ok) return `problem: ${result.problem}`;
  const { verdict, evidence } = result.value;
  const value = verdict.kind === 'map' ? verdict.pairs.map((pair) => pair.join('=')).join(' ') : String(verdict.value);
  return `${value} | ${evidence}`;
}

const NO_MATCH = 'problem: The answer does not begin with <match>0</match> or <match>1</match>.';
const NO_SCORE = 'problem: The answer does not begin with <score>1</score> to <score>5</score>.';
const TWO = 'problem: The answer holds more than one answer tag.';

describe('an answer', () => {
  it.each<[AnswerKind, string, string]>([
    ['match', '<match>1</match> Both knock.', 'true | Both knock.'],
    ['match', '<match>0</match>', 'false | '],
    ['match', '\n\uFEFF <match>1</match>\n\n Two\nlines. \n', 'true | Two\nlines.'],
    ['match', '<match>1</match>x', 'true | x'],
    ['score', '<score>5</score> All.', '5 | All.'],
    ['score', '<score>1</score>', '1 | '],
    ['match', '<think>Is it <match>0</match>?</think>\n<match>1</match> Yes.', 'true | Yes.'],
    ['score', '<think></think><score>3</score>', '3 | '],
    ['score', '<score>3</score> a < b > c, 2 <b>bold</b>', '3 | a < b > c, 2 <b>bold</b>'],
    // What is no answer.
    ['match', '', 'problem: The answer is empty.'],
    ['match', ' \n ', 'problem: The answer is empty.'],
    ['match', '<think>…</think>', 'problem: The answer is empty.'],
    ['match', '<think>Let me see <match>1</match>', NO_MATCH],
    ['match', '<think>a</think><think>b</think><match>1</match>', NO_MATCH],
    ['match', 'So <think>a</think><match>1</match>', NO_MATCH],
    ['match', 'Answer: <match>1</match>', NO_MATCH],
    ['match', '```\n<match>1</match>\n```', NO_MATCH],
    ['match', '<match>1', NO_MATCH],
    ['match', '<match>1</score>', NO_MATCH],
    ['match', '<MATCH>1</MATCH>', NO_MATCH],
    ['match', '<score>1</score>', NO_MATCH],
    ['match', '1', NO_MATCH],
    ['match', '<match> 1 </match>', 'problem: The match is neither 0 nor 1.'],
    ['match', '<match>yes</match>', 'problem: The match is neither 0 nor 1.'],
    ['match', '<match>2</match>', 'problem: The match is neither 0 nor 1.'],
    ['match', '<match></match>', 'problem: The match is neither 0 nor 1.'],
    ['score', '<match>1</match>', NO_SCORE],
    ...['0', '6', '3.5', '3/5', '-1', '03', '3 ', '５'].map((value): [AnswerKind, string, string] => [
      'score',
      `<score>${value}</score>`,
      'problem: The score is not a whole number from 1 to 5.',
    ]),
    ['score', '<score>3</score> or <score>4</score>', TWO],
    ['score', '<score>3</score> <match>1</match>', TWO],
    ['score', '<score>3</score></score>', TWO],
    ['score', '<score>3</score> < SCORE >', TWO],
  ])('%s %j: %s', (answer, text, expected) => {
    expect(read(answer, text)).toBe(expected);
  });
});

describe('a map', () => {
  const dropped = (text: string): readonly string[] => {
    const result = readAnswer(asked('map'), `<map>${text}</map>`);
    return result.ok && result.value.verdict.kind === 'map' ? result.value.verdict.dropped : [];
  };
  const OTHER = 'problem: The map holds an entry that is neither like R1=P2 nor like R1=none.';

  it.each([
    ['R1=P2 R2=none R3=P1', 'PERSON_1=WOMAN_2 PERSON_3=WOMAN_1 | '],
    ['R1=P2, R2=P1,R3=none', 'PERSON_1=WOMAN_2 PERSON_2=WOMAN_1 | '],
    ['\nR3=P1\nR1=none,\nR2=none\n', 'PERSON_3=WOMAN_1 | '],
    ['R1=none R2=none R3=none', ' | '],
    ['', 'problem: The map is empty.'],
    [' , ', 'problem: The map is empty.'],
    ['R1', OTHER],
    ['R1=P2;R2=P1', OTHER],
    ['R1 = P2', OTHER],
    ['r1=p2', OTHER],
    ['R01=P1', OTHER],
    ['P1=R1', OTHER],
    ['R1=PERSON_1', OTHER],
    ['R1=None', OTHER],
    ['R1=P1 and R2=P2', OTHER],
    ['__proto__=P1', OTHER],
  ])('%j: %s', (text, expected) => {
    expect(read('map', `<map>${text}</map>`)).toBe(expected);
  });

  it.each<[string, string, string[]]>([
    ['R9=P1 R1=P2 R2=none R3=none', 'PERSON_1=WOMAN_2 | ', ['R9=P1: there is no R9.']],
    ['R1=P7 R2=P1 R3=none', 'PERSON_2=WOMAN_1 | ', ['R1=P7: there is no P7.']],
    ['R1=P1 R1=P2 R2=none R3=none', 'PERSON_1=WOMAN_1 | ', ['R1=P2: R1 has an entry already.']],
    ['R1=none R1=P2 R2=none R3=none', ' | ', ['R1=P2: R1 has an entry already.']],
    ['R1=P1 R2=P1 R3=P2', 'PERSON_1=WOMAN_1 PERSON_3=WOMAN_2 | ', ['R2=P1: P1 is taken already.']],
    ['R2=P1', 'PERSON_2=WOMAN_1 | ', ['R1: no entry, so no match.', 'R3: no entry, so no match.']],
  ])('%j drops what would not be one to one', (text, expected, reasons) => {
    expect(read('map', `<map>${text}</map>`)).toBe(expected);
    expect(dropped(text)).toEqual(reasons);
  });

  it('needs labels', () => {
    const result = readAnswer(item({ id: 'x', answer: 'map' }), '<map>R1=P1</map>');
    expect(result.ok).toBe(false);
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['<match>', '</match>', '<score>', '</score>', '<map>', '</map>', '<think>', '</think>', 'R1=P1', 'R2=none'],
      ...['R3=P2', '0', '1', '5', '6', ',', ' ', '\n', 'constructor', '\u0000'],
    ),
    fc.string(),
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('match', 'score', 'map'), piece, fc.string()).map(([tag, value, rest]) => {
      return `<${tag}>${value}</${tag}>${rest}`;
    }),
  );

  it('never throws, and only ever gives a verdict of the kind and range asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom<AnswerKind>('match', 'score', 'map'), text, (answer, raw) => {
        const result = readAnswer(asked(answer), raw);
        if (!result.ok) {
          expect(result.problem).toMatch(/^[A-Z].*\.$/);
          return;
        }
        const { verdict } = result.value;
        expect(verdict.kind).toBe(answer);
        if (verdict.kind === 'score') expect([1, 2, 3, 4, 5]).toContain(verdict.value);
        if (verdict.kind !== 'map') return;
        const [left, right] = [verdict.pairs.map(([id]) => id), verdict.pairs.map(([, id]) => id)];
        expect(new Set(left).size).toBe(left.length);
        expect(new Set(right).size).toBe(right.length);
        for (const id of left) expect(Object.values(LABELS.reference)).toContain(id);
        for (const id of right) expect(Object.values(LABELS.prediction)).toContain(id);
      }),
      { numRuns: 1000 },
    );
  });
});
