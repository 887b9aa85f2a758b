import { describe, expect, it } from 'vitest';
import { type AnalystHandle, createAnalystClient } from '../../../src/engine/analyst/client';
import type { AnalystApi } from '../../../src/engine/analyst/protocol';
import { createAnalystApi } from '../../../src/engine/analyst/serve';
import type { Subject } from '../../../src/engine/worker/protocol';
import { loadKernelsFromFile } from '../../../src/kernel/node';

const SUBJECT: Subject = { prediction: '{}', reference: '{}', settings: {} };

interface Fake extends AnalystHandle {
  ended: boolean;
  die(error: unknown): void;
}

/** A worker in this thread: the real server side, or the given one. */
function fakes(make: () => AnalystApi = () => createAnalystApi(Promise.resolve(loadKernelsFromFile()))) {
  const made: Fake[] = [];
  const spawn = (): AnalystHandle => {
    let listener: (error: unknown) => void = () => {};
    const fake: Fake = {
      api: make(),
      ended: false,
      onDeath: (given) => {
        listener = given;
      },
      die: (error) => listener(error),
      terminate: () => {
        fake.ended = true;
      },
    };
    made.push(fake);
    return fake;
  };
  return { made, spawn };
}

/** Never answers. */
const silent: AnalystApi = { open: async () => {}, ask: () => new Promise(() => {}) };

describe('the analyst', () => {
  it('starts with the first question and answers it', async () => {
    const { made, spawn } = fakes();
    const client = createAnalystClient(spawn);
    client.open(1, SUBJECT);
    expect(made).toHaveLength(0);
    const outcome = await client.ask(1, 'detail');
    expect(outcome).toEqual({
      kind: 'answered',
      answer: { duration: null, prediction: null, reference: null },
    });
    expect(made).toHaveLength(1);
  });

  it('answers no question about a subject that was replaced', async () => {
    const { made, spawn } = fakes();
    const client = createAnalystClient(spawn);
    client.open(1, SUBJECT);
    client.open(2, SUBJECT);
    expect(await client.ask(1, 'detail')).toEqual({ kind: 'overtaken' });
    expect(made).toHaveLength(0);
  });

  it('ends a worker that is still busy with an old subject', async () => {
    const { made, spawn } = fakes(() => silent);
    const client = createAnalystClient(spawn);
    client.open(1, SUBJECT);
    const question = client.ask(1, 'detail');
    client.open(2, SUBJECT);
    expect(await question).toEqual({ kind: 'overtaken' });
    expect(made.map((fake) => fake.ended)).toEqual([true]);
  });

  it('never uses a worker again that crashed, and tells the crash', async () => {
    const apis: AnalystApi[] = [
      { ...silent, ask: async () => ({ kind: 'crashed', crash: { name: 'E', message: 'm', stack: '' } }) },
      createAnalystApi(Promise.resolve(loadKernelsFromFile())),
    ];
    const { made, spawn } = fakes(() => apis.shift() ?? silent);
    const client = createAnalystClient(spawn);
    client.open(1, SUBJECT);
    expect((await client.ask(1, 'detail')).kind).toBe('crashed');
    expect((await client.ask(1, 'detail')).kind).toBe('answered');
    expect(made.map((fake) => fake.ended)).toEqual([true, false]);
  });

  it('tells when a worker dies outside of a call', async () => {
    const { made, spawn } = fakes(() => silent);
    const client = createAnalystClient(spawn);
    client.open(1, SUBJECT);
    const question = client.ask(1, 'detail');
    made[0]?.die(new Error('no script'));
    expect(await question).toMatchObject({ kind: 'crashed', crash: { message: 'no script' } });
  });

  it('tells when the kernels could not be loaded', async () => {
    const { spawn } = fakes(() => createAnalystApi(Promise.reject(new Error('no kernels'))));
    const client = createAnalystClient(spawn);
    client.open(1, SUBJECT);
    expect(await client.ask(1, 'detail')).toMatchObject({ kind: 'crashed', crash: { message: 'no kernels' } });
  });
});
