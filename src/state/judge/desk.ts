import { createStore } from '../../base/store';
import { readAnswer } from '../../judge/answers';
import type { VerdictCache } from '../../judge/cache/cache';
import { type Judge, judgeKey, promptKey } from '../../judge/cache/keys';
import type { JudgePort } from '../../judge/judge';
import { planItems } from '../../judge/plan';
import { type Item, TASK_IDS } from '../../judge/prompts/task';
import { type RunControl, type RunProgress, startRun } from '../../judge/run/run';
import type { Setup } from '../../judge/setup';
import type { Outcome, Verdict } from '../../judge/verdict';
import type { Shelf } from '../theme';
import { createParser } from './parser';
import { endpointOf, judgeOf, keepSetup, keptSetup, type OpenCall, openCalls, originOf, personOf } from './setup';
import { answerOf, type HandLabel, initialJudge, type JudgeDesk, type JudgeState, type KeptVerdicts } from './state';

/** What the desk works with; the page's own, or stand-ins. */
export interface DeskParts {
  readonly port: JudgePort;
  readonly cache: VerdictCache;
  /** Keeps the setup, which holds no key. */
  readonly shelf: Shelf | undefined;
}

const TEXTS_CHANGED = 'The texts or settings changed, so the run was ended. What was judged is kept.';

/** Makes the one judge's desk of the page. It sends when told to run, and never by itself. */
export function createJudgeDesk({ port, cache, shelf }: DeskParts): JudgeDesk {
  const setup = keptSetup(shelf);
  const store = createStore(initialJudge(setup, port.status(originOf(setup))));
  const set = (change: Partial<JudgeState>): void => store.update((state) => ({ ...state, ...change }));
  let control: RunControl | null = null;
  /** Failures of this page, by judge and prompt: they are shown, and asked again by the next run. */
  const failures = new Map<string, Outcome>();
  /** Answers on their way into the cache. */
  const writing = new Set<Promise<void>>();
  /** Only the newest look into the cache counts. */
  let looks = 0;

  const failureKey = (judge: Judge, item: Item): string => `${judgeKey(judge)} ${promptKey(item)}`;
  const isRunning = (): boolean => {
    const state = store.get().run?.state;
    return control !== null && state !== undefined && state !== 'done' && state !== 'cancelled';
  };

  /** What is known about the questions on screen, from the cache and from this page. */
  async function look(): Promise<void> {
    looks += 1;
    const mine = looks;
    const { items, setup: current } = store.get();
    const questions = items ?? [];
    const judge = judgeOf(current);
    const raws = await Promise.all(
      Array.from({ length: current.repeats }, (_, repeat) => cache.find(judge, questions, repeat)),
    );
    const byHand = await cache.find(personOf(current), questions, 0);
    const cached = await cache.count();
    if (mine !== looks) return;
    const outcomes = new Map<string, Outcome>();
    for (const item of questions) {
      const outcome = answerOf(item, raws[0]?.get(item.id)) ?? failures.get(failureKey(judge, item));
      if (outcome) outcomes.set(item.id, outcome);
    }
    const answered = raws.map(
      (found) => new Set(questions.filter((item) => answerOf(item, found.get(item.id))).map(({ id }) => id)),
    );
    set({ outcomes, answered, labels: labelsOf(questions, byHand), cached, cacheProblem: cache.trouble() });
  }

  /** Takes an outcome in for every question with the same prompt. */
  function takeIn(judge: Judge, { item, repeat }: OpenCall, outcome: Outcome): void {
    const key = failureKey(judge, item);
    if (outcome.kind === 'unjudged') failures.set(key, outcome);
    else {
      failures.delete(key);
      const write = cache.keep(judge, item, repeat, outcome.raw).finally(() => writing.delete(write));
      writing.add(write);
    }
    store.update((state) => {
      const same = (state.items ?? []).filter((other) => promptKey(other) === promptKey(item));
      const outcomes = new Map(state.outcomes);
      const answered = [...state.answered];
      const known = new Set(answered[repeat] ?? []);
      for (const other of same) {
        // Labels differ where prompts do not: each question reads the answer for itself.
        const read = outcome.kind === 'judged' ? answerOf(other, outcome.raw) : undefined;
        if (repeat === 0) outcomes.set(other.id, read ? { ...read, attempts: outcome.attempts } : outcome);
        if (read) known.add(other.id);
      }
      answered[repeat] = known;
      return { ...state, outcomes, answered };
    });
  }

  function endRun(note: string): void {
    if (!isRunning()) return;
    control?.cancel();
    set({ note });
  }

  function run(): void {
    const state = store.get();
    const endpoint = endpointOf(state.setup);
    const calls = openCalls(state);
    if (!endpoint || calls.length === 0 || isRunning()) return;
    const judge = judgeOf(state.setup);
    const { concurrency, maxTokens, timeout } = state.setup;
    // A repeat is a question of its own to the run.
    const byId = new Map(calls.map((call) => [`${call.item.id}#${call.repeat}`, call]));
    const started = startRun({
      items: [...byId].map(([id, { item }]) => ({ ...item, id })),
      ask: ({ prompt }, signal) => port.send({ endpoint, prompt, maxTokens, timeout: timeout * 1000 }, signal),
      read: (item, { text }) => readAnswer(item, text),
      concurrency,
      clock: port.clock,
      onChange: (progress) => void follow(progress),
      onOutcome: ({ id }, outcome) => {
        const call = byId.get(id);
        if (call) takeIn(judge, call, outcome);
      },
    });
    control = started;
    set({ note: '', run: started.progress() });
  }

  /** Shows how far a run is. It is not done before what it paid for is kept. */
  async function follow(progress: RunProgress): Promise<void> {
    if (progress.state !== 'done') set({ run: progress });
    if (progress.state !== 'done' && progress.state !== 'cancelled') return;
    await Promise.all(writing);
    const cached = await cache.count();
    // A cancelled run may have been followed by another meanwhile.
    set({ cached, cacheProblem: cache.trouble(), ...(progress.state === 'done' && { run: progress }) });
  }

  async function readAudit(): Promise<void> {
    const { items } = store.get();
    const questions = items ?? [];
    const byPrompt = new Map<string, Item[]>();
    for (const item of questions) {
      const same = byPrompt.get(promptKey(item));
      if (same) same.push(item);
      else byPrompt.set(promptKey(item), [item]);
    }
    const found = new Map<string, { judge: Judge; repeats: Map<string, Verdict>[] }>();
    for (const { judge, prompt, repeat, raw } of await cache.all(questions)) {
      const entry = found.get(judgeKey(judge)) ?? { judge, repeats: [] };
      found.set(judgeKey(judge), entry);
      while (entry.repeats.length <= repeat) entry.repeats.push(new Map());
      for (const item of byPrompt.get(prompt) ?? []) {
        const verdict = answerOf(item, raw)?.verdict;
        if (verdict) entry.repeats[repeat]?.set(item.id, verdict);
      }
    }
    const audit: KeptVerdicts[] = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    set({ audit });
  }

  return {
    store,
    show(material) {
      const items = planItems(material, new Set(TASK_IDS));
      const before = store.get().items;
      if (before && sameQuestions(before, items)) return;
      if (before) endRun(TEXTS_CHANGED);
      set({ items, outcomes: new Map(), answered: [], labels: new Map(), audit: null });
      void look();
    },
    changeSetup(change) {
      if (isRunning()) return;
      store.update((state) => {
        const setup: Setup = { ...state.setup, ...change };
        return { ...state, setup, key: port.status(originOf(setup)), keyProblem: null, run: null, note: '' };
      });
      keepSetup(shelf, store.get().setup);
      void look();
    },
    holdKey(key, custody) {
      const held = port.hold(originOf(store.get().setup), key, custody);
      set({ key: port.status(originOf(store.get().setup)), keyProblem: held.ok ? null : held.problem });
    },
    forgetKey() {
      const forgotten = port.forget(originOf(store.get().setup));
      set({ key: port.status(originOf(store.get().setup)), keyProblem: forgotten.ok ? null : forgotten.problem });
    },
    forgetAllKeys() {
      const forgotten = port.forgetAll();
      set({ key: port.status(originOf(store.get().setup)), keyProblem: forgotten.ok ? null : forgotten.problem });
    },
    run,
    pause: () => control?.pause(),
    resume: () => control?.resume(),
    cancel: () => control?.cancel(),
    async forgetVerdicts() {
      const { items, setup: current } = store.get();
      const judge = judgeOf(current);
      for (const item of items ?? []) {
        failures.delete(failureKey(judge, item));
        for (let repeat = 0; repeat < current.repeats; repeat++) await cache.remove(judge, item, repeat);
      }
      await look();
    },
    async clearCache() {
      failures.clear();
      await cache.clear();
      set({ audit: null });
      await look();
    },
    async label(item, label) {
      const person = personOf(store.get().setup);
      if (label === null) await cache.remove(person, item, 0);
      else await cache.keep(person, item, 0, writeLabel(label));
      await look();
    },
    readAudit,
    ...createParser(port, store),
  };
}

function sameQuestions(a: readonly Item[], b: readonly Item[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, at) => item.id === b[at]?.id && promptKey(item) === promptKey(b[at] ?? item))
  );
}

/** A verdict by hand is kept in the form of any other answer. */
function writeLabel({ verdict, note }: HandLabel): string {
  const value = verdict.kind === 'match' ? Number(verdict.value) : verdict.kind === 'score' ? verdict.value : '';
  // A tag in the note would make a second answer of it.
  return `<${verdict.kind}>${value}</${verdict.kind}> ${note.replaceAll('<', '‹')}`.trim();
}

function labelsOf(items: readonly Item[], raws: ReadonlyMap<string, string>): ReadonlyMap<string, HandLabel> {
  return new Map(
    items.flatMap((item) => {
      const outcome = answerOf(item, raws.get(item.id));
      return outcome ? [[item.id, { verdict: outcome.verdict, note: outcome.evidence }] as const] : [];
    }),
  );
}
