import { describe, expect, it } from 'vitest';
import { createAnalyses } from '../../../src/engine/analyst/analyses';
import { EXAMPLES } from '../../../src/examples';
import { loadKernelsFromFile } from '../../../src/kernel/node';
import { fitView } from '../../../src/views/timeline/clock';
import { itemAt, itemsUnder } from '../../../src/views/timeline/hit';
import { layoutTimeline, rowTop } from '../../../src/views/timeline/layout';
import { revealTarget } from '../../../src/views/timeline/reveal';
import { firstStop, gridAround, type Step, type Stop, takeStep } from '../../../src/views/timeline/steps';
import { readUnder } from '../../../src/views/timeline/underCursor';
import { detail, event, shot } from './detail';

const WIDTH = 800;

const layout = layoutTimeline(
  detail(
    {
      shots: [shot('A', 0, 2, { partner: 'shot:C', tiou: 0.5 }), shot('B', 2, 6), shot('OVER', 2, 3)],
      events: [event('SFX_1', 5, 5)],
    },
    { shots: [shot('C', 0, 4, { partner: 'shot:A', tiou: 0.5 }), shot('D', 4, 10)] },
  ),
);
const view = fitView(layout.extent, WIDTH);

const idOf = (stop: Stop | null): string => stop?.id.replace(/^(\w)\w* \w+:/, '$1 ') ?? '';
const walk = (...steps: readonly Step[]): string[] => {
  let stop = firstStop(layout);
  return steps.map((step) => {
    if (stop) stop = takeStep(layout, stop, step);
    return idOf(stop);
  });
};

describe('stepping', () => {
  it('goes along a lane in time order and stays at its ends', () => {
    expect(walk('left', 'right', 'right', 'right', 'lane-start', 'lane-end')).toEqual([
      'r A',
      'r OVER',
      'r B',
      'r B',
      'r A',
      'r B',
    ]);
  });

  it('goes to the nearest unit of the next lane, keeps the column, and passes empty lanes', () => {
    expect(walk('right', 'right', 'down', 'down', 'down', 'up', 'up')).toEqual([
      'r OVER',
      'r B',
      'p C',
      'r SFX_1',
      'r SFX_1',
      'p C',
      'r B',
    ]);
  });

  it('jumps to the first and the last of all', () => {
    expect(walk('last', 'first')).toEqual(['r SFX_1', 'r A']);
  });

  it('starts anew from a unit that is gone', () => {
    expect(idOf(takeStep(layout, { id: 'gone', column: 0 }, 'right'))).toBe('r A');
    expect(firstStop(layoutTimeline(detail({}, {})))).toBeNull();
  });

  it('builds only the cells around the stop, each numbered in its lane', () => {
    const stop = firstStop(layout);
    if (!stop) throw new Error('there are units');
    const { rows, count } = gridAround(layout, stop);
    expect(count).toBe(3);
    expect(rows.map(({ index, cells }) => [index, cells.map((cell) => cell.index)])).toEqual([
      [1, [1, 2, 3]],
      [2, [1]],
      [3, [1]],
    ]);
  });
});

describe('pointing', () => {
  const [upper, lower] = layout.lanes;
  if (!upper || !lower) throw new Error('two lanes');
  const x = (time: number): number => (time - view.start) * view.scale;
  const hit = (time: number, y: number): string | undefined => itemAt(layout, view, x(time), y)?.title;

  it('finds the unit of the row under the pointer', () => {
    expect(hit(2.5, rowTop(upper, 0) + 4)).toBe('B');
    expect(hit(2.5, rowTop(upper, 1) + 4)).toBe('OVER');
    expect(hit(1, lower.top + 4)).toBe('C');
    expect(hit(8, upper.top + 4)).toBeUndefined();
    expect(hit(1, upper.top + upper.height + 10)).toBeUndefined();
  });

  it('is patient with a unit that has no width', () => {
    const lane = layout.lanes.find(({ kind }) => kind === 'sound');
    expect(itemAt(layout, view, x(5) + 3, (lane?.top ?? 0) + 4)?.title).toBe('SFX_1');
    expect(itemAt(layout, view, x(5) + 12, (lane?.top ?? 0) + 4)).toBeUndefined();
  });

  it('lists what is under a time in every lane, a boundary belonging to what begins', () => {
    expect(itemsUnder(layout, view, 2).map(({ title }) => title)).toEqual(['OVER', 'B', 'C']);
    expect(itemsUnder(layout, view, 5).map(({ title }) => title)).toEqual(['B', 'D', 'SFX_1']);
  });

  it('reads a pair once, and says when one side is elsewhere', () => {
    const said = (time: number) => readUnder(layout, view, time).map(({ title, note }) => `${title} ${note}`);
    expect(said(1)).toEqual(['A named C']);
    expect(said(3.5)).toEqual(['B missed', 'C here in the prediction only']);
  });
});

describe('revealing', () => {
  it('covers a unit and its counterpart', () => {
    const pair = { reference: 'shot:A', prediction: 'shot:C' };
    const target = revealTarget(layout, { side: 'reference', key: 'shot:A' }, pair, view, WIDTH);
    expect(target?.span).toEqual({ start: 0, end: 4 });
    expect(revealTarget(layout, { side: 'reference', key: 'shot:Z' }, pair, view, WIDTH)).toBeNull();
  });
});

describe('the examples', () => {
  const kernels = loadKernelsFromFile();

  it.each(
    EXAMPLES.flatMap(({ id, reference, predictions }) => predictions.map((p) => [`${id} ${p.id}`, reference, p.text])),
  )('%s: every unit with a time has one place, and every step leads to one', (_, reference, prediction) => {
    const answer = createAnalyses({ prediction, reference, settings: {} }, kernels).detail();
    const made = layoutTimeline(answer);
    for (const side of ['reference', 'prediction'] as const) {
      const document = answer[side];
      for (const unit of document ? [...document.shots, ...document.subshots, ...document.events] : [])
        expect(made.byUnit.get(`${side} ${unit.key}`), unit.key).toHaveLength(1);
    }
    for (const id of made.items.keys()) {
      for (const step of ['left', 'right', 'up', 'down'] as const)
        expect(made.items.has(takeStep(made, { id, column: 1 }, step).id)).toBe(true);
    }
  });

  it('says of the first what the case study is about', () => {
    const example = EXAMPLES.find(({ id }) => id === 'evsa-case');
    const prediction = example?.predictions.find(({ id }) => id === 'qwen3.5-omni-flash')?.text ?? '';
    const answer = createAnalyses({ prediction, reference: example?.reference ?? '', settings: {} }, kernels).detail();
    const made = layoutTimeline(answer);
    const read = readUnder(made, fitView(made.extent, WIDTH), 7).map(({ kind, title, note }) =>
      `${kind} ${title} ${note}`.trim(),
    );
    expect(read).toEqual([
      'shot SHOT_4',
      'subshot SHOT_4',
      'dialogue DIALOGUE_1 link missing',
      'sound SFX_1 linked',
      'identity PERSON_1 named PERSON_3',
      'identity OBJECT_1',
    ]);
  });
});
