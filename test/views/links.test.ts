import { describe, expect, it } from 'vitest';
import { evsaConvention, type LinkModel, linkModel, targetOf, unitOfEnd } from '../../src/views/links/edges';
import { layOut, SLIM, WIDE } from '../../src/views/links/graph';
import {
  LINK_STATES,
  MEANING,
  sayEnd,
  sayOutside,
  sayPrecision,
  sayRecall,
  sayShares,
  sayState,
  shortShares,
} from '../../src/views/links/say';
import { GALLERY, type Shown, show, showExample } from './unitsSupport';

function modelOf({ detail, report }: Shown): LinkModel {
  const model = linkModel(detail, evsaConvention(report.signature));
  if (!model) throw new Error('a document cannot be read');
  return model;
}

describe('the links', () => {
  it.each(GALLERY)('%s: their counts are the fractions of the report', (_, example, prediction) => {
    for (const evsa of ['event', 'aligned', 'all'] as const) {
      const shown = showExample(example, prediction, { evsa });
      if (!shown.report.gate.pass) continue;
      const { precision, recall, convention, counts, links } = modelOf(shown);
      const { evsa_precision, evsa_recall } = shown.report.metrics;
      expect(convention).toBe(evsa);
      expect([precision.correct, precision.of]).toEqual([
        evsa_precision.numerator ?? 0,
        evsa_precision.denominator ?? 0,
      ]);
      expect([recall.correct, recall.of]).toEqual([evsa_recall.numerator ?? 0, evsa_recall.denominator ?? 0]);
      expect(counts.correct).toBe(recall.correct);
      expect(links.length).toBeLessThanOrEqual(
        (shown.detail.reference?.edges.length ?? 0) + (shown.detail.prediction?.edges.length ?? 0),
      );
    }
  });

  it.each(GALLERY)('%s: a link leads to its own id in the list', (_, example, prediction) => {
    const shown = showExample(example, prediction);
    const model = linkModel(shown.detail, 'event');
    for (const link of model?.links ?? []) {
      const target = targetOf(link);
      if (!target) throw new Error('a link on neither side');
      const { offset, length } = target.place;
      const written = shown[target.unit.side].slice(offset, offset + length);
      expect(written).toMatch(/^"[^"]+"$/);
    }
  });

  it('tells the five states of the case in the paper apart', () => {
    const model = modelOf(showExample('evsa-case', 'qwen3.5-omni-flash'));
    expect(model.counts).toEqual({ correct: 4, missing: 2, wrong: 0, disjoint: 1, dangling: 0 });
    expect(model.events.map(({ id }) => id)).toEqual(['DIALOGUE_1', 'SFX_1']);
    expect(model.at(1, 2)?.state).toBe('disjoint');
    expect(model.at(0, 3)?.state).toBe('missing');
    expect(model.at(1, 0)).toBeUndefined();
    expect(sayPrecision(model.precision)).toBe('4 of 5 predicted links are right');
    expect(sayRecall(model.recall)).toBe('4 of 6 reference links were found');
  });

  it('gives an id that nothing defines a row of its own', () => {
    const model = modelOf(showExample('untidy-ids', 'dangling'));
    const ghost = model.events.find((end) => end.undefined);
    expect(ghost && sayEnd(ghost)).toBe('SFX_7, defined nowhere');
    expect(ghost && unitOfEnd(ghost)).toBeUndefined();
    expect(model.counts.dangling).toBe(1);
    expect(sayOutside(model)).toBe('1 more predicted link is left out: the event has no counterpart.');
    const dangling = model.links.find(({ state }) => state === 'dangling');
    expect(dangling && targetOf(dangling)?.unit).toEqual({ side: 'prediction', key: 'shot:SHOT_2' });
  });

  it('does not count a disjoint link of the reference', () => {
    const text = JSON.stringify({
      references: [],
      events: [{ event_id: 'SFX_1', type: 'sfx', time_range: [5, 6], content: {} }],
      shots: [
        {
          shot_id: 'SHOT_1',
          time_range: [0, 4],
          shot_transfer: 'cut',
          camera: 'wide',
          visual_description: [],
          active_events: ['SFX_1'],
          references_in_shot: [],
        },
      ],
    });
    const { recall, links } = modelOf(show(text.replace('"SFX_1"]', ']'), text));
    expect(recall).toEqual({ correct: 0, of: 0 });
    expect(links.map(sayState)).toEqual(['disjoint in the reference, not counted']);
    expect(sayRecall(recall)).toBe('The reference links no event to a shot');
  });

  it('has words and a sign of its own for every state', () => {
    expect(new Set(LINK_STATES.map(({ sign }) => sign)).size).toBe(5);
    expect(LINK_STATES.map(({ state }) => MEANING[state]).every((meaning) => meaning !== '')).toBe(true);
    expect(shortShares({ correct: 3, of: 5 }, { correct: 0, of: 0 })).toBe('3/5 · –');
    expect(sayShares({ correct: 3, of: 5 }, { correct: 3, of: 3 })).toBe('3 of 5 found, 3 of 3 predicted right');
  });

  it('is none when a document fails the gate', () => {
    expect(linkModel(show('[]', '{}').detail, 'event')).toBeUndefined();
  });
});

describe('the graph', () => {
  it('draws every link of a small one, inside the picture', () => {
    const model = modelOf(showExample('evsa-case', 'qwen3.5-omni-flash'));
    for (const sizes of [WIDE, SLIM]) {
      const { curves, height, single } = layOut(model, -1, sizes);
      expect(single).toBe(false);
      expect(curves).toHaveLength(7);
      for (const { x, y } of curves) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(sizes.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
    }
  });

  it('draws one event of a large one, the first when none is selected', () => {
    const model = modelOf(showExample('evsa-case', 'qwen3.5-omni-flash'));
    const long = {
      ...model,
      shots: Array.from({ length: 40 }, (_, index) => model.shots[index % 5]).flatMap((end) => end ?? []),
    };
    const { curves, single, events } = layOut(long, 1, WIDE);
    expect(single).toBe(true);
    expect(events.map(({ index }) => index)).toEqual([1]);
    expect(curves.every(({ link }) => link.event === 1)).toBe(true);
    expect(layOut(long, -1, WIDE).events.map(({ index }) => index)).toEqual([0]);
  });
});
