import { describe, expect, it } from 'vitest';
import { type Kappa, kappaOf, UNWEIGHTED } from '../../../src/judge/audit/kappa';
import type { Judge } from '../../../src/judge/cache/keys';
import type { Verdict } from '../../../src/judge/verdict';
import type { KeptVerdicts } from '../../../src/state/judge/state';
import { auditedJudges, judgeLabels, letterOf } from '../../../src/views/audit/judges';
import { pairsMarkdown } from '../../../src/views/audit/markdown';
import { currentPair, differences, judgePairs } from '../../../src/views/audit/pairs';
import { repeatedJudges, unsteadyItems } from '../../../src/views/audit/unsteady';
import {
  kappaFraction,
  kappaReading,
  kappaValue,
  pointsValue,
  questions,
  shareFraction,
  shareValue,
} from '../../../src/views/audit/words';
import { item, no, scored, yes } from '../../judge/prompts/build';

const judge = (model: string, provider = 'openai https://api.example.com/v1', promptVersion = 'p1'): Judge => ({
  provider,
  model,
  promptVersion,
});

const kept = (of: Judge, ...repeats: readonly Readonly<Record<string, Verdict>>[]): KeptVerdicts => ({
  judge: of,
  repeats: repeats.map((repeat) => new Map(Object.entries(repeat))),
});

const ITEMS = ['m1', 'm2', 's1', 's2', 's3'].map((id) =>
  item({
    id,
    task: id.startsWith('s') ? 'shot-fact' : 'subshot-match',
    answer: id.startsWith('s') ? 'score' : 'match',
  }),
);
const ME = kept(judge('me', 'person'), { m1: yes, m2: no, s1: scored(5), s2: scored(2), s3: scored(3) });
const BIG = kept(judge('big'), { m1: yes, m2: yes, s1: scored(4), s2: scored(5), s3: scored(3) });
const SMALL = kept(judge('small'), { m1: yes });

const kappa = (value: number): Kappa => ({ value, numerator: value * 10, denominator: 10, reason: null });

describe('judges', () => {
  it('have letters for narrow places', () => {
    expect([0, 1, 25, 26, 27, 701, 702].map(letterOf)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
  });

  it('have names that tell them apart, no longer than it takes', () => {
    expect(judgeLabels([judge('me', 'person'), judge('gpt')])).toEqual(['me (by hand)', 'gpt']);
    expect(judgeLabels([judge('gpt'), judge('gpt', 'openai http://localhost/v1'), judge('other')])).toEqual([
      'gpt, openai https://api.example.com/v1',
      'gpt, openai http://localhost/v1',
      'other',
    ]);
    const versions = judgeLabels([judge('gpt'), judge('gpt', 'openai https://api.example.com/v1', 'p2')]);
    expect(new Set(versions).size).toBe(2);
    expect(versions[1]).toContain('p2');
    expect(new Set(judgeLabels([judge('me', 'person'), judge('me', 'person', 'p2'), judge('me (by hand)')])).size).toBe(
      3,
    );
  });

  it('who answered nothing are left out', () => {
    const judges = auditedJudges([ME, kept(judge('mute'), {}), BIG]);
    expect(judges.map(({ letter, label, byHand, run }) => [letter, label, byHand, run.verdicts.size])).toEqual([
      ['A', 'me (by hand)', true, 5],
      ['B', 'big', false, 5],
    ]);
    expect(auditedJudges([kept(judge('later'), {}, { m1: yes })])[0]?.run.verdicts.size).toBe(0);
  });
});

describe('pairs', () => {
  const pairs = judgePairs(auditedJudges([ME, BIG, SMALL]));

  it('are every two, once', () => {
    expect(pairs.map(({ id }) => id)).toEqual(['me (by hand)|big', 'me (by hand)|small', 'big|small']);
    expect(judgePairs(auditedJudges([ME]))).toEqual([]);
  });

  it('begin with one that differs', () => {
    expect(currentPair(pairs.slice(1), null)?.id).toBe('me (by hand)|small');
    expect(currentPair([...pairs].reverse(), null)?.id).toBe('me (by hand)|big');
    expect(currentPair(pairs, 'big|small')?.id).toBe('big|small');
    expect(currentPair(pairs, 'gone')?.id).toBe('me (by hand)|big');
    expect(currentPair([], null)).toBeUndefined();
  });

  it('differ in yes and no first, then furthest apart', () => {
    const [pair] = pairs;
    expect(pair && differences(pair, ITEMS).map(({ item: { id }, a, b, apart }) => [id, a, b, apart])).toEqual([
      ['m2', no, yes, null],
      ['s2', scored(2), scored(5), 3],
      ['s1', scored(5), scored(4), 1],
    ]);
    expect(pairs.slice(1).map((one) => differences(one, ITEMS))).toEqual([[], []]);
  });

  it('make a table to paste', () => {
    const markdown = pairsMarkdown(pairs.slice(0, 2), 'capscope|x');
    const lines = markdown.split('\n');
    expect(lines[2]).toMatch(
      /^\| me \(by hand\) \| big \| yes or no \| 2 \| 50\.00 % \(1\/2\) \| {2}\| 0\.00 \(as by chance\) \| {2}\|$/,
    );
    expect(lines[3]).toMatch(/^\| me \(by hand\) \| big \| scores \| 3 \| 33\.33 % \(1\/3\) \| 66\.67 % \(2\/3\) \|/);
    expect(lines[5]).toContain('| scores | 0 | n/a (0/0) | n/a (0/0) | n/a: The judges share no item of this kind. |');
    expect(markdown).toContain('- big: openai https://api.example.com/v1, prompts p1');
    expect(markdown).toContain('`capscope|x`');
  });

  it('make no markup of a name', () => {
    const named = judgePairs(
      auditedJudges([kept(judge('a|b\n@team'), { m1: yes }), kept(judge('<img>`x`'), { m1: no })]),
    );
    const markdown = pairsMarkdown(named, 's');
    expect(markdown).toContain('a\\|b \\@team');
    expect(markdown).toContain('\\<img\\>\\`x\\`');
    const columns = markdown.split('\n')[2]?.replaceAll('\\|', '').split('|').length;
    expect(columns).toBe(10);
  });
});

describe('words', () => {
  it('read a kappa', () => {
    const read = [-0.3, 0, 0.2, 0.21, 0.4, 0.6, 0.8, 0.81, 0.999, 1].map((value) => kappaReading(kappa(value)));
    expect(read).toEqual([
      'worse than chance',
      'as by chance',
      'slight',
      'fair',
      'fair',
      'moderate',
      'substantial',
      'almost perfect',
      'almost perfect',
      'perfect',
    ]);
    expect([-0.304, -0.001, 0.5].map((value) => kappaValue(kappa(value)))).toEqual(['−0.30', '0.00', '0.50']);
  });

  it('say nothing of a kappa that is not there', () => {
    const none = kappaOf([[0]], UNWEIGHTED);
    expect([kappaReading(none), kappaValue(none), kappaFraction(none)]).toEqual(['', 'n/a', '']);
    expect(kappaFraction(kappa(0.5))).toBe('5/10');
  });

  it('write shares, points and counts', () => {
    expect(shareValue({ value: 0.8, numerator: 4, denominator: 5 })).toBe('80.00 %');
    expect(shareValue({ value: null, numerator: 0, denominator: 0 })).toBe('n/a');
    expect(shareFraction({ value: 0.8, numerator: 4, denominator: 5 })).toBe('4/5');
    expect([pointsValue(22.684), pointsValue(0), pointsValue(null)]).toEqual(['22.68', '0.00', 'n/a']);
    expect([questions(1), questions(3)]).toEqual(['1 question', '3 questions']);
  });
});

describe('repeats', () => {
  const judges = auditedJudges([
    ME,
    kept(judge('wavering'), { s1: scored(1), s2: scored(2) }, { s1: scored(3), s2: scored(2) }, { s1: scored(1) }),
  ]);
  const [repeated] = repeatedJudges(judges);

  it('are of judges that were asked again', () => {
    expect(repeatedJudges(judges)).toHaveLength(1);
    expect(repeated?.entry.label).toBe('wavering');
    expect(repeated?.stability).toMatchObject({ repeats: 3, answered: 1, equal: { value: 0 }, unstable: ['s1'] });
  });

  it('show what was said each time', () => {
    expect(repeated && unsteadyItems(repeated, ITEMS)).toEqual([
      { item: ITEMS[2], verdicts: [scored(1), scored(3), scored(1)] },
    ]);
  });
});
