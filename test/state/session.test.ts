import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../src/engine/worker/client';
import type { ScoreRequest } from '../../src/engine/worker/protocol';
import { isStale, shownScore } from '../../src/state/selectors';
import { createSession, DEBOUNCE, NOTICE_AFTER, REST, SLOW_AFTER } from '../../src/state/session';
import { fault, scoredWith } from './reports';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const sent: Omit<ScoreRequest, 'revision'>[] = [];
  let tell: (outcome: Outcome) => void = () => {};
  const cancel = vi.fn();
  const session = createSession((onOutcome) => {
    tell = onOutcome;
    return {
      submit: (request) => sent.push(request),
      cancel,
      warm: () => {},
      dispose: () => {},
    };
  });
  const reply = (...codes: Parameters<typeof fault>[0][]) =>
    tell({
      kind: 'scored',
      revision: sent.length,
      scored: scoredWith(
        sent.length,
        codes.map((code) => fault(code)),
      ),
    });
  return { session, sent, reply, cancel, tell: (outcome: Outcome) => tell(outcome) };
}

const TEXTS = { prediction: { text: 'p', name: 'p' }, reference: { text: 'r', name: 'r' } };

describe('createSession', () => {
  it('scores a loaded pair at once', () => {
    const { session, sent } = open();
    session.load(TEXTS, null);
    expect(sent).toEqual([{ prediction: 'p', reference: 'r', settings: {} }]);
  });

  it('scores once after a pause in typing, and reads the text only then', () => {
    const { session, sent } = open();
    session.load(TEXTS, null);
    const read = vi.fn(() => 'p1');
    session.touch('prediction', () => 'never read');
    vi.advanceTimersByTime(DEBOUNCE - 1);
    session.touch('prediction', read);
    vi.advanceTimersByTime(DEBOUNCE - 1);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ prediction: 'p1', reference: 'r' });
  });

  it('keeps the last good report for a second, then shows the verdict', () => {
    const { session, reply } = open();
    session.load(TEXTS, null);
    reply();
    session.touch('prediction', () => '{');
    vi.advanceTimersByTime(DEBOUNCE);
    reply('json.truncated');
    expect(isStale(session.store.get())).toBe(true);
    vi.advanceTimersByTime(REST - DEBOUNCE - 1);
    expect(isStale(session.store.get())).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isStale(session.store.get())).toBe(false);
    expect(shownScore(session.store.get())?.report.diagnostics[0]?.code).toBe('json.truncated');
  });

  it('drops an edit that a load overtakes', () => {
    const { session, sent } = open();
    session.touch('prediction', () => 'old');
    session.load(TEXTS, null);
    vi.advanceTimersByTime(REST);
    expect(sent).toHaveLength(1);
    expect(session.store.get().documents.prediction.text).toBe('p');
  });

  it('keeps an edit of the side that is not loaded', () => {
    const { session, sent } = open();
    session.touch('reference', () => 'edited');
    session.load({ prediction: TEXTS.prediction }, null);
    expect(sent).toEqual([{ prediction: 'p', reference: 'edited', settings: {} }]);
  });

  it('says so when a score takes its time, and offers a way out when it takes long', () => {
    const { session, cancel, tell } = open();
    session.load(TEXTS, null);
    expect(session.store.get().progress).toBe('running');
    vi.advanceTimersByTime(NOTICE_AFTER);
    expect(session.store.get().progress).toBe('noticeable');
    vi.advanceTimersByTime(SLOW_AFTER - NOTICE_AFTER);
    expect(session.store.get().progress).toBe('slow');
    session.cancel();
    expect(cancel).toHaveBeenCalled();
    tell({ kind: 'cancelled', revision: 1 });
    expect(session.store.get()).toMatchObject({ progress: 'idle', cancelled: true });
    vi.advanceTimersByTime(SLOW_AFTER);
    expect(session.store.get().progress).toBe('idle');
  });

  it('does not send a pair again that crashed the scorer, unless it is asked to', () => {
    const { session, sent, tell } = open();
    session.load(TEXTS, null);
    tell({ kind: 'crashed', revision: 1, crash: { name: 'RuntimeError', message: 'unreachable', stack: '' } });
    vi.advanceTimersByTime(10 * SLOW_AFTER);
    expect(sent).toHaveLength(1);
    expect(session.store.get().crash?.name).toBe('RuntimeError');
    session.retry();
    expect(sent).toHaveLength(2);
    expect(session.store.get().crash).toBeNull();
  });

  it('scores again under changed settings, after the same pause', () => {
    const { session, sent } = open();
    session.load(TEXTS, null);
    session.changeSettings({ shot_tiou: 0.4 });
    session.changeSettings({ shot_tiou: 0.5 });
    vi.advanceTimersByTime(DEBOUNCE);
    expect(sent.slice(1)).toEqual([{ prediction: 'p', reference: 'r', settings: { shot_tiou: 0.5 } }]);
  });

  it('scores at once what one act changed, and does not wait for a rest', () => {
    const { session, sent, reply } = open();
    session.load(TEXTS, null);
    reply();
    session.touch('prediction', () => 'never read');
    session.commit('prediction', () => 'p2');
    expect(sent.at(-1)).toMatchObject({ prediction: 'p2' });
    reply('json.syntax');
    expect(isStale(session.store.get())).toBe(false);
    vi.advanceTimersByTime(DEBOUNCE + REST);
    expect(sent).toHaveLength(2);
  });
});
