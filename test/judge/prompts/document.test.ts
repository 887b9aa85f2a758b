import { describe, expect, it } from 'vitest';
import { planItems } from '../../../src/judge/plan';
import { TASK_IDS, type TaskId } from '../../../src/judge/prompts/task';
import { loadKernelsFromFile } from '../../../src/kernel/node';
import { judgeMaterial } from '../../../src/omnicapbench/material';
import { readPair } from '../../../src/omnicapbench/read';
import { evaluate } from '../../../src/omnicapbench/score';
import { DEFAULT_SETTINGS } from '../../../src/omnicapbench/settings';
import { dialogue, doc, entity, type JsonRecord, shot, sound, subshot } from '../../omnicapbench/build';
import { canariesIn, canary } from './material';

type SideName = 'r' | 'p';

/** Every field of every unit holds a canary: a word, or an id or a time that occurs nowhere else. */
function fullDocument(side: SideName): JsonRecord {
  const base = side === 'r' ? 700 : 800;
  const word = (name: string) => canary(`${side}-${name}`);
  /** Times of both sides are near each other and differ in their digits. */
  const time = (start: number, end: number, mark: number): [number, number] => [
    Number(`${start}.${base + mark}`),
    Number(`${end}.${base + mark + 1}`),
  ];
  const [person, scene] = [`PERSON_${base}`, `SCENE_${base}`];
  const described = (id: string, type: string, looks: string, name: string) =>
    entity(id, type, `${looks} ${word(name)}`, { semantic_description: word(`${name}-semantic`), note: word('note') });
  return {
    ...doc({
      references: [
        described(person, 'person', 'tall potter, grey braid', 'person'),
        described(scene, 'scene', 'narrow workshop, brick walls', 'scene'),
        // Of a type that the other side lacks.
        described(`LOST_${base}`, side === 'r' ? 'animal' : 'object', 'brown', 'lost'),
      ],
      events: [
        sound(`SFX_${base}`, time(1, 3, 11), `[${person}] knocks ${word('sound')}`, {
          type: `sfx ${word('sound-type')}`,
        }),
        dialogue(`DIALOGUE_${base}`, time(3, 4, 21), 'turn it slowly and listen', null, {
          content: {
            line: `turn it slowly and listen to it ${word('line')}`,
            speaker: word('speaker'),
            description: word('line-description'),
          },
        }),
        sound(`ALONE_${base}`, side === 'r' ? time(20, 21, 31) : time(24, 25, 31), word('lone-sound')),
      ],
      shots: [
        shot(`SHOT_${base}`, time(0, 5, 41), {
          see: [
            subshot(time(0, 2, 51), `[${person}] taps the vase ${word('action')}`),
            // The reference's has a candidate that tells something else; the prediction's has none.
            side === 'r'
              ? subshot(time(3, 3, 61), `steam rises from a kettle beside the open window ${word('late')}`)
              : subshot(time(5, 5, 61), word('later')),
          ],
          hear: [`SFX_${base}`, `DIALOGUE_${base}`],
          who: [person, scene],
          more: { camera: { move: word('camera') }, shot_transfer: word('transfer') },
        }),
        shot(`LONE_SHOT_${base}`, side === 'r' ? time(10, 11, 71) : time(14, 15, 71), {
          see: [subshot(side === 'r' ? time(10, 11, 81) : time(14, 15, 81), word('lone-action'))],
          more: { camera: word('lone-camera'), shot_transfer: word('lone-transfer') },
        }),
      ],
    }),
    scene_description: word('global-scene'),
    global_style: word('style'),
    global_audio: word('audio'),
  };
}

/** Names of ids and of the digits of times, so that they are canaries, too. */
const NUMBERED = /\b([A-Z_]+_[78]00)\b|\b\d+\.([78]\d\d)\b/g;

function shown(text: string): string[] {
  const numbered = [...text.matchAll(NUMBERED)].map((found) => found[1] ?? `at .${found[2]}`);
  return [...new Set([...canariesIn(text), ...numbered])].sort();
}

const settings = { ...DEFAULT_SETTINGS, duration: 60 };
const [reference, prediction] = [JSON.stringify(fullDocument('r')), JSON.stringify(fullDocument('p'))];
const scored = evaluate(readPair(prediction, reference, settings), settings, loadKernelsFromFile());
const ITEMS = planItems(judgeMaterial(scored), new Set(TASK_IDS));

const both = (...names: string[]): string[] => names.flatMap((name) => [`r-${name}`, `p-${name}`]);
const PERSON = [...both('person'), 'PERSON_700', 'PERSON_800'];
/** The pair of actions and the time of each: start and end. */
const ACTIONS = [...both('action'), 'SHOT_700', 'SHOT_800', 'at .751', 'at .752', 'at .851', 'at .852'];
const LATE = ['r-late', 'at .761', 'at .762'];

/** All that the questions of a task show of two full documents, and how many questions there are. */
const SHOWN: Readonly<Record<TaskId, readonly [questions: number, fields: readonly string[]]>> = {
  'reference-alignment': [2, both('person', 'scene')],
  'reference-quality': [4, both('person', 'scene')],
  'event-description': [1, [...both('sound', 'sound-type'), ...PERSON]],
  // The late action is a target without a match, so that the second asks one question less; it is also a candidate.
  'subshot-match': [3, [...ACTIONS, ...LATE, ...PERSON]],
  'subshot-quality': [2, [...ACTIONS, ...LATE, ...PERSON]],
  'shot-fact': [1, both('camera', 'transfer')],
};

describe('of two full documents, with a canary in every field', () => {
  it.each(TASK_IDS)('%s shows exactly what the contract names', (task) => {
    const prompts = ITEMS.filter((one) => one.task === task).map(({ prompt }) => `${prompt.system}\n${prompt.user}`);
    const [questions, fields] = SHOWN[task];
    expect(prompts).toHaveLength(questions);
    expect(shown(prompts.join('\n'))).toEqual([...new Set(fields)].sort());
  });

  it('all questions have ids of their own', () => {
    expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(ITEMS.length);
  });

  it('nothing is asked after a gate failure', () => {
    const broken = evaluate(readPair('{', reference, settings), settings, loadKernelsFromFile());
    expect(planItems(judgeMaterial(broken), new Set(TASK_IDS))).toEqual([]);
  });
});
