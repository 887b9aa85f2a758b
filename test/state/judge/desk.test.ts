import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { succeed } from '../../../src/base/result';
import { createVerdictCache } from '../../../src/judge/cache/cache';
import type { JudgePort, KeyStatus } from '../../../src/judge/judge';
import type { Attempt, Call } from '../../../src/judge/run/send';
import type { JudgeMaterial } from '../../../src/omnicapbench/material';
import { createJudgeDesk } from '../../../src/state/judge/desk';
import { openCalls } from '../../../src/state/judge/setup';
import type { JudgeDesk } from '../../../src/state/judge/state';
import { failed, fakeClock, replied, settle } from '../../judge/run/fakes';

/** Two matched shots whose cameras are compared; nothing else lines up. */
function material(cameras: readonly string[] = ['wide', 'close-up']): JudgeMaterial {
  const shot = (id: string, camera: string) => ({ key: `shot:${id}`, id, camera, transfer: 'cut' });
  return {
    entities: { reference: [], prediction: [] },
    references: [],
    events: [],
    shots: cameras.map((camera, at) => ({
      reference: shot(`S_${at}`, camera),
      prediction: shot(`T_${at}`, 'static'),
    })),
    subshots: { recall: [], precision: [] },
  };
}

const HELD: KeyStatus = { held: true, custody: 'memory' };

let databases = 0;

interface Stage {
  readonly desk: JudgeDesk;
  /** Every call that was sent. */
  readonly calls: Call[];
  /** Waits until nothing moves. */
  rest(): Promise<void>;
}

/** A desk whose judge answers with what `answer` says; the setup is ready to run. */
function stage(
  answer: (call: Call, count: number, signal: AbortSignal) => Attempt | Promise<Attempt>,
  shelf?: Storage,
  database = `desk-test-${databases++}`,
): Stage {
  const calls: Call[] = [];
  const clock = fakeClock();
  const port: JudgePort = {
    hold: () => succeed(HELD),
    status: () => HELD,
    forget: () => succeed(null),
    forgetAll: () => succeed(null),
    clock,
    async send(call, signal) {
      calls.push(call);
      return answer(call, calls.length - 1, signal);
    },
  };
  const desk = createJudgeDesk({ port, cache: createVerdictCache(database), shelf });
  desk.changeSetup({ model: 'm' });
  const rest = async (): Promise<void> => {
    // The store of the test answers by timers, so a few real milliseconds pass.
    for (let turn = 0; turn < 6; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 4));
      await settle();
      await clock.runOut();
    }
  };
  return { desk, calls, rest };
}

function memoryShelf(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (at) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size;
    },
  };
}

const kinds = ({ store }: JudgeDesk): string[] => [...store.get().outcomes.values()].map(({ kind }) => kind);

describe('the desk', () => {
  it('sends nothing but when told to run', async () => {
    const { desk, calls, rest } = stage(() => replied('<score>3</score>'));
    desk.show(material());
    desk.changeSetup({ model: 'other', repeats: 2 });
    desk.holdKey('sk-1234567890', 'memory');
    desk.forgetKey();
    desk.resume();
    await rest();
    const [item] = desk.store.get().items ?? [];
    if (!item) throw new Error('there is a question');
    await desk.label(item, { verdict: { kind: 'score', value: 2 }, note: '' });
    await desk.readAudit();
    await rest();
    expect(calls).toEqual([]);
  });

  it('asks each open question once, and keeps what it paid for', async () => {
    const database = `desk-test-${databases++}`;
    const { desk, calls, rest } = stage(() => replied('<score>3</score> half'), undefined, database);
    desk.show(material());
    await rest();
    desk.run();
    await rest();
    expect(calls.length).toBe(2);
    expect(calls[0]).toMatchObject({ endpoint: { provider: 'openai', model: 'm' }, maxTokens: 1024, timeout: 90_000 });
    expect(kinds(desk)).toEqual(['judged', 'judged']);
    expect(openCalls(desk.store.get())).toEqual([]);
    desk.run();
    await rest();
    expect(calls.length).toBe(2);
    // Another visit, and a text of which one shot was changed.
    const later = stage(() => replied('<score>5</score>'), undefined, database);
    later.desk.show(material(['wide', 'tracking']));
    await later.rest();
    expect(kinds(later.desk)).toEqual(['judged']);
    expect(openCalls(later.desk.store.get()).map(({ item }) => item.reference)).toEqual(['shot:S_1']);
    expect(later.calls).toEqual([]);
  });

  it('asks equal questions once, and answers all of them', async () => {
    const { desk, calls, rest } = stage(() => replied('<score>4</score>'));
    desk.show(material(['wide', 'wide', 'wide']));
    await rest();
    desk.run();
    await rest();
    expect(calls.length).toBe(1);
    expect(kinds(desk)).toEqual(['judged', 'judged', 'judged']);
  });

  it('asks only the chosen tasks', async () => {
    const { desk, calls, rest } = stage(() => replied('<score>4</score>'));
    desk.changeSetup({ tasks: ['subshot-match'] });
    desk.show(material());
    await rest();
    desk.run();
    await rest();
    expect(calls).toEqual([]);
  });

  it('repeats are answers of their own', async () => {
    const { desk, calls, rest } = stage((_, count) => replied(`<score>${count < 2 ? 2 : 5}</score>`));
    desk.changeSetup({ repeats: 2, concurrency: 1 });
    desk.show(material());
    await rest();
    desk.run();
    await rest();
    expect(calls.length).toBe(4);
    // The first answer is the one that counts.
    expect([...desk.store.get().outcomes.values()]).toMatchObject([
      { verdict: { value: 2 } },
      { verdict: { value: 2 } },
    ]);
    await desk.readAudit();
    const [only] = desk.store.get().audit ?? [];
    expect(
      only?.repeats.map((repeat) => [...repeat.values()].map((verdict) => verdict.kind === 'score' && verdict.value)),
    ).toEqual([
      [2, 2],
      [5, 5],
    ]);
  });

  it('keeps what cannot be read apart, and asks it again in the next run', async () => {
    const { desk, calls, rest } = stage((_, count) => replied(count < 5 ? 'good!' : '<score>1</score>'));
    desk.show(material(['wide']));
    await rest();
    desk.run();
    await rest();
    expect(calls.length).toBe(5);
    expect([...desk.store.get().outcomes.values()]).toMatchObject([
      { kind: 'unjudged', raw: 'good!', attempts: 5, failure: { kind: 'malformed' } },
    ]);
    desk.run();
    await rest();
    expect(kinds(desk)).toEqual(['judged']);
  });

  it('ends a run when the texts change, and keeps what was judged', async () => {
    const hang = (signal: AbortSignal) =>
      new Promise<Attempt>((resolve) => signal.addEventListener('abort', () => resolve(failed('cancelled'))));
    const { desk, calls, rest } = stage((_, count, signal) =>
      count === 0 ? replied('<score>3</score>') : hang(signal),
    );
    desk.changeSetup({ concurrency: 1 });
    desk.show(material());
    await rest();
    desk.run();
    await rest();
    expect(calls.length).toBe(2);
    desk.show(material(['wide', 'handheld']));
    await rest();
    const { run, note, outcomes } = desk.store.get();
    expect([run?.state, outcomes.size]).toEqual(['cancelled', 1]);
    expect(note).toContain('The texts or settings changed');
    // The same questions again change nothing.
    desk.show(material(['wide', 'handheld']));
    await rest();
    expect(calls.length).toBe(2);
  });

  it('stops at a failure that no retry mends, and goes on when it is mended', async () => {
    let broken = true;
    const { desk, calls, rest } = stage(() => (broken ? failed('wrong-key') : replied('<score>3</score>')));
    desk.changeSetup({ concurrency: 1 });
    desk.show(material());
    await rest();
    desk.run();
    await rest();
    expect(desk.store.get().run).toMatchObject({ state: 'stopped', failure: { kind: 'wrong-key' } });
    expect(calls.length).toBe(1);
    // The setup of a run that can go on stays as it is.
    desk.changeSetup({ model: 'other' });
    expect(desk.store.get().setup.model).toBe('m');
    broken = false;
    desk.resume();
    await rest();
    expect(desk.store.get().run?.state).toBe('done');
    expect(kinds(desk)).toEqual(['judged', 'judged']);
  });

  it('forgets verdicts on demand: those of the judge on this pair, or all', async () => {
    const { desk, rest } = stage(() => replied('<score>3</score>'));
    desk.show(material());
    await rest();
    desk.run();
    await rest();
    desk.changeSetup({ model: 'n' });
    await rest();
    desk.run();
    await rest();
    expect(desk.store.get().cached).toBe(4);
    await desk.forgetVerdicts();
    expect([desk.store.get().cached, desk.store.get().outcomes.size]).toEqual([2, 0]);
    await desk.clearCache();
    expect(desk.store.get().cached).toBe(0);
  });

  it('keeps verdicts by hand under the name of the person, apart from the judge', async () => {
    const { desk, rest } = stage(() => replied('<score>3</score>'));
    desk.changeSetup({ person: 'Ada' });
    desk.show(material(['wide']));
    await rest();
    const [item] = desk.store.get().items ?? [];
    if (!item) throw new Error('there is a question');
    await desk.label(item, { verdict: { kind: 'score', value: 5 }, note: 'all of it <b>' });
    expect([...desk.store.get().labels.values()]).toEqual([
      { verdict: { kind: 'score', value: 5 }, note: 'all of it ‹b>' },
    ]);
    expect(desk.store.get().outcomes.size).toBe(0);
    await desk.readAudit();
    expect(desk.store.get().audit?.map(({ judge }) => [judge.provider, judge.model])).toEqual([['person', 'Ada']]);
    await desk.label(item, null);
    expect(desk.store.get().labels.size).toBe(0);
  });
});

describe('the setup', () => {
  it('is kept on the device, without a key', () => {
    const shelf = memoryShelf();
    const { desk } = stage(() => replied(''), shelf);
    desk.changeSetup({ model: 'kept', baseUrl: 'http://localhost:8000/v1' });
    desk.holdKey('sk-canary-123456', 'device');
    expect(stage(() => replied(''), shelf).desk.store.get().setup).toMatchObject({
      baseUrl: 'http://localhost:8000/v1',
    });
    expect(shelf.length).toBe(1);
    expect(
      JSON.stringify([...Array(shelf.length).keys()].map((at) => shelf.getItem(shelf.key(at) ?? ''))),
    ).not.toContain('canary');
    expect(JSON.stringify(desk.store.get())).not.toContain('canary');
  });

  it.each(['no JSON', '{"model": 7}', '{"unknown": 1}', 'null'])('starts anew from %s', (kept) => {
    const shelf = memoryShelf();
    shelf.setItem('capscope.judge', kept);
    expect(stage(() => replied(''), shelf).desk.store.get().setup).toMatchObject({ provider: 'openai', model: 'm' });
  });
});

describe('parsing of prose', () => {
  it('makes one call, and hands the answer on as it came', async () => {
    const { desk, calls, rest } = stage(() => replied('```json\n{"references": []}\n```'));
    desk.parse('A man walks.', 12);
    expect(desk.store.get().parsing).toEqual({ kind: 'running' });
    await rest();
    expect(calls.length).toBe(1);
    expect(calls[0]?.prompt.user).toContain('A man walks.');
    expect(desk.store.get().parsing).toEqual({
      kind: 'parsed',
      text: '```json\n{"references": []}\n```',
      cut: false,
      mark: 'm@h1',
    });
    desk.endParsing();
    expect(desk.store.get().parsing).toBeNull();
  });

  it('asks again when no document comes, and says so in the end', async () => {
    const { desk, calls, rest } = stage(() => replied('I cannot.'));
    desk.parse('A man walks.', null);
    await rest();
    expect(calls.length).toBe(5);
    expect(desk.store.get().parsing).toMatchObject({ kind: 'failed', failure: { kind: 'malformed' } });
  });

  it('tells a failure, and can be ended', async () => {
    const broken = stage(() => failed('no-credit'));
    broken.desk.parse('A man walks.', null);
    await broken.rest();
    expect(broken.desk.store.get().parsing).toMatchObject({ kind: 'failed', failure: { kind: 'no-credit' } });
    let ended = false;
    const slow = stage(
      (_, __, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            ended = true;
            resolve(failed('cancelled'));
          }),
        ),
    );
    slow.desk.parse('A man walks.', null);
    await slow.rest();
    slow.desk.endParsing();
    await slow.rest();
    expect([ended, slow.desk.store.get().parsing]).toEqual([true, null]);
  });

  it('needs a caption and a model', async () => {
    const { desk, calls, rest } = stage(() => replied('{}'));
    desk.parse('  ', null);
    desk.changeSetup({ model: '' });
    desk.parse('A man walks.', null);
    await rest();
    expect([calls.length, desk.store.get().parsing]).toEqual([0, null]);
  });
});
