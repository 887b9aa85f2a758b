import { describe, expect, it } from 'vitest';
import type { DiagnosticCode } from '../../src/omnicapbench/diagnostics';
import { dialogue, doc, EMPTY, entity, found, type Json, score, shot, sound } from './build';

type Tracks = Parameters<typeof doc>[0];

/** Where a warning stands, each place with its path. */
function places(code: DiagnosticCode, tracks: Tracks): string[] {
  const text = doc(tracks);
  expect(found(score(EMPTY, text), code, 'reference')).toEqual([]);
  return found(score(text, EMPTY, { duration: 1000 }), code).map(({ path }) => path.join('.'));
}

describe('events that no shot links', () => {
  const events = [sound('S_1', [0, 2]), sound('S_2', [0, 2])];
  it.each<[string, Tracks, string[]]>([
    ['no shots', { events }, ['events.0.event_id', 'events.1.event_id']],
    ['one linked', { events, shots: [shot('A', [0, 2], { hear: ['s 1'] })] }, ['events.1.event_id']],
    ['a disjoint link is a link', { events, shots: [shot('A', [5, 7], { hear: ['S_1', 'S_2'] })] }, []],
    [
      'a dropped shot links nothing',
      { events, shots: [shot('A', [2, 0], { hear: ['S_1', 'S_2'] })] },
      ['events.0.event_id', 'events.1.event_id'],
    ],
    [
      'a second definition of a shot links',
      { events, shots: [shot('A', [0, 2]), shot('A', [0, 2], { hear: ['S_1', 'S_2'] })] },
      [],
    ],
    [
      'a second definition is set aside',
      { events: [...events, sound('S_1', [0, 2])], shots: [shot('A', [0, 2], { hear: ['S_1', 'S_2'] })] },
      [],
    ],
    ['a dropped event is not defined', { events: [sound('S_1', [2, 0])] }, []],
    [
      'a generated id is an id',
      { events: [sound(null, [0, 2])], shots: [shot('A', [0, 2], { hear: ['EVENT_1'] })] },
      [],
    ],
    ['generated and unlinked', { events: [sound(null, [0, 2])] }, ['events.0']],
  ])('%s', (_, tracks, expected) => {
    expect(places('link.unlinked-event', tracks)).toEqual(expected);
  });
});

describe('references that nothing uses', () => {
  const references = [entity('P_1', 'person', 'x')];
  const unused = ['references.0.ref_id'];
  it.each<[string, Tracks, string[]]>([
    ['nothing at all', { references }, unused],
    ['a list', { references, shots: [shot('A', [0, 2], { who: ['P_1'] })] }, []],
    ['a subshot', { references, shots: [shot('A', [0, 2], { see: 'P_1 [P_1]' })] }, []],
    ['a speaker', { references, events: [dialogue('D', [0, 2], 'x', 'p 1')] }, []],
    ['a description', { references, events: [sound('S', [0, 2], '[P_1]')] }, []],
    ['a line is no text of uses', { references, events: [dialogue('D', [0, 2], '[P_1]')] }, unused],
    ['its own description neither', { references: [entity('P_1', 'person', '[P_1]')] }, unused],
    ['a dropped unit', { references, events: [dialogue('D', [2, 0], 'x', 'P_1')] }, unused],
    [
      'a second definition that uses',
      { references, shots: [shot('A', [0, 2]), shot('A', [0, 2], { who: ['P_1'] })] },
      [],
    ],
    [
      'a second definition unused',
      { references: [...references, entity('P_1', 'person', 'y')], shots: [shot('A', [0, 2], { who: ['P_1'] })] },
      [],
    ],
    ['an untestable one', { references: [entity('P_1', 'person', null)] }, []],
  ])('%s', (_, tracks, expected) => {
    expect(places('link.unused-reference', tracks)).toEqual(expected);
  });
});

describe('shots in time', () => {
  const shots = (spans: readonly Json[]): Tracks => ({ shots: spans.map((span, i) => shot(`A_${i}`, span)) });
  it.each<[string, Json[], string[], string[]]>([
    [
      'end to end',
      [
        [0, 2],
        [2, 4],
      ],
      [],
      [],
    ],
    [
      'a tenth over is fine',
      [
        [0, 2.1],
        [2, 4],
      ],
      [],
      [],
    ],
    [
      'more is not',
      [
        [0, 2.11],
        [2, 4],
      ],
      ['shots.1.time_range'],
      [],
    ],
    [
      'half a second between is fine',
      [
        [0, 2],
        [2.5, 4],
      ],
      [],
      [],
    ],
    [
      'more is not',
      [
        [0, 2],
        [2.51, 4],
      ],
      [],
      ['shots.1.time_range'],
    ],
    [
      'in the order of time',
      [
        [3, 4],
        [0, 2],
      ],
      [],
      ['shots.0.time_range'],
    ],
    [
      'neighbours by start, then end',
      [
        [0, 4],
        [0, 2],
        [4, 6],
      ],
      ['shots.0.time_range'],
      [],
    ],
    // The largest end so far is 9: nothing is missing before 9.2.
    [
      'a gap is measured from the largest end',
      [
        [0, 9],
        [1, 2],
        [9.2, 10],
      ],
      ['shots.1.time_range'],
      [],
    ],
    // [0, 9] and [8, 10] are no neighbours.
    [
      'an overlap between neighbours',
      [
        [0, 9],
        [1, 1],
        [8, 10],
      ],
      [],
      [],
    ],
    ['the first may start late', [[5, 6]], [], []],
  ])('%s', (_, spans, overlap, gap) => {
    expect(places('time.shot-overlap', shots(spans))).toEqual(overlap);
    expect(places('time.shot-gap', shots(spans))).toEqual(gap);
  });

  it('second definitions are set aside', () => {
    expect(places('time.shot-overlap', { shots: [shot('A', [0, 2]), shot('A', [0, 2])] })).toEqual([]);
  });
});

describe('events heard in a shot that does not list them', () => {
  it.each<[string, Tracks, string[]]>([
    ['heard', { events: [sound('S', [0, 1])], shots: [shot('A', [0, 2])] }, ['shots.0.active_events']],
    ['listed', { events: [sound('S', [0, 1])], shots: [shot('A', [0, 2], { hear: ['S'] })] }, []],
    ['a tenth is fine', { events: [sound('S', [1.9, 3])], shots: [shot('A', [0, 2])] }, []],
    ['more is not', { events: [sound('S', [1.89, 3])], shots: [shot('A', [0, 2])] }, ['shots.0.active_events']],
    ['a point is not heard', { events: [sound('S', [1, 1])], shots: [shot('A', [0, 2])] }, []],
    [
      'in each shot',
      {
        events: [sound('S', [0, 4])],
        shots: [shot('A', [0, 2], { hear: ['S'] }), shot('B', [2, 4]), shot('C', [4, 6])],
      },
      ['shots.1.active_events'],
    ],
    ['no list to point at', { events: [sound('S', [0, 1])], shots: [shot('A', [0, 2], { hear: null })] }, ['shots.0']],
    [
      'second definitions are set aside',
      {
        events: [sound('S', [0, 1]), sound('S', [0, 1])],
        shots: [shot('A', [0, 2], { hear: ['S'] }), shot('A', [0, 2])],
      },
      [],
    ],
  ])('%s', (_, tracks, expected) => {
    expect(places('link.missing-active-event', tracks)).toEqual(expected);
  });
});
