import { describe, expect, it } from 'vitest';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import { type SettingsInput, SettingsSchema } from '../../src/omnicapbench/settings';
import { dialogue, doc, EMPTY, entity, score, shot, sound, subshot } from './build';

describe('the signature', () => {
  const tail = (settings: SettingsInput): string => score('', '', settings).signature.replace(/^capscope:[^|]+\|/, '');
  const DEFAULT =
    'contract:3|gate:document|ref:lexical@0.25|sub:lexical@0.30|shot:0.30|event:0.20|dlg:0.50|delta:1.0|tok:words+cjk-chars|evsa:event|ccc:matched|dur:auto|repair:off';

  it('names the product', () => {
    expect(score('', '').signature).toMatch(/^capscope:\d+\.\d+\.\d+\|contract:3\|/);
  });

  it.each<[SettingsInput, string, string]>([
    [{}, '', ''],
    [{ gate: 'strict' }, 'gate:document', 'gate:strict'],
    [{ ref_threshold: 0.125 }, '@0.25', '@0.125'],
    [{ ref_threshold: 1 }, '@0.25', '@1.00'],
    [{ ref_threshold: 1e-7 }, '@0.25', '@0.0000001'],
    [{ ref_matcher: 'id', ref_threshold: 0.9 }, 'ref:lexical@0.25', 'ref:id'],
    [{ sub_matcher: 'time' }, 'sub:lexical@0.30', 'sub:time'],
    [{ sub_threshold: 0 }, 'sub:lexical@0.30', 'sub:lexical@0.00'],
    [{ shot_tiou: 0.305 }, 'shot:0.30', 'shot:0.305'],
    [{ event_tiou: 0.5 }, 'event:0.20', 'event:0.50'],
    [{ dialogue_score: 0.55 }, 'dlg:0.50', 'dlg:0.55'],
    [{ delta: 0 }, 'delta:1.0', 'delta:0.0'],
    [{ delta: 0.25 }, 'delta:1.0', 'delta:0.25'],
    [{ evsa: 'all' }, 'evsa:event', 'evsa:all'],
    [{ ccc: 'cross-shot' }, 'ccc:matched', 'ccc:cross-shot'],
    [{ duration: 60 }, 'dur:auto', 'dur:60.0'],
    [{ duration: 1e21 }, 'dur:auto', 'dur:1000000000000000000000.0'],
    [{ duration: null }, '', ''],
    [{ repair: true }, 'repair:off', 'repair:on'],
    // sha256 of {"PERSON_1":"PERSON_2"}
    [{ ref_matcher: 'manual', ref_map: { 'person 01': '[person-2]' } }, 'ref:lexical@0.25', 'ref:manual#9a6cf7b0'],
    // The first of equal keys
    [
      { ref_matcher: 'manual', ref_map: { PERSON1: 'PERSON_2', PERSON_1: 'X' } },
      'ref:lexical@0.25',
      'ref:manual#9a6cf7b0',
    ],
    // sha256 of {}
    [{ ref_matcher: 'manual' }, 'ref:lexical@0.25', 'ref:manual#44136fa3'],
    [{ ref_map: { A: 'B' } }, '', ''],
    [
      { ref_matcher: 'judge', judge_model: 'gpt-x', judge_prompt: 'p1', ref_map: { A: 'B' } },
      'ref:lexical@0.25',
      'ref:judge#gpt-x@p1',
    ],
    [
      { sub_matcher: 'judge', judge_model: 'qwen3:8b', judge_prompt: 'p1' },
      'sub:lexical@0.30',
      'sub:judge#qwen3:8b@p1',
    ],
    // A name that would end its part of the line, and a judge without a name.
    [{ sub_matcher: 'judge', judge_model: 'a|b c', judge_prompt: 'p1' }, 'sub:lexical@0.30', 'sub:judge#a%7Cb%20c@p1'],
    [{ ref_matcher: 'judge' }, 'ref:lexical@0.25', 'ref:judge#unnamed@unnamed'],
    [{ judge_model: 'gpt-x', judge_prompt: 'p1' }, '', ''],
    [{ posthoc: 'gpt-x@h1' }, 'repair:off', 'repair:off|posthoc:gpt-x@h1'],
  ])('%j', (settings, from, to) => {
    expect(tail(settings)).toBe(DEFAULT.replace(from, to));
  });

  it('the hash knows no order of keys', () => {
    const hash = (ref_map: Record<string, string>) => tail({ ref_matcher: 'manual', ref_map });
    expect(hash({ B: 'X', A: 'Y' })).toBe(hash({ A: 'Y', B: 'X' }));
    expect(hash({ 10: 'X', 9: 'Y' })).toBe(hash({ 9: 'Y', 10: 'X' }));
    expect(hash({ A: 'Y', B: 'X' })).not.toBe(hash({ A: 'X', B: 'Y' }));
  });
});

describe('settings', () => {
  it.each<[string, unknown]>([
    ['an unknown key', { treshold: 1 }],
    ['a threshold above 1', { shot_tiou: 1.5 }],
    ['a negative delta', { delta: -1 }],
    ['an unknown convention', { evsa: 'none' }],
    ['a map of numbers', { ref_map: { A: 1 } }],
    ['verdicts of an unknown direction', { sub_map: { both: [] } }],
    ['a string for a number', { delta: '1' }],
    ['no object', 5],
  ])('%s is refused', (_, settings) => {
    expect(SettingsSchema.safeParse(settings).success).toBe(false);
  });
});

describe('the report', () => {
  const ours = doc({
    references: [entity('P', 'person', 'red coat'), entity('Q', 'person', 'blue hat')],
    events: [dialogue('D', [0, 2], 'one two', 'P'), sound('S', [4, 5])],
    shots: [
      shot('A', [0, 4], { see: [subshot([0, 4], 'opens a door')], who: ['P', 'Q'], hear: ['D'] }),
      shot('B', [4, 8], { see: 'rain' }),
    ],
  });
  const theirs = doc({
    references: [entity('P', 'person', 'red coat'), entity('X', 'object', 'lamp')],
    events: [dialogue('D', [0, 2], 'one two', 'P'), sound('S', [6, 7])],
    shots: [
      shot('A', [0, 4], { see: [subshot([0, 4], 'opens a door'), subshot([0, 4], 'sleeps')], who: ['P'], hear: ['D'] }),
    ],
  });
  const report = score(theirs, ours);

  it('has its keys and metrics in order, whatever happens', () => {
    for (const one of [report, score('', ''), score(EMPTY, ''), score('', ours), score(EMPTY, EMPTY)]) {
      expect(Object.keys(one)).toEqual([
        'signature',
        'gate',
        'metrics',
        'alignment',
        'probes',
        'composition',
        'diagnostics',
        'unsupported',
        'missed',
      ]);
      expect(Object.keys(one.metrics)).toEqual([...METRIC_IDS]);
      expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    }
  });

  it('lists what earned nothing, with its place', () => {
    const brief = (list: typeof report.missed) =>
      list.map(({ track, id, index, path }) => `${track} ${id}${index ?? ''} ${path.join('.')}`);
    expect(brief(report.unsupported)).toEqual([
      'reference X references.1',
      'event S events.1',
      'subshot A1 shots.0.visual_description.1',
    ]);
    expect(brief(report.missed)).toEqual([
      'reference Q references.1',
      'event S events.1',
      'shot B shots.1',
      'subshot B0 shots.1.visual_description',
    ]);
    const [first] = report.unsupported;
    expect(JSON.stringify(theirs).slice(first?.offset).startsWith('{"ref_id":"X"')).toBe(true);
  });

  it('divides the lost points', () => {
    // format 0 · entity 1 - 2/4 · identity 1 - mean(2/3, 1) = 1/6 · action (1 - 2/3) + (1 - 1/2) = 5/6
    // · audio 1 - 2/4 · audio-visual 0; all together 2
    const { composition } = report;
    expect(Object.keys(composition)).toEqual(['format', 'entity', 'identity', 'action', 'audio', 'audio-visual']);
    expect(report.metrics.ref_use.value).toBeCloseTo(5 / 6, 12);
    expect(composition.entity).toBeCloseTo(0.5 / 2, 12);
    expect(composition.identity).toBeCloseTo(1 / 12, 12);
    expect(composition.action).toBeCloseTo(5 / 12, 12);
    expect(composition.audio).toBeCloseTo(0.25, 12);
    expect([composition.format, composition['audio-visual']]).toEqual([0, 0]);
  });

  it('has nothing to divide when nothing is lost', () => {
    expect(Object.values(score(EMPTY, EMPTY).composition)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

it('an empty pair: everything is null but the gate', () => {
  const { metrics } = score(EMPTY, EMPTY);
  for (const id of METRIC_IDS) expect(metrics[id].value, id).toBe(id === 'sgc' || id === 'gate_pass' ? 1 : null);
});
