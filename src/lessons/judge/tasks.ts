/** A judge's task. @see contract §7 */
export const TASKS = [
  { id: 'alignment', title: 'Reference alignment', answer: 'which entity is which, one to one inside a type' },
  { id: 'reference', title: 'Reference quality', answer: '1 to 5, once for recall and once for precision' },
  { id: 'shot', title: 'Shot fact', answer: '1 to 5' },
  { id: 'subshot-match', title: 'Subshot match', answer: '0 or 1, in both directions' },
  { id: 'subshot-quality', title: 'Subshot quality', answer: '1 to 5, in both directions' },
  { id: 'event', title: 'Event description', answer: '1 to 5, of events other than dialogue' },
] as const;

export type TaskId = (typeof TASKS)[number]['id'];

/** A field of a unit, as the lesson's document has it. */
export interface Field {
  readonly id: string;
  readonly unit: 'PERSON_1' | 'SFX_1' | 'DIALOGUE_1' | 'SHOT_1';
  readonly name: string;
  readonly value: string;
  readonly seenBy: readonly TaskId[];
  /** Seen for orientation only: it is not what is judged. */
  readonly context?: readonly TaskId[];
  /** Who decides on it, where no task sees it. */
  readonly otherwise: string;
}

/** Ids in texts need the map of matched references to be understood. */
const WITH_MAP = ['subshot-match', 'subshot-quality', 'event'] as const satisfies readonly TaskId[];

export const FIELDS: readonly Field[] = [
  {
    id: 'ref-id',
    unit: 'PERSON_1',
    name: 'ref_id',
    value: 'PERSON_1',
    seenBy: [],
    context: WITH_MAP,
    otherwise: 'RefUse and CCC follow it through the document.',
  },
  {
    id: 'type',
    unit: 'PERSON_1',
    name: 'type',
    value: 'person',
    seenBy: ['alignment'],
    context: ['reference'],
    otherwise: '',
  },
  {
    id: 'semantic',
    unit: 'PERSON_1',
    name: 'semantic_description',
    value: 'Ceramicist in a slate apron',
    seenBy: [],
    otherwise: 'Compliance asks that it is there; nothing compares it.',
  },
  {
    id: 'detail',
    unit: 'PERSON_1',
    name: 'detail_description',
    value: 'Ceramicist in a slate apron, grey braid',
    seenBy: ['alignment', 'reference'],
    context: WITH_MAP,
    otherwise: '',
  },
  {
    id: 'event-type',
    unit: 'SFX_1',
    name: 'type',
    value: 'sfx',
    seenBy: [],
    context: ['event'],
    otherwise: '',
  },
  {
    id: 'event-time',
    unit: 'SFX_1',
    name: 'time_range',
    value: '5.5 to 8.0',
    seenBy: [],
    otherwise: 'tIoU matches sounds by it.',
  },
  {
    id: 'description',
    unit: 'SFX_1',
    name: 'content.description',
    value: 'A dull knock, then the vase splits',
    seenBy: ['event'],
    otherwise: '',
  },
  {
    id: 'line',
    unit: 'DIALOGUE_1',
    name: 'content.line',
    value: 'Turn it slowly and listen.',
    seenBy: [],
    otherwise: 'The word error rate compares it.',
  },
  {
    id: 'speaker',
    unit: 'DIALOGUE_1',
    name: 'content.speaker',
    value: 'PERSON_1',
    seenBy: [],
    otherwise: 'The speaker metric compares it under the map.',
  },
  {
    id: 'shot-time',
    unit: 'SHOT_1',
    name: 'time_range',
    value: '5.5 to 8.1',
    seenBy: [],
    otherwise: 'tIoU matches shots by it.',
  },
  { id: 'transfer', unit: 'SHOT_1', name: 'shot_transfer', value: 'cut', seenBy: ['shot'], otherwise: '' },
  { id: 'camera', unit: 'SHOT_1', name: 'camera', value: 'wide, static', seenBy: ['shot'], otherwise: '' },
  {
    id: 'sub-time',
    unit: 'SHOT_1',
    name: 'sub_shot_time',
    value: '5.5 to 8.1',
    seenBy: [],
    context: ['subshot-match', 'subshot-quality'],
    otherwise: '',
  },
  {
    id: 'sub-content',
    unit: 'SHOT_1',
    name: 'sub_shot_content',
    value: '[PERSON_1] taps the vase with a knuckle.',
    seenBy: ['subshot-match', 'subshot-quality'],
    otherwise: '',
  },
  {
    id: 'active',
    unit: 'SHOT_1',
    name: 'active_events',
    value: 'DIALOGUE_1, SFX_1',
    seenBy: [],
    otherwise: 'EVSA counts these links.',
  },
  {
    id: 'in-shot',
    unit: 'SHOT_1',
    name: 'references_in_shot',
    value: 'PERSON_1',
    seenBy: [],
    otherwise: 'RefUse and CCC count these uses.',
  },
];

/** What a task is to a field. */
export type Sight = 'judged' | 'context' | 'unseen';

export function sightOf({ seenBy, context = [] }: Field, task: TaskId): Sight {
  if (seenBy.includes(task)) return 'judged';
  return context.includes(task) ? 'context' : 'unseen';
}

/** Tasks that see the field at all. */
export function tasksSeeing(field: Field): readonly (typeof TASKS)[number][] {
  return TASKS.filter(({ id }) => sightOf(field, id) !== 'unseen');
}
