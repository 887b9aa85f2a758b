import type { RunProgress } from '../../judge/run/run';
import { whyNotReady } from '../../state/judge/setup';
import type { JudgeState } from '../../state/judge/state';
import { grouped } from '../numbers/figures';
import type { Asking } from './asking';
import { spanWords } from './clockWords';

/** Whether calls are under way, or would be again at a press. */
export function isOn(run: RunProgress | null): boolean {
  return run !== null && (run.state === 'running' || run.state === 'waiting' || run.state === 'paused');
}

/** Whether a run still holds to the setup it began with: a stopped one goes on with it. */
export function isLocked(run: RunProgress | null): boolean {
  return isOn(run) || run?.state === 'stopped';
}

/** Which buttons a run has. */
export interface RunActions {
  readonly run: boolean;
  readonly pause: boolean;
  readonly resume: boolean;
  readonly cancel: boolean;
}

/** What can be done with a run as it stands. */
export function actionsOf(run: RunProgress | null): RunActions {
  const state = run?.state;
  return {
    run: !isLocked(run),
    pause: state === 'running' || state === 'waiting',
    resume: state === 'paused' || state === 'stopped',
    cancel: isLocked(run),
  };
}

/** Why nothing can be asked, in a sentence; null when it can. */
export function whyNot(
  { items, setup, key }: Pick<JudgeState, 'items' | 'setup' | 'key'>,
  asking: Asking,
  stale: boolean,
): string | null {
  if (stale) return 'The texts have changed, and their questions are not known yet.';
  if (items === null) return 'The questions are being worked out.';
  if (items.length === 0) return 'Nothing lines up, so there is nothing to ask.';
  if (setup.tasks.length === 0) return 'No task is chosen.';
  if (asking.calls.length === 0) {
    return asking.kept === 0 ? 'The chosen tasks have no question here.' : 'Everything is answered.';
  }
  return whyNotReady({ setup, key });
}

/** Questions of a run without an outcome. */
export function leftOf({ total, judged, unjudged }: RunProgress): number {
  return total - judged - unjudged;
}

/** `Ask 1 question`, `Ask 42 questions`. */
export function askLabel({ calls }: Asking): string {
  return calls.length === 0 ? 'Ask' : `Ask ${counted(calls.length, 'question')}`;
}

/** `1 question`, `1,200 questions`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

const QUARTERS = ['', ', a quarter done', ', half done', ', three quarters done'] as const;

const quarter = ({ total, judged, unjudged }: RunProgress): number =>
  Math.min(3, Math.floor((4 * (judged + unjudged)) / Math.max(1, total)));

/** What a screen reader hears. It changes with the state and at each quarter, not with each answer. */
export function spoken(run: RunProgress | null): string {
  if (!run) return '';
  const { state, total, judged, unjudged, failure } = run;
  const counts = `${grouped(judged)} judged, ${grouped(unjudged)} unjudged, of ${grouped(total)}`;
  switch (state) {
    case 'running':
      return `Asking${QUARTERS[quarter(run)] ?? ''}.`;
    case 'waiting':
      return 'Waiting: the service asked for a slower pace, or is in trouble.';
    case 'paused':
      return `Paused: ${counts}.`;
    case 'stopped':
      return `Stopped: ${failure?.message ?? counts}`;
    case 'cancelled':
      return `Cancelled: ${counts}.`;
    case 'done':
      return `Done: ${counts}.`;
  }
}

const TITLES: Readonly<Record<RunProgress['state'], string>> = {
  running: 'Asking',
  waiting: 'Waiting',
  paused: 'Paused',
  stopped: 'Stopped',
  cancelled: 'Cancelled',
  done: 'Done',
};

/** A run's state in a word. */
export function stateTitle({ state }: Pick<RunProgress, 'state'>): string {
  return TITLES[state];
}

/** `about 3 minutes left`; empty when nothing is known, or nothing goes on. */
export function remainingWords({ state, remaining }: Pick<RunProgress, 'state' | 'remaining'>): string {
  return remaining === null || (state !== 'running' && state !== 'waiting') ? '' : `about ${spanWords(remaining)} left`;
}
