import { describe, expect, it } from 'vitest';
import { subshotsLesson } from '../../src/lessons/subshots';
import { START, type SubshotsState, subshotsReport, withTold } from '../../src/lessons/subshots/example';
import { ENGINE, reportOf, solutionOf } from './support';

const figures = (state: SubshotsState) => {
  const {
    subshot_recall: r,
    subshot_precision: p,
    subshot_f1: f1,
    subshot_tiou: t,
  } = subshotsReport(state, ENGINE).metrics;
  return [
    `${r.numerator}/${r.denominator}`,
    `${p.numerator}/${p.denominator}`,
    f1.value?.toFixed(4),
    t.value?.toFixed(4),
  ];
};

describe('the numbers', () => {
  it('are those of the pair in the workbench, under the default window', () => {
    const { subshot_f1, subshot_tiou } = subshotsReport(START, ENGINE).metrics;
    expect(reportOf(subshotsLesson, START).metrics).toMatchObject({ subshot_f1, subshot_tiou });
  });

  it('start with all matched: (2.7/3 + 2.8/3 + 1) / 3', () => {
    expect(figures(START)).toEqual(['3/3', '3/3', '1.0000', (8.5 / 9).toFixed(4)]);
  });
});

describe('what the steps say', () => {
  it('a late action is matched with a tIoU of 0', () => {
    expect(figures(solutionOf(subshotsLesson, 1))).toEqual(['3/3', '3/3', '1.0000', (1.9 / 3).toFixed(4)]);
  });

  it('to touch the window is not enough', () => {
    expect(figures(withTold(START, 1, { time: [8.9, 11] }))[0]).toBe('3/3');
    expect(figures(withTold(START, 1, { time: [9, 11] }))[0]).toBe('2/3');
  });

  it('without a window it is lost on both sides', () => {
    expect(figures(solutionOf(subshotsLesson, 2)).slice(0, 3)).toEqual(['2/3', '2/3', '0.6667']);
  });

  it('one long action is found by three and finds one', () => {
    expect(figures(solutionOf(subshotsLesson, 3))).toEqual(['3/3', '1/1', '1.0000', '0.3333']);
  });

  it('the same action three times: recall 1/3, precision 3/3', () => {
    const lamp = START.three[1];
    if (!lamp) throw new Error('no lamp');
    expect(figures({ ...START, three: [lamp, lamp, lamp] }).slice(0, 2)).toEqual(['1/3', '3/3']);
  });

  it('the window does nothing for other words', () => {
    expect(figures(withTold(START, 1, { content: 'A dog barks.' })).slice(0, 2)).toEqual(['2/3', '2/3']);
  });
});
