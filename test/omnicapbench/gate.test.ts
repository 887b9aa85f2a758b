import { describe, expect, it } from 'vitest';
import { METRIC_IDS, type MetricId } from '../../src/omnicapbench/metrics/ids';
import {
  codes,
  dialogue,
  doc,
  EMPTY,
  entity,
  type JsonRecord,
  probe,
  score,
  shot,
  sound,
  subshot,
  value,
} from './build';

/** The ids of the metrics that are null, the two of the gate aside. */
function nulls(prediction: JsonRecord | string, reference: JsonRecord | string, settings = {}): MetricId[] {
  const report = score(prediction, reference, settings);
  return METRIC_IDS.filter((id) => id !== 'sgc' && id !== 'gate_pass' && report.metrics[id].value === null);
}

const starting = (...stems: string[]) =>
  METRIC_IDS.filter((id) => stems.some((stem) => id === stem || id.startsWith(`${stem}_`)));
const NOT_GATE = METRIC_IDS.filter((id) => id !== 'sgc' && id !== 'gate_pass');

const PERSON = entity('PERSON_1', 'person', 'red coat');
const SCENE = entity('SCENE_1', 'scene', 'old kitchen');

describe('after a gate failure a metric is null when the reference has nothing of the kind, else 0', () => {
  it.each<[string, JsonRecord, MetricId[]]>([
    ['nothing at all', EMPTY, []],
    [
      'a person that no shot lists',
      doc({ references: [PERSON] }),
      starting('ref_subject', 'ref_precision', 'ref_recall', 'ref_f1'),
    ],
    ['a scene', doc({ references: [SCENE] }), starting('ref_scene', 'ref_precision', 'ref_recall', 'ref_f1')],
    ['an untestable person', doc({ references: [{ ref_id: 'PERSON_1' }] }), []],
    ['a shot without subshots', doc({ shots: [shot('A', [0, 1])] }), starting('shot')],
    ['a subshot', doc({ shots: [shot('A', [0, 1], { see: ['x'] })] }), starting('shot', 'subshot')],
    [
      'a sound',
      doc({ events: [sound('S', [0, 1])] }),
      starting('event_precision', 'event_recall', 'event_f1', 'event_nondialogue', 'event_tiou'),
    ],
    [
      'a line without a speaker',
      doc({ events: [dialogue('D', [0, 1], 'hi')] }),
      starting('event_precision', 'event_recall', 'event_f1', 'event_dialogue', 'event_tiou', 'dialogue_line'),
    ],
    [
      'a line with a label',
      doc({ events: [dialogue('D', [0, 1], 'hi', 'narrator')] }),
      starting(
        'event_precision',
        'event_recall',
        'event_f1',
        'event_dialogue',
        'event_tiou',
        'dialogue_line',
        'speaker',
      ),
    ],
    [
      'a line with a dangling speaker',
      doc({ events: [dialogue('D', [0, 1], 'hi', 'PERSON_9')] }),
      starting(
        'event_precision',
        'event_recall',
        'event_f1',
        'event_dialogue',
        'event_tiou',
        'dialogue_line',
        'speaker',
      ),
    ],
    [
      'an edge',
      doc({ events: [sound('S', [0, 1])], shots: [shot('A', [0, 1], { hear: ['S'] })] }),
      starting('shot', 'event_precision', 'event_recall', 'event_f1', 'event_nondialogue', 'event_tiou', 'evsa'),
    ],
    [
      'a disjoint edge is none',
      doc({ events: [sound('S', [4, 5])], shots: [shot('A', [0, 1], { hear: ['S'] })] }),
      starting('shot', 'event_precision', 'event_recall', 'event_f1', 'event_nondialogue', 'event_tiou'),
    ],
    [
      'a person in one shot',
      doc({ references: [PERSON], shots: [shot('A', [0, 1], { who: ['PERSON_1'] })] }),
      [
        ...starting('ref_subject', 'ref_precision', 'ref_recall', 'ref_f1', 'shot', 'ref_use_shot'),
        'ref_use',
        'ccc',
        'ccc_person',
      ],
    ],
    [
      'a person mentioned in a subshot alone',
      doc({ references: [PERSON], shots: [shot('A', [0, 1], { see: '[PERSON_1]' })] }),
      [
        ...starting('ref_subject', 'ref_precision', 'ref_recall', 'ref_f1', 'shot', 'subshot', 'ref_use_subshot'),
        'ref_use',
      ],
    ],
  ])('%s', (_, reference, zero) => {
    const report = score('no json', reference);
    const zeros = NOT_GATE.filter((id) => report.metrics[id].value === 0);
    expect(zeros.sort()).toEqual([...zero].sort());
    expect(NOT_GATE.filter((id) => report.metrics[id].value !== null)).toHaveLength(zeros.length);
    expect([value(report, 'sgc'), value(report, 'gate_pass')]).toEqual([0, 0]);
  });

  it('cross-shot asks for two shots', () => {
    const shots = [shot('A', [0, 1], { who: ['PERSON_1'] }), shot('B', [1, 2])];
    const once = doc({ references: [PERSON], shots });
    expect(value(score('', once), 'ccc')).toBe(0);
    expect(value(score('', once, { ccc: 'cross-shot' }), 'ccc')).toBeNull();
    const twice = doc({ references: [PERSON], shots: [...shots, shot('C', [2, 3], { who: ['PERSON_1'] })] });
    expect(value(score('', twice, { ccc: 'cross-shot' }), 'ccc')).toBe(0);
    expect(value(score('', twice, { ccc: 'cross-shot' }), 'ccc_scene')).toBeNull();
  });

  it('nothing is aligned, probed or listed of the prediction', () => {
    const report = score('{"a": 1', doc({ references: [PERSON] }));
    expect(report.alignment).toEqual({
      references: [],
      events: [],
      shots: [],
      subshots: { recall: [], precision: [] },
    });
    expect(Object.values(report.probes)).toEqual(Array(6).fill({ checked: 0, failed: 0 }));
    expect(report.unsupported).toEqual([]);
    expect(report.missed.map(({ id }) => id)).toEqual(['PERSON_1']);
  });
});

describe('the strict gate', () => {
  const good = doc({
    references: [PERSON],
    shots: [shot('A', [0, 1], { see: [subshot([0, 1], 'x')], who: ['PERSON_1'] })],
  });
  const lax = doc({
    references: [PERSON, { ref_id: 'PERSON_2' }],
    shots: [shot('A', [0, 1], { see: [subshot([0, 9], 'x')], who: ['PERSON_1', 'PERSON_9'] })],
  });

  it('passes a document without schema faults', () => {
    expect(score(good, good, { gate: 'strict' }).gate).toEqual({
      pass: true,
      compliance: 1,
      required: 16,
      present: 16,
    });
  });

  it('fails on one absent field, and keeps probes and diagnostics of the prediction', () => {
    const report = score(lax, good, { gate: 'strict' });
    expect(report.gate).toEqual({ pass: false, compliance: 0, required: 20, present: 17 });
    expect([value(report, 'sgc'), value(report, 'shot_f1'), value(report, 'event_f1')]).toEqual([0, 0, null]);
    expect([probe(report, 'SupportFieldPresent'), probe(report, 'ValidRefUse')]).toEqual(['2/1', '2/1']);
    expect(probe(report, 'ConsistentCoreference')).toBe('0/0');
    expect(codes(report)).toEqual(['id.dangling-reference', 'schema.missing-field', 'time.out-of-range']);
    expect(report.alignment.shots).toEqual([]);
  });

  it('looks at ill-typed fields of the prediction, not at those of the reference', () => {
    expect(score(good, lax, { gate: 'strict' }).gate.pass).toBe(true);
    const coerced = doc({ shots: [shot('A', ['0', '1'])] });
    expect(score(coerced, good, { gate: 'strict' }).gate.pass).toBe(false);
    expect(score(coerced, good, { gate: 'document' }).gate.pass).toBe(true);
  });
});

describe('a reference that fails the gate', () => {
  it.each(['', '{', '[]', '{"references": [], "events": []}'])(
    '%j: every metric is null but sgc and gate_pass',
    (reference) => {
      const prediction = doc({ shots: [shot('A', [-1, 100], { who: ['PERSON_9'] })] });
      const report = score(prediction, reference);
      expect(nulls(prediction, reference)).toEqual(NOT_GATE);
      expect(report.gate).toEqual({ pass: true, compliance: 1, required: 10, present: 10 });
      expect([value(report, 'sgc'), value(report, 'gate_pass')]).toEqual([1, 1]);
      expect([probe(report, 'ValidRefUse'), probe(report, 'ConsistentCoreference')]).toEqual(['1/1', '0/0']);
      // Below 0 is out of range; there is no upper bound.
      expect(codes(report)).toEqual(['id.dangling-reference', 'time.out-of-range']);
      expect(codes(report, 'reference')).toHaveLength(1);
      expect(report.composition).toEqual({ format: 0, entity: 0, identity: 0, action: 0, audio: 0, 'audio-visual': 0 });
    },
  );

  it('both fail: still null', () => {
    expect(nulls('', '')).toEqual(NOT_GATE);
    expect(score('', '').composition.format).toBe(1);
  });
});
