import { describe, expect, it } from 'vitest';
import { codesOf, documentOf, expectSound, line, list, reference, score, shot, sound, subshot } from './support';

const MOST = 10_000;
const GENEROUS = 120_000;
const WORDS = 'amber arcade balcony basket bicycle bridge candle canvas carries ceiling climbs corner'.split(' ');

/** A text of its own for every index, out of few words. */
const varied = (index: number, words = 9): string =>
  list(words, (k) => WORDS[(index * 7 + k * k * (1 + (index % 11))) % WORDS.length]).join(' ');

function scoreSelf(text: string) {
  const report = score(text, text);
  expectSound(report, text);
  expect(report.gate.pass).toBe(true);
  return report;
}

describe('documents at the limit of units', () => {
  it('refuses one unit more', () => {
    const report = score(documentOf({ references: list(MOST + 1, () => reference('PERSON_1')) }), documentOf({}));
    expect(codesOf(report)).toContain('limit.units');
    expect(report.gate).toEqual({ pass: false, compliance: 0, required: 0, present: 0 });
  });

  it('identical references', { timeout: GENEROUS }, () => {
    const report = scoreSelf(documentOf({ references: list(MOST, () => reference('PERSON_1')) }));
    expect(report.metrics.ref_f1.value).toBe(1);
    expect(report.alignment.references).toHaveLength(MOST);
    expect(
      report.diagnostics.filter(({ code, side }) => code === 'id.duplicate' && side === 'prediction'),
    ).toHaveLength(2_001);
  });

  it('identical lines', { timeout: GENEROUS }, () => {
    const report = scoreSelf(documentOf({ events: list(MOST, (i) => line(`DIALOGUE_${i}`, 'hello there my friend')) }));
    expect(report.metrics.event_dialogue_f1.value).toBe(1);
    expect(report.metrics.dialogue_line.value).toBe(1);
  });

  it('identical sounds and shots, no link', { timeout: GENEROUS }, () => {
    const events = list(4_000, (i) => sound(`SFX_${i}`));
    const report = scoreSelf(documentOf({ events, shots: list(4_000, (i) => shot(`SHOT_${i}`)) }));
    expect(report.metrics.shot_f1.value).toBe(1);
    expect(codesOf(report)).toEqual(['link.missing-active-event', 'link.unlinked-event', 'time.shot-overlap']);
  });

  it('identical subshots in one shot', { timeout: GENEROUS }, () => {
    const visual_description = list(4_000, () => subshot('a man walks through the market'));
    const report = scoreSelf(documentOf({ shots: [shot('SHOT_1', { visual_description })] }));
    expect(report.metrics.subshot_f1.value).toBe(1);
  });

  it('different references, lines and subshots by the thousand', { timeout: GENEROUS }, () => {
    const text = documentOf({
      references: list(2_000, (i) => reference(`PERSON_${i}`, varied(i))),
      events: list(800, (i) => line(`DIALOGUE_${i}`, varied(i))),
      shots: [shot('SHOT_1', { visual_description: list(2_000, (i) => subshot(varied(i))) })],
    });
    const report = scoreSelf(text);
    expect(report.metrics.ref_f1.value).toBe(1);
    expect(report.metrics.event_dialogue_f1.value).toBe(1);
    expect(report.metrics.subshot_f1.value).toBe(1);
  });

  it('one shot that lists everything, and a hundred thousand links more', { timeout: GENEROUS }, () => {
    const text = documentOf({
      references: list(3_000, (i) => reference(`PERSON_${i}`, `man ${i}`)),
      events: list(MOST, (i) => sound(`SFX_${i}`)),
      shots: [
        shot('SHOT_1', {
          active_events: list(100_000, (i) => `SFX_${i}`),
          references_in_shot: list(3_000, (i) => `PERSON_${i}`),
        }),
      ],
    });
    const report = scoreSelf(text);
    expect(report.metrics.evsa_recall.value).toBe(1);
    expect(report.probes.NoDanglingID).toEqual({ checked: 103_000, failed: 90_000 });
  });

  it('many shots that list the same references', { timeout: GENEROUS }, () => {
    const references_in_shot = list(2_000, (i) => `PERSON_${i}`);
    const text = documentOf({
      references: list(2_000, (i) => reference(`PERSON_${i}`, `man ${i}`)),
      shots: list(60, (i) => shot(`SHOT_${i}`, { time_range: [i, i + 1], references_in_shot })),
    });
    const report = scoreSelf(text);
    expect(report.metrics.ccc.value).toBe(1);
    expect(report.probes.ConsistentCoreference).toEqual({ checked: 2_000, failed: 0 });
  });

  it('ids that stand in the way of every repeat', { timeout: GENEROUS }, () => {
    const references = list(MOST, (i) => reference(i < MOST / 2 ? 'X' : `X~${i - MOST / 2 + 2}`, 'a man'));
    expect(scoreSelf(documentOf({ references })).metrics.ref_f1.value).toBe(1);
  });

  it('units that are nothing', { timeout: GENEROUS }, () => {
    const nothing = list(MOST, () => ({}));
    const report = scoreSelf(documentOf({ references: nothing, events: nothing, shots: nothing }));
    expect(codesOf(report)).toEqual(['schema.missing-field']);
    expect(report.diagnostics.some(({ message }) => /more of this kind/.test(message))).toBe(true);
  });

  it('a map of ten thousand entries', { timeout: GENEROUS }, () => {
    const text = documentOf({ references: list(MOST, (i) => reference(`PERSON_${i}`)) });
    const ref_map = Object.fromEntries(list(MOST, (i) => [`PERSON_${i}`, `PERSON_${(i * 7) % MOST}`]));
    const report = score(text, text, { ref_matcher: 'manual', ref_map });
    expect(report.alignment.references).toHaveLength(MOST);
  });

  it('times no clip has', () => {
    const report = scoreSelf(
      documentOf({
        events: [sound('SFX_1', [0, 1e308]), sound('SFX_2', [-1e308, 1e308]), sound('SFX_3', [5e-324, 5e-324])],
        shots: [shot('SHOT_1', { time_range: [-1e308, 1e308] })],
      }),
    );
    expect(codesOf(report)).toContain('time.out-of-range');
  });
});
