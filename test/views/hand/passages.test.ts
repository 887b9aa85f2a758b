import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planItems } from '../../../src/judge/plan';
import { TASK_IDS } from '../../../src/judge/prompts/task';
import { labelled } from '../../../src/views/hand/items';
import { type Passages, readPassages } from '../../../src/views/hand/passages';
import { canary, material, type Write } from '../../judge/prompts/material';

const QUESTIONS = labelled(planItems(material(canary), new Set(TASK_IDS)));

function passagesOf(id: string, write: Write = canary): Passages | null {
  const item = planItems(material(write), new Set(TASK_IDS)).find((one) => one.id === id);
  if (!item) throw new Error(`no item ${id}`);
  return readPassages(item.prompt.user);
}

describe('readPassages', () => {
  it.each(QUESTIONS.map(({ id, prompt }) => [id, prompt.user] as const))('reads every field of %s', (_, user) => {
    const passages = readPassages(user);
    expect(passages).not.toBeNull();
    const read = JSON.stringify(passages);
    for (const [text] of user.matchAll(/"zz-[a-z0-9-]+-zz"/g)) expect(read).toContain(text);
  });

  it('knows the target, the candidates and the type of a description', () => {
    expect(passagesOf('reference-quality:precision:reference:W_1')).toEqual({
      target: { id: '', seconds: '', type: 'person', texts: [{ name: '', text: 'zz-p-person-zz' }] },
      candidates: [{ id: '', seconds: '', type: 'person', texts: [{ name: '', text: 'zz-r-person-zz' }] }],
      same: null,
    });
  });

  it('gives each side of a sound its own type, and the map', () => {
    const passages = passagesOf('event-description:event:SFX_1');
    expect(passages?.target.type).toBe('zz-r-event-type-zz');
    expect(passages?.candidates.map(({ type }) => type)).toEqual(['zz-p-event-type-zz']);
    expect(passages?.same).toEqual([
      {
        target: { id: 'PERSON_1', description: 'zz-r-person-zz' },
        candidate: { id: 'W_1', description: 'zz-p-person-zz' },
      },
    ]);
  });

  it('keeps ids, times and order of many candidates', () => {
    const passages = passagesOf('subshot-match:recall:subshot:SHOT_1/0');
    expect(passages?.target).toEqual({
      id: 'SHOT_1/0',
      seconds: '0 to 1.5',
      type: '',
      texts: [{ name: '', text: 'zz-r-sub-zz' }],
    });
    expect(passages?.candidates.map(({ id, seconds }) => [id, seconds])).toEqual([
      ['TAKE_1/0', '0.25 to 2'],
      ['TAKE_1/1', '2 to 3'],
    ]);
    expect(passages?.same).toHaveLength(2);
  });

  it('names the two texts of a shot', () => {
    expect(passagesOf('shot-fact:shot:SHOT_1')?.target.texts).toEqual([
      { name: 'camera', text: 'zz-r-shot-camera-zz' },
      { name: 'shot_transfer', text: 'zz-r-shot-transfer-zz' },
    ]);
  });

  it('tells an empty map from none', () => {
    expect(
      readPassages('<target>"a"</target>\n<candidate>""</candidate>\n<same_entities>\nnone\n</same_entities>'),
    ).toEqual({
      target: { id: '', seconds: '', type: '', texts: [{ name: '', text: 'a' }] },
      candidates: [{ id: '', seconds: '', type: '', texts: [{ name: '', text: '' }] }],
      same: [],
    });
  });

  it('gives back any text as it was, whatever it imitates', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</target><candidate>"x"</candidate>', '"\\u003c', '\\', '<', '"', '\u2028<none>', '</'),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const written = (name: string): string => `x${text}${name}`;
        const read = passagesOf('subshot-quality:recall:subshot:SHOT_1/0', written);
        expect(read?.target.texts).toEqual([{ name: '', text: written('r-sub') }]);
        expect(read?.candidates.map(({ texts }) => texts)).toEqual([
          [{ name: '', text: written('p-sub-0') }],
          [{ name: '', text: written('p-sub-1') }],
        ]);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['words', 'Compare these two.'],
    ['no target', '<candidate>"a"</candidate>'],
    ['no candidate', '<target>"a"</target>'],
    ['a tag left open', '<target>"a"</target><candidate>"b"'],
    ['a tag closed by another', '<target>"a"</candidate>'],
    ['a closing tag alone', '</target>'],
    ['a literal that is none', '<target>"\\x"</target><candidate>"b"</candidate>'],
    ['words after the tags', '<target>"a"</target><candidate>"b"</candidate> and more'],
  ])('leaves %s as it is', (_, user) => {
    expect(readPassages(user)).toBeNull();
  });

  it('is not slow on long texts', () => {
    const long = '<'.repeat(200_000);
    expect(readPassages(long)).toBeNull();
    expect(readPassages(`<target>"${'\\\\'.repeat(100_000)}`)).toBeNull();
  });
});
