import type { JudgeMaterial } from '../../../src/omnicapbench/material';
import { entity, judgedSubshot, judgedText } from './build';

/** Writes the text of a field; given the field's name, which is unique in the material. */
export type Write = (name: string) => string;

/**
 * Material with every kind of unit and every field in use. Prediction ids are other than the reference's, so that a
 * prompt that holds the wrong side's is found out. PERSON_2 and W_2 are matched and mentioned nowhere; OBJECT_1 is
 * of a type that only the reference has.
 */
export function material(write: Write, group = 'person'): JudgeMaterial {
  const person = entity('PERSON_1', group, write('r-person'));
  const other = entity('PERSON_2', group, write('r-other'));
  const scene = entity('SCENE_1', 'scene', write('r-scene'));
  const object = entity('OBJECT_1', 'object', write('r-object'));
  const woman = entity('W_1', group, write('p-person'));
  const second = entity('W_2', group, write('p-other'));
  const place = entity('PLACE_1', 'scene', write('p-scene'));
  const event = (id: string, name: string, mentions: readonly string[]) => ({
    ...judgedText(`event:${id}`, id, write(`${name}-text`), mentions),
    type: write(`${name}-type`),
  });
  const shot = (id: string, name: string) => ({
    key: `shot:${id}`,
    id,
    camera: write(`${name}-camera`),
    transfer: write(`${name}-transfer`),
  });
  const reference = judgedSubshot('SHOT_1/0', [0, 1.5], write('r-sub'), ['PERSON_1']);
  const near = judgedSubshot('TAKE_1/0', [0.25, 2], write('p-sub-0'), ['W_1']);
  const next = judgedSubshot('TAKE_1/1', [2, 3], write('p-sub-1'), ['PLACE_1']);
  return {
    entities: { reference: [person, other, scene, object], prediction: [place, second, woman] },
    references: [
      { reference: person, prediction: woman },
      { reference: other, prediction: second },
      { reference: scene, prediction: place },
    ],
    events: [{ reference: event('SFX_1', 'r-event', ['PERSON_1']), prediction: event('NOISE_1', 'p-event', []) }],
    shots: [{ reference: shot('SHOT_1', 'r-shot'), prediction: shot('TAKE_1', 'p-shot') }],
    subshots: {
      recall: [{ target: reference, candidates: [near, next], matched: true }],
      precision: [
        { target: near, candidates: [reference], matched: true },
        { target: next, candidates: [reference], matched: false },
        { target: judgedSubshot('TAKE_1/2', [9, 10], write('p-sub-2')), candidates: [], matched: false },
      ],
    },
  };
}

/** Words that occur nowhere else, by the field's name. */
export const canary: Write = (name) => `zz-${name}-zz`;

/** The names of the fields whose canaries a text holds, sorted. */
export function canariesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/zz-([a-z0-9-]+?)-zz/g)].map((found) => found[1] ?? ''))].sort();
}
