import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregate } from '../../src/dataset/aggregate';
import { macro } from '../../src/dataset/macro';
import { plainMean, weightedMean } from '../../src/dataset/means';
import { micro } from '../../src/dataset/micro';
import { durationWeighted } from '../../src/dataset/weighted';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import { dialogue, doc, entity, shot, sound, subshot } from '../omnicapbench/build';
import { known, scored } from './build';

/** Two shots of a ten-second clip, one of them found; and three of a minute-long one, all found. */
const short = known({ shot_recall: [1, 2], shot_precision: [1, 1] }, { duration: 10 });
const long = known({ shot_recall: [3, 3], shot_precision: [3, 6] }, { duration: 60 });
const silent = known({ event_recall: [1, 4] }, { duration: 30 });

describe('the three ways of weighing videos', () => {
  const videos = [short, long, silent];

  it('macro: each video alike, of those in which the metric applies', () => {
    expect(macro(videos, 'shot_recall', 'all')).toEqual({ value: 0.75, numerator: 1.5, denominator: 2, videos: 2 });
    expect(macro(videos, 'event_recall', 'all')).toEqual({ value: 0.25, numerator: 0.25, denominator: 1, videos: 1 });
    expect(macro(videos, 'ccc', 'all')).toEqual({ value: null, numerator: null, denominator: null, videos: 0 });
  });

  it('micro: each unit alike', () => {
    expect(micro(videos, 'shot_recall')).toEqual({ value: 4 / 5, numerator: 4, denominator: 5, videos: 2 });
    expect(micro(videos, 'shot_precision')).toEqual({ value: 4 / 7, numerator: 4, denominator: 7, videos: 2 });
  });

  it('duration-weighted: each second alike', () => {
    expect(durationWeighted(videos, 'shot_recall', 'all')).toEqual({
      value: 65 / 70,
      numerator: 65,
      denominator: 70,
      videos: 2,
    });
  });

  it('leaves a video of unknown length out of the weighing by seconds alone', () => {
    const unknown = { ...short, duration: null };
    expect(durationWeighted([unknown, long], 'shot_recall', 'all').videos).toBe(1);
    expect(macro([unknown, long], 'shot_recall', 'all').videos).toBe(2);
  });

  it('says nothing where nothing weighs', () => {
    expect(weightedMean([{ value: 1, weight: 0 }])).toEqual({
      value: null,
      numerator: null,
      denominator: null,
      videos: 1,
    });
    expect(plainMean([])).toEqual({ value: null, numerator: null, denominator: null, videos: 0 });
  });
});

describe('numbers that are made of others', () => {
  it('pools the parts of a harmonic mean first: 2 × 3/8 × 3/4 / (3/8 + 3/4) = 1/2', () => {
    const videos = [
      known({ evsa_precision: [1, 6], evsa_recall: [1, 2] }),
      known({ evsa_precision: [2, 2], evsa_recall: [2, 2] }),
    ];
    expect(micro(videos, 'evsa_f1')).toEqual({ value: 0.5, numerator: null, denominator: null, videos: 2 });
  });

  it('gives 0 where one of the directions applies to no video, null where neither does', () => {
    expect(micro([known({ subshot_recall: [0, 3] })], 'subshot_f1').value).toBe(0);
    expect(micro([known({})], 'subshot_f1')).toEqual({ value: null, numerator: null, denominator: null, videos: 0 });
  });

  it('averages the pooled parts of RefUse that apply: (3/4 + 1/2) / 2', () => {
    const videos = [known({ ref_use_shot: [1, 2], ref_use_event: [1, 2] }), known({ ref_use_shot: [2, 2] })];
    expect(micro(videos, 'ref_use')).toEqual({ value: 0.625, numerator: 1.25, denominator: 2, videos: 2 });
  });
});

describe('over scored documents', () => {
  const who = entity('PERSON_1', 'person', 'red coat, grey beard');
  const clip = doc({
    references: [who],
    events: [dialogue('DIALOGUE_1', [0, 4], 'come in out of the rain', 'PERSON_1'), sound('SFX_1', [5, 6])],
    shots: [
      shot('SHOT_1', [0, 5], { see: [subshot([0, 5], '[PERSON_1] waves.')], hear: ['DIALOGUE_1'], who: ['PERSON_1'] }),
      shot('SHOT_2', [5, 10], { see: [subshot([5, 10], '[PERSON_1] leaves.')], hear: ['SFX_1'], who: ['PERSON_1'] }),
    ],
  });
  const broken = '{"references": [';

  it('macro, micro and weighted agree over copies of one video', () => {
    const videos = [scored(clip, clip), scored(clip, clip), scored(clip, clip)];
    const all = aggregate(videos);
    for (const id of METRIC_IDS) {
      const alone = videos[0]?.metrics[id].value ?? null;
      expect([id, all[id].macro.value, all[id].micro.value, all[id].weighted.value]).toEqual([id, alone, alone, alone]);
    }
  });

  it('under `all` a failed video is a zero everywhere', () => {
    const all = aggregate([scored(clip, clip), scored(broken, clip)], 'all');
    expect(all.shot_tiou.macro).toMatchObject({ value: 0.5, videos: 2 });
    expect(all.ccc.macro).toMatchObject({ value: 0.5, videos: 2 });
    expect(all.evsa_precision.macro).toMatchObject({ value: 0.5, videos: 2 });
    expect(all.shot_f1.macro).toMatchObject({ value: 0.5, videos: 2 });
  });

  it('under `recovery` it is nothing in what is conditional on a match', () => {
    const all = aggregate([scored(clip, clip), scored(broken, clip)], 'recovery');
    for (const id of [
      'shot_tiou',
      'subshot_tiou',
      'event_tiou',
      'dialogue_line',
      'speaker_f1',
      'ref_use',
      'ccc',
      'ccc_person',
      'evsa_precision',
    ] as const) {
      expect([id, all[id].macro.value, all[id].macro.videos]).toEqual([id, 1, 1]);
    }
    for (const id of [
      'sgc',
      'gate_pass',
      'ref_f1',
      'shot_f1',
      'subshot_f1',
      'event_f1',
      'evsa_recall',
      'evsa_f1',
    ] as const) {
      expect([id, all[id].macro.value, all[id].macro.videos]).toEqual([id, 0.5, 2]);
    }
  });

  it('keeps CCC a zero under `cross-shot`, whose mean runs over all references', () => {
    const settings = { ccc: 'cross-shot' } as const;
    const all = aggregate([scored(clip, clip, settings), scored(broken, clip, settings)], 'recovery');
    expect(all.ccc.macro).toMatchObject({ value: 0.5, videos: 2 });
    expect(all.ccc.micro).toMatchObject({ numerator: 1, denominator: 2, videos: 2 });
  });

  it('pools what a failed video lost: its reference counts, its predictions do not exist', () => {
    const all = aggregate([scored(clip, clip), scored(broken, clip)]);
    expect(all.shot_recall.micro).toMatchObject({ numerator: 2, denominator: 4, videos: 2 });
    expect(all.shot_precision.micro).toMatchObject({ numerator: 2, denominator: 2, videos: 1 });
    // 2 × 2 / (2 + 4)
    expect(all.shot_f1.micro).toMatchObject({ numerator: 4, denominator: 6, videos: 2 });
    // 2 × 1 × 1/2 / (1 + 1/2)
    expect(all.evsa_f1.micro.value).toBeCloseTo(2 / 3, 12);
    expect(all.ccc.micro).toMatchObject({ numerator: 1, denominator: 1, videos: 1 });
    expect(all.gate_pass.micro).toMatchObject({ numerator: 1, denominator: 2, videos: 2 });
  });

  it('leaves out what a broken reference cannot measure', () => {
    const all = aggregate([scored(clip, {}), scored(clip, clip)]);
    expect(all.shot_f1.macro.videos).toBe(1);
    expect(all.sgc.macro.videos).toBe(2);
  });
});

describe('properties', () => {
  const share = fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const video = fc
    .record({ recall: share, precision: share, duration: fc.option(fc.integer({ min: 1, max: 400 })) })
    .map(({ recall, precision, duration }) => known({ evsa_recall: recall, evsa_precision: precision }, { duration }));

  it('a mean lies between the least and the greatest value, and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(video, { minLength: 1, maxLength: 12 }), (videos) => {
        const values = videos.flatMap((one) => one.metrics.evsa_recall.value ?? []);
        const [there, back] = [aggregate(videos), aggregate([...videos].reverse())];
        for (const weighing of ['macro', 'micro', 'weighted'] as const) {
          const { value, videos: behind } = there.evsa_recall[weighing];
          expect(back.evsa_recall[weighing].videos).toBe(behind);
          expect(behind).toBeLessThanOrEqual(videos.length);
          if (value === null) continue;
          expect(value).toBeCloseTo(back.evsa_recall[weighing].value ?? Number.NaN, 12);
          expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-12);
          expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-12);
        }
      }),
    );
  });

  it('macro over strata weighs each stratum by its videos', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 20 }), (values) => {
        const cut = Math.floor(values.length / 2);
        const parts = [plainMean(values.slice(0, cut)), plainMean(values.slice(cut))];
        const joined = weightedMean(parts.map(({ value, videos }) => ({ value, weight: videos })));
        expect(joined.value).toBeCloseTo(plainMean(values).value ?? Number.NaN, 9);
      }),
    );
  });
});
