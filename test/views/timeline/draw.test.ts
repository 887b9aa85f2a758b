import { describe, expect, it } from 'vitest';
import { fitView } from '../../../src/views/timeline/clock';
import { drawLanes, drawMarks, drawRuler } from '../../../src/views/timeline/draw';
import { frameAround, frameOf } from '../../../src/views/timeline/frame';
import { layoutTimeline } from '../../../src/views/timeline/layout';
import { attributesOf, pageColour } from '../../../src/views/timeline/paint';
import type { Shape } from '../../../src/views/timeline/shapes';
import { drawTimelineSvg } from '../../../src/views/timeline/svg';
import { fitText } from '../../../src/views/timeline/words';
import { detail, edge, event, invalid, shot } from './detail';

const WIDTH = 800;
const NONE = { prediction: null, reference: null };

const looks = (shapes: readonly Shape[]): string[] => shapes.map(({ look }) => look);
const texts = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
const pathOf = (shapes: readonly Shape[], look: string): string =>
  shapes.flatMap((shape) => (shape.kind === 'path' && shape.look === look ? [shape.d] : [])).join('');

const PAIR = detail(
  {
    shots: [shot('SHOT_1', 0, 4, { partner: 'shot:SHOT_1', tiou: 0.75 }), shot('SHOT_2', 4, 8)],
    events: [event('SFX_1', 1, 2, { partner: 'event:SFX_1', description: 'a knock' })],
  },
  {
    shots: [shot('SHOT_1', 0, 3, { partner: 'shot:SHOT_1', tiou: 0.75 }), shot('SHOT_3', 9, 10)],
    events: [event('SFX_1', 1, 2, { partner: 'event:SFX_1', description: 'a thud' })],
    edges: [edge('SHOT_1', 'SFX_1', 'correct'), edge('SHOT_3', 'SFX_1', 'disjoint')],
    invalid: [invalid('shot', 'SHOT_4', 9, 8)],
  },
  10,
);

describe('the drawing', () => {
  const layout = layoutTimeline(PAIR);
  const frame = frameOf(fitView(layout.extent, WIDTH), WIDTH);
  const lanes = drawLanes(layout, frame);

  it('tells the four states apart by more than a hue', () => {
    expect(looks(lanes)).toEqual(
      expect.arrayContaining([
        'unit shot matched',
        'unit shot missed',
        'unit shot unsupported',
        'unit shot invalid',
        'wedge shot',
      ]),
    );
    const seen = (['matched', 'missed', 'unsupported', 'invalid'] as const).map((state) => {
      const { fill, strokeDasharray } = attributesOf(`unit shot ${state}`, pageColour);
      return `${fill} ${strokeDasharray}`;
    });
    expect(new Set(seen).size).toBe(4);
  });

  it('writes ids, contents, states and overlaps', () => {
    expect(texts(lanes)).toEqual(expect.arrayContaining(['SHOT_1', 'SHOT_2 missed', '0.75', 'SFX_1  a…']));
  });

  it('shows a disjoint link always, another for its event alone', () => {
    expect(looks(drawMarks(layout, frame, NONE))).toContain('link disjoint');
    expect(looks(drawMarks(layout, frame, NONE))).not.toContain('link correct');
    const selected = drawMarks(layout, frame, { prediction: 'event:SFX_1', reference: 'event:SFX_1' });
    expect(looks(selected)).toContain('link correct');
    expect(pathOf(selected, 'halo').match(/M/g)).toHaveLength(2);
  });

  it('is the same for the same layout and frame', () => {
    expect(drawLanes(layoutTimeline(PAIR), frame)).toEqual(lanes);
  });

  it('puts the last second inside the picture', () => {
    const last = drawRuler(layout, frame)
      .filter((shape) => shape.kind === 'text')
      .at(-1);
    expect(last).toMatchObject({ text: '10', anchor: 'end' });
  });
});

describe('what is too narrow or far', () => {
  it('is drawn together, a fault among others still seen', () => {
    const shots = Array.from({ length: 2000 }, (_, index) =>
      shot(`S${index}`, index, index + 1, index === 1000 ? {} : { partner: `shot:S${index}`, tiou: 1 }),
    );
    const layout = layoutTimeline(detail({ shots }, { shots: [] }));
    const shapes = drawLanes(layout, frameOf(fitView(layout.extent, WIDTH), WIDTH));
    expect(shapes.length).toBeLessThan(12);
    expect(looks(shapes)).toEqual(expect.arrayContaining(['run shot matched', 'run shot missed']));
  });

  it('is left out beyond the frame', () => {
    const layout = layoutTimeline(PAIR);
    const shapes = drawLanes(layout, frameOf({ start: 8.5, scale: 1000 }, WIDTH));
    expect(looks(shapes)).not.toContain('unit shot matched');
    expect(looks(shapes)).toContain('unit shot unsupported');
  });

  it('never gets px that a browser cannot draw', () => {
    const layout = layoutTimeline(detail({ shots: [shot('A', -1e308, 1e308)] }, { shots: [shot('B', 0, 1e9)] }));
    const shapes = drawLanes(layout, frameAround({ start: 0, scale: 40_000 }, WIDTH));
    const numbers =
      pathOf(shapes, 'unit shot missed')
        .match(/-?[\d.]+(?:e\d+)?/g)
        ?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(0);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(3000);
  });

  it('keeps a moment visible at any zoom', () => {
    const layout = layoutTimeline(detail({ shots: [shot('A', 2, 2)] }, { shots: [shot('B', 0, 5)] }));
    for (const scale of [100, 40_000])
      expect(looks(drawLanes(layout, frameOf({ start: 1.999, scale }, WIDTH)))).toContain('point shot missed');
  });
});

describe('labels', () => {
  it.each([
    ['SHOT_1', 100, 'SHOT_1'],
    ['a knock at the door', 60, 'a knock…'],
    ['a knock', 20, ''],
    ['女孩打开门', 70, '女孩打开门'],
    ['女孩打开门', 60, '女孩打开…'],
  ])('%s in %i px: %s', (text, width, fitted) => {
    expect(fitText(text, width)).toBe(fitted);
  });
});

describe('the file', () => {
  const { svg, height } = drawTimelineSvg(
    detail({ shots: [shot('A<&"', 0, 1)], events: [event('E\u0000', 0, 1, { description: '\ud800' })] }, null),
    { width: WIDTH, colour: (token) => `rgb(${token.length}, 0, 0)`, signature: 'capscope:0.1.0|contract:3' },
  );

  it('carries the signature, and has room for it', () => {
    expect(svg).toContain('>capscope:0.1.0|contract:3</text>');
    expect(svg).toContain(`height="${height}"`);
  });

  it('needs no style sheet, and is well formed', () => {
    expect(svg).not.toContain('var(');
    expect(svg).toContain('A&lt;&amp;&quot; missed');
    expect(svg.replaceAll('\n', '')).not.toMatch(/[\p{Cs}\p{Cc}]/u);
    expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
