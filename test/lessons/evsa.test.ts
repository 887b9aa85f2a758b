import { describe, expect, it } from 'vitest';
import { evsaLesson } from '../../src/lessons/evsa';
import { evsaReport, f1InPaper, SHOT_NUMBERS, toggleLink } from '../../src/lessons/evsa/example';
import { PUBLISHED_LINKS, REFERENCE_LINKS } from '../../src/lessons/evsa/published';
import { ENGINE, reportOf, solutionOf } from './support';

describe('the published case', () => {
  it.each(PUBLISHED_LINKS)('gives $f1 for $model', ({ links, f1 }) => {
    expect(f1InPaper({ links }, ENGINE)).toBe(f1);
    expect(reportOf(evsaLesson, { links }).metrics.evsa_f1.value?.toFixed(3)).toBe(f1);
  });

  it('aligns every event and shot, so that links alone decide', () => {
    const { alignment } = reportOf(evsaLesson, { links: { DIALOGUE_1: [], SFX_1: [] } });
    expect([alignment.events.length, alignment.shots.length]).toEqual([2, 5]);
  });
});

describe('what the steps say', () => {
  const figures = (step: number) => {
    const { evsa_precision: p, evsa_recall: r, evsa_f1: f1 } = evsaReport(solutionOf(evsaLesson, step), ENGINE).metrics;
    return [`${p.numerator}/${p.denominator}`, `${r.numerator}/${r.denominator}`, f1.value?.toFixed(4)];
  };

  it('one link less: 10/11', () => {
    expect(figures(1)).toEqual(['5/5', '5/6', '0.9091']);
  });

  it('four right, two missing, one wrong: 8/11', () => {
    expect(figures(2)).toEqual(['4/5', '4/6', '0.7273']);
  });

  it('everything: 12/16, more than the careful one', () => {
    expect(figures(3)).toEqual(['6/10', '6/6', '0.7500']);
  });

  it('there is no other recipe for 0.727', () => {
    const subsets = Array.from({ length: 32 }, (_, bits) => SHOT_NUMBERS.filter((n) => bits & (1 << (n - 1))));
    const recipes = new Set<string>();
    for (const dialogue of subsets) {
      for (const sfx of subsets) {
        const { evsa_precision: p, evsa_f1: f1 } = evsaReport(
          { links: { DIALOGUE_1: dialogue, SFX_1: sfx } },
          ENGINE,
        ).metrics;
        if (f1.value?.toFixed(3) === '0.727') recipes.add(`${p.numerator}/${p.denominator}`);
      }
    }
    expect([...recipes]).toEqual(['4/5']);
  });

  it('an impossible link counts as predicted and never as right', () => {
    const state = toggleLink({ links: REFERENCE_LINKS }, 'SFX_1', 3);
    expect(evsaReport(state, ENGINE).metrics.evsa_precision).toMatchObject({ numerator: 6, denominator: 7 });
  });

  it('the three scopes agree on this case', () => {
    const { prediction, reference } = evsaLesson.pair(solutionOf(evsaLesson, 3)) ?? { prediction: '', reference: '' };
    const values = (['event', 'aligned', 'all'] as const).map(
      (evsa) => ENGINE.scoreText(prediction, reference, { evsa }).metrics.evsa_f1.value,
    );
    expect(new Set(values).size).toBe(1);
  });
});

describe('pressing a cell', () => {
  it('sets and takes away, in the order of the shots', () => {
    const set = toggleLink({ links: { DIALOGUE_1: [2, 4], SFX_1: [] } }, 'DIALOGUE_1', 3);
    expect(set.links.DIALOGUE_1).toEqual([2, 3, 4]);
    expect(toggleLink(set, 'DIALOGUE_1', 3).links.DIALOGUE_1).toEqual([2, 4]);
  });
});
