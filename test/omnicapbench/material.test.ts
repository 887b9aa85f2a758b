import { describe, expect, it } from 'vitest';
import { judgeMaterial } from '../../src/omnicapbench/material';
import { readPair } from '../../src/omnicapbench/read';
import { evaluate } from '../../src/omnicapbench/score';
import { type SettingsInput, SettingsSchema } from '../../src/omnicapbench/settings';
import { kernels } from '../kernel/support';
import { dialogue, doc, entity, type Json, shot, sound, subshot } from './build';

function materialOf(prediction: Json | string, reference: Json, input: SettingsInput = {}) {
  const settings = SettingsSchema.parse(input);
  const text = (value: Json | string) => (typeof value === 'string' ? value : JSON.stringify(value));
  return judgeMaterial(evaluate(readPair(text(prediction), text(reference), settings), settings, kernels));
}

const PEOPLE = [entity('PERSON_1', 'person', 'red coat'), entity('PERSON_2', 'person', 'blue hat')];

describe('what a judge may see', () => {
  const reference = doc({
    references: PEOPLE,
    events: [dialogue('D_1', [0, 2], 'hello there', 'PERSON_1'), sound('SFX_1', [2, 4])],
    shots: [shot('S_1', [0, 10], { see: [subshot([0, 2], '[PERSON_1] waves'), subshot([6, 8], 'rain falls')] })],
  });
  const seen = materialOf(reference, reference);

  it('are pairs that line up; of events those without a line', () => {
    expect(seen.references.map(({ reference: { id } }) => id)).toEqual(['PERSON_1', 'PERSON_2']);
    expect(seen.events.map(({ reference: { id } }) => id)).toEqual(['SFX_1']);
    expect(seen.shots.map(({ reference: { id } }) => id)).toEqual(['S_1']);
  });

  it('are subshots with what stands in their window, and whom they mention', () => {
    const [first, second] = seen.subshots.recall;
    expect(first?.target).toMatchObject({
      key: 'subshot:S_1/0',
      id: 'S_1/0',
      start: 0,
      end: 2,
      mentions: ['PERSON_1'],
    });
    expect(first?.candidates.map(({ id }) => id)).toEqual(['S_1/0']);
    expect(second?.candidates.map(({ id }) => id)).toEqual(['S_1/1']);
    const wide = materialOf(reference, reference, { delta: 5 });
    expect(wide.subshots.precision[0]?.candidates.map(({ id }) => id)).toEqual(['S_1/0', 'S_1/1']);
  });

  it('has no judge of its own: what the alignment matched is told', () => {
    const judged = materialOf(reference, reference, { sub_matcher: 'judge', sub_map: { recall: ['S_1/1'] } });
    expect(judged.subshots.recall.map(({ matched }) => matched)).toEqual([false, true]);
    expect(judged.subshots.precision.map(({ matched }) => matched)).toEqual([false, false]);
  });

  it.each<[string, Json, string]>([
    ['a text', ' wide, static ', 'wide, static'],
    [
      'an object',
      { framing: 'wide', movement: { kind: 'pan', speed: 2, smooth: true } },
      'framing: wide, movement: kind: pan, speed: 2, smooth: true',
    ],
    ['a list', ['wide', 'low'], 'wide, low'],
    ['nothing', null, ''],
    ['empty parts', { framing: '', lens: null, marks: [] }, ''],
  ])('a camera that is %s', (_, camera, words) => {
    const filmed = doc({ references: PEOPLE, shots: [{ ...shot('S', [0, 5], { see: 'x' }), camera }] });
    expect(materialOf(filmed, filmed).shots[0]?.reference.camera).toBe(words);
  });

  it('is nothing after a gate failure', () => {
    const nothing = materialOf('no JSON', reference);
    expect(nothing.entities).toEqual({ reference: [], prediction: [] });
    expect([nothing.references, nothing.events, nothing.shots, nothing.subshots.recall]).toEqual([[], [], [], []]);
  });
});
