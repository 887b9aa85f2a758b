import type { Outcomes } from '../../judge/plan';
import { TASKS } from '../../judge/prompts';
import { type Item, TASK_IDS, type Task, type TaskId } from '../../judge/prompts/task';
import { chosenItems, openCalls } from '../../state/judge/setup';
import type { JudgeState } from '../../state/judge/state';

/** What a run would ask. */
export interface Asking {
  /** One a call; a question stands here as often as it would be asked. */
  readonly calls: readonly Item[];
  /** Answers at hand from before, which cost nothing. */
  readonly kept: number;
}

/** The questions of the chosen tasks that have no answer yet, in every repeat; equal ones are asked once. */
export function whatToAsk(state: Pick<JudgeState, 'items' | 'setup' | 'answered'>): Asking {
  const chosen = chosenItems(state);
  const rounds = state.answered.slice(0, state.setup.repeats);
  return {
    calls: openCalls(state).map(({ item }) => item),
    kept: rounds.reduce((sum, known) => sum + chosen.filter(({ id }) => known.has(id)).length, 0),
  };
}

/** One task with how far it is. */
export interface TaskStanding {
  readonly task: Task;
  readonly questions: number;
  readonly judged: number;
  readonly unjudged: number;
}

/** Every task, also those without a question. */
export function taskStandings(items: readonly Item[], outcomes: Outcomes): readonly TaskStanding[] {
  return TASKS.map((task) => {
    const own = items.filter((item) => item.task === task.id);
    const kinds = own.map(({ id }) => outcomes.get(id)?.kind);
    return {
      task,
      questions: own.length,
      judged: kinds.filter((kind) => kind === 'judged').length,
      unjudged: kinds.filter((kind) => kind === 'unjudged').length,
    };
  });
}

/** The chosen tasks after one was ticked or unticked, in the contract's order. */
export function withTask(tasks: readonly TaskId[], task: TaskId, chosen: boolean): TaskId[] {
  return TASK_IDS.filter((id) => (id === task ? chosen : tasks.includes(id)));
}

/** The document's fields that the calls would carry, each once. */
export function fieldsSent(calls: readonly Item[]): readonly string[] {
  const asked = new Set(calls.map(({ task }) => task));
  return [...new Set(TASKS.filter(({ id }) => asked.has(id)).flatMap(({ fields }) => fields))];
}

/** Questions of one task that share their instructions. */
export interface PromptGroup {
  readonly task: Task;
  readonly system: string;
  readonly items: readonly Item[];
}

/** The first questions among the calls, each once, under the instructions they are sent with. */
export function promptGroups(calls: readonly Item[], limit: number): readonly PromptGroup[] {
  const groups = new Map<string, { readonly task: Task; readonly system: string; readonly items: Item[] }>();
  for (const item of distinct(calls).slice(0, limit)) {
    const { system } = item.prompt;
    const task = TASKS.find(({ id }) => id === item.task);
    if (!task) continue;
    const key = `${task.id} ${system}`;
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { task, system, items: [item] });
  }
  return [...groups.values()];
}

/** Each question once, however often it would be asked. */
export function distinct(calls: readonly Item[]): readonly Item[] {
  return [...new Map(calls.map((item) => [item.id, item])).values()];
}
