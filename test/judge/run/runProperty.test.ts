import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../src/base/result';
import type { RunControl } from '../../../src/judge/run/control';
import { startRun } from '../../../src/judge/run/run';
import type { Attempt } from '../../../src/judge/run/send';
import { failed, fakeClock, replied, settle } from './fakes';
import { item } from './items';

const passing = fc.constantFrom<Attempt>(
  replied('yes'),
  replied('yes'),
  replied('no'),
  failed('server'),
  failed('timeout'),
  failed('rate-limit'),
  failed('rate-limit', { retryAfter: 5_000 }),
  failed('server', { retryAfter: 0 }),
);
const fatal = fc.constantFrom<Attempt>(failed('wrong-key'), failed('rate-limit', { retryAfter: 1e9 }));
const attempts = fc.array(fc.oneof({ weight: 12, arbitrary: passing }, { weight: 1, arbitrary: fatal }), {
  maxLength: 6,
});

/** What somebody does to the run after so many milliseconds. */
const acts = fc.array(
  fc.record({ after: fc.nat(3_000), act: fc.constantFrom('pause', 'resume', 'resume', 'cancel') }),
  { maxLength: 5 },
);

describe('a run, whatever the answers and whatever is done to it', () => {
  it('keeps its promises', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(attempts, { maxLength: 8 }),
        fc.integer({ min: 1, max: 16 }),
        acts,
        async (scripts, concurrency, deeds) => {
          const clock = fakeClock();
          const settled = new Map<string, 'judged' | 'unjudged'>();
          const calls = new Map<string, number>();
          let [underway, most, fatals] = [0, 0, 0];
          const box: { control?: RunControl } = {};
          const control = startRun({
            items: scripts.map((_, index) => item(String(index))),
            ask: async ({ id }) => {
              expect(['running', 'waiting']).toContain(box.control?.progress().state);
              expect(settled.has(id)).toBe(false);
              const call = calls.get(id) ?? 0;
              calls.set(id, call + 1);
              underway += 1;
              most = Math.max(most, underway);
              await clock.sleep(100 * (1 + (call % 3)), new AbortController().signal);
              underway -= 1;
              const attempt = scripts[Number(id)]?.[call] ?? replied('yes');
              if (
                attempt.kind === 'failed' &&
                (attempt.failure.kind === 'wrong-key' || attempt.failure.retryAfter === 1e9)
              )
                fatals += 1;
              return attempt;
            },
            read: (_, { text }) =>
              text === 'yes' ? succeed({ verdict: { kind: 'match', value: true }, evidence: '' }) : fail('no'),
            concurrency,
            clock,
            onChange: (progress) => {
              expect(progress.judged + progress.unjudged).toBe(settled.size);
              expect((progress.waitUntil !== null) === (progress.state === 'waiting')).toBe(true);
              expect((progress.failure !== null) === (progress.state === 'stopped')).toBe(true);
            },
            onOutcome: ({ id }, { kind, attempts: made }) => {
              expect(settled.has(id)).toBe(false);
              expect(made).toBeLessThanOrEqual(5);
              settled.set(id, kind);
            },
          });
          box.control = control;
          for (const { after, act } of deeds) {
            await clock.advance(after);
            if (act === 'pause') control.pause();
            else if (act === 'resume') control.resume();
            else control.cancel();
          }
          await clock.runOut();
          if (control.progress().state === 'paused') {
            control.resume();
            await clock.runOut();
          }
          const { state } = await control.done;
          await settle();
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(underway).toBe(0);
          if (state === 'done') expect(settled.size).toBe(scripts.length);
          // Only a call that stopped the run goes uncounted.
          for (const count of calls.values()) expect(count).toBeLessThanOrEqual(5 + fatals);
          expect(control.progress().attempts).toBe([...calls.values()].reduce((sum, count) => sum + count, 0));
        },
      ),
      { numRuns: 500 },
    );
  });
});
