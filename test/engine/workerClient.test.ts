import { describe, expect, it } from 'vitest';
import { createScorerClient, type Outcome, type WorkerHandle } from '../../src/engine/worker/client';
import type { CrashedReply, ScoredReply, ScoreRequest } from '../../src/engine/worker/protocol';
import { createScorerApi } from '../../src/engine/worker/serve';
import { fault, reportWith } from '../state/reports';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A worker whose replies the test gives, or that has died when the test says so. */
class FakeWorker implements WorkerHandle {
  terminated = false;
  readonly asked: ScoreRequest[] = [];
  private replies: ((reply: ScoredReply | CrashedReply) => void)[] = [];
  private death: (error: unknown) => void = () => {};

  readonly api = {
    score: (request: ScoreRequest) => {
      this.asked.push(request);
      return new Promise<ScoredReply | CrashedReply>((resolve) => this.replies.push(resolve));
    },
    rest: () => Promise.reject(new Error('nothing more')),
  };

  onDeath(listener: (error: unknown) => void): void {
    this.death = listener;
  }

  terminate(): void {
    this.terminated = true;
  }

  async answer(): Promise<void> {
    const revision = this.asked.at(-1)?.revision ?? 0;
    const served = createScorerApi(Promise.resolve(() => reportWith([])));
    this.replies.shift()?.(await served.score({ revision, prediction: '', reference: '', settings: {} }));
    await settle();
  }

  async crash(): Promise<void> {
    const revision = this.asked.at(-1)?.revision ?? 0;
    this.replies.shift()?.({ kind: 'crashed', revision, crash: { name: 'RuntimeError', message: 'trap', stack: '' } });
    await settle();
  }

  async die(): Promise<void> {
    this.death(new Error('out of memory'));
    await settle();
  }
}

function open() {
  const workers: FakeWorker[] = [];
  const outcomes: Outcome[] = [];
  const clock = { now: 0 };
  const client = createScorerClient({
    spawn: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    onOutcome: (outcome) => outcomes.push(outcome),
    now: () => clock.now,
  });
  const submit = (prediction: string) => client.submit({ prediction, reference: 'r', settings: {} });
  const worker = (index: number): FakeWorker => {
    const one = workers[index];
    if (!one) throw new Error(`no worker ${index}`);
    return one;
  };
  return { client, workers, worker, outcomes, clock, submit };
}

describe('createScorerClient', () => {
  it('gives a report with its revision', async () => {
    const { submit, worker, outcomes } = open();
    expect(submit('a')).toBe(1);
    await worker(0).answer();
    expect(outcomes).toMatchObject([{ kind: 'scored', revision: 1, scored: { revision: 1 } }]);
  });

  it('drops a stale reply and sends only the newest of what waited', async () => {
    const { submit, worker, outcomes, workers } = open();
    submit('a');
    submit('b');
    submit('c');
    await worker(0).answer();
    expect(outcomes).toEqual([]);
    expect(worker(0).asked.map(({ prediction }) => prediction)).toEqual(['a', 'c']);
    await worker(0).answer();
    expect(outcomes).toMatchObject([{ kind: 'scored', revision: 3 }]);
    expect(workers).toHaveLength(1);
  });

  it('abandons a request that has run long when a newer one comes', async () => {
    const { submit, worker, outcomes, clock } = open();
    submit('a');
    clock.now = 5000;
    submit('b');
    await settle();
    expect(worker(0).terminated).toBe(true);
    await worker(1).answer();
    expect(outcomes).toMatchObject([{ kind: 'scored', revision: 2 }]);
  });

  it('cancels by ending the worker, and starts a new one for the next request', async () => {
    const { client, submit, worker, outcomes, workers } = open();
    submit('a');
    client.cancel();
    await settle();
    expect(worker(0).terminated).toBe(true);
    expect(outcomes).toEqual([{ kind: 'cancelled', revision: 1 }]);
    expect(workers).toHaveLength(1);
    submit('b');
    await worker(1).answer();
    expect(outcomes[1]).toMatchObject({ kind: 'scored', revision: 2 });
  });

  it('has nothing to cancel when nothing runs', async () => {
    const { client, submit, worker, outcomes } = open();
    submit('a');
    await worker(0).answer();
    client.cancel();
    await settle();
    expect(worker(0).terminated).toBe(false);
    expect(outcomes).toHaveLength(1);
  });

  it('reports a crash as a value, discards the worker and does not try again by itself', async () => {
    const { submit, worker, outcomes, workers } = open();
    submit('a');
    await worker(0).crash();
    expect(outcomes).toEqual([
      { kind: 'crashed', revision: 1, crash: { name: 'RuntimeError', message: 'trap', stack: '' } },
    ]);
    expect(worker(0).terminated).toBe(true);
    expect(workers).toHaveLength(1);
    submit('b');
    await worker(1).answer();
    expect(outcomes[1]).toMatchObject({ kind: 'scored', revision: 2 });
  });

  it('reports a worker that died during a request', async () => {
    const { submit, worker, outcomes } = open();
    submit('a');
    await worker(0).die();
    expect(outcomes).toMatchObject([{ kind: 'crashed', revision: 1, crash: { message: 'out of memory' } }]);
  });

  it('replaces a worker that died before it was needed', async () => {
    const { client, submit, worker, outcomes } = open();
    client.warm();
    await worker(0).die();
    expect(outcomes).toEqual([]);
    submit('a');
    await worker(1).answer();
    expect(outcomes).toMatchObject([{ kind: 'scored', revision: 1 }]);
  });

  it('reports a worker that cannot be made', async () => {
    const outcomes: Outcome[] = [];
    const client = createScorerClient({
      spawn: () => {
        throw new Error('blocked by policy');
      },
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    client.submit({ prediction: '', reference: '', settings: {} });
    await settle();
    expect(outcomes).toMatchObject([{ kind: 'crashed', crash: { message: 'blocked by policy' } }]);
  });

  it('puts a large report together from its chunks', async () => {
    const many = Array.from({ length: 3456 }, (_, index) => fault('id.dangling-event', { offset: index }));
    const outcomes: Outcome[] = [];
    const client = createScorerClient({
      spawn: () => ({
        api: createScorerApi(Promise.resolve(() => reportWith(many))),
        onDeath: () => {},
        terminate: () => {},
      }),
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    client.submit({ prediction: '', reference: '', settings: {} });
    await settle();
    await settle();
    const [outcome] = outcomes;
    expect(outcome?.kind === 'scored' && outcome.scored.report.diagnostics).toEqual(many);
  });
});
