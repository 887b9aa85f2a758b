import { TASKS } from '../../judge/prompts';
import type { Item, TaskId } from '../../judge/prompts/task';
import type { Verdict } from '../../judge/verdict';
import type { UnitRef } from '../../state/selection';

/** The questions that a person answers one by one; entities are mapped on the Units tab. */
export function labelled(items: readonly Item[]): readonly Item[] {
  return items.filter(({ task }) => task !== 'reference-alignment');
}

/** The unit that a question asks about; null where it is about many. */
export function unitOf({ direction, reference, prediction }: Item): UnitRef | null {
  const side = direction === 'precision' ? 'prediction' : 'reference';
  const key = side === 'prediction' ? prediction : reference;
  return key === null ? null : { side, key };
}

/** What a task is called. */
export function taskTitle(id: TaskId): string {
  return TASKS.find((task) => task.id === id)?.title ?? id;
}

/** `Reference quality, precision: PERSON_1`: an item in lists. */
export function itemTitle({ task, direction, title }: Item): string {
  return `${taskTitle(task)}${direction === null ? '' : `, ${direction}`}: ${title}`;
}

/** The same where a person must not know which side is asked about, as a model does not. */
export function blindTitle({ task, title }: Item): string {
  return `${taskTitle(task)}: ${title}`;
}

/** What a task asks, told of the two texts that are shown: neither is called the trusted one. */
export const QUESTIONS: Readonly<Record<TaskId, string>> = {
  'reference-alignment': 'Which entities of the two lists are the same, one to one?',
  'reference-quality': 'How much of what the target tells about this entity does the candidate tell, too?',
  'event-description': 'How much of what the target tells about this sound does the candidate tell, too?',
  'subshot-match': 'Does at least one candidate tell the same action by the same entity as the target?',
  'subshot-quality': 'How much of what the target tells do the candidates tell together?',
  'shot-fact': 'How much of what the target tells about camera and transfer does the candidate tell, too?',
};

/** A verdict in a table: `match`, `4 of 5`, `R1 = P2`. */
export function verdictWords(verdict: Verdict | undefined): string {
  switch (verdict?.kind) {
    case undefined:
      return 'no answer';
    case 'match':
      return verdict.value ? 'match' : 'no match';
    case 'score':
      return String(verdict.value);
    case 'map':
      return verdict.pairs.length === 0
        ? 'nothing mapped'
        : verdict.pairs.map(([reference, prediction]) => `${reference} = ${prediction}`).join(', ');
  }
}
