import { describe, expect, it } from 'vitest';
import { isStale, shownScore, shownSelection } from '../../src/state/selectors';
import {
  cancelled,
  commit,
  crashed,
  deselect,
  INITIAL_STATE,
  load,
  rest,
  scored,
  select,
  selectCause,
  submitted,
  touch,
  type WorkbenchState,
} from '../../src/state/workbench';
import { fault, scoredWith } from './reports';

const GOOD = scoredWith(1, []);
const BROKEN = scoredWith(2, [fault('json.syntax')]);

function stateAfter(...steps: readonly ((state: WorkbenchState) => WorkbenchState)[]): WorkbenchState {
  return steps.reduce((state, step) => step(state), INITIAL_STATE);
}

const receive = (result: typeof GOOD) => (state: WorkbenchState) => scored(state, result);
const loadTexts = (text: string) => (state: WorkbenchState) =>
  load(state, { prediction: { text, name: text }, reference: { text, name: text } }, null);

describe('the report on screen', () => {
  it('is none before the first score', () => {
    expect(shownScore(INITIAL_STATE)).toBeNull();
    expect(isStale(INITIAL_STATE)).toBe(false);
  });

  it('stays, stale, while an edit has the text broken', () => {
    const state = stateAfter(receive(GOOD), touch, receive(BROKEN));
    expect(shownScore(state)).toBe(GOOD);
    expect(isStale(state)).toBe(true);
  });

  it('gives way to the verdict after a second of rest', () => {
    const state = stateAfter(receive(GOOD), touch, receive(BROKEN), rest);
    expect(shownScore(state)).toBe(BROKEN);
    expect(isStale(state)).toBe(false);
  });

  it('comes back when the next key is pressed in a text that is still broken', () => {
    const state = stateAfter(receive(GOOD), touch, receive(BROKEN), rest, touch);
    expect(shownScore(state)).toBe(GOOD);
  });

  it('is the new one as soon as the text can be read', () => {
    const mended = scoredWith(3, [fault('schema.missing-field')]);
    const state = stateAfter(receive(GOOD), touch, receive(BROKEN), touch, receive(mended));
    expect(shownScore(state)).toBe(mended);
    expect(isStale(state)).toBe(false);
  });

  it('is the verdict at once when there is no good one to keep', () => {
    const state = stateAfter(touch, receive(BROKEN));
    expect(shownScore(state)).toBe(BROKEN);
  });

  it('is the verdict at once after a whole load, whatever was there before', () => {
    const state = stateAfter(receive(GOOD), loadTexts('b'), receive(BROKEN), touch, receive(BROKEN));
    expect(shownScore(state)).toBe(BROKEN);
  });

  it('shows faults that are no broken JSON at once', () => {
    const lacking = scoredWith(2, [fault('schema.no-track')]);
    expect(shownScore(stateAfter(receive(GOOD), touch, receive(lacking)))).toBe(lacking);
  });

  it('treats a broken reference like a broken prediction', () => {
    const broken = scoredWith(2, [fault('json.truncated', { side: 'reference' })]);
    expect(shownScore(stateAfter(receive(GOOD), touch, receive(broken)))).toBe(GOOD);
  });
});

describe('texts', () => {
  it('counts loads, so that the editors take them', () => {
    const state = stateAfter(loadTexts('a'), loadTexts('b'));
    expect(state.documents.prediction).toEqual({ text: 'b', name: 'b', edited: false, load: 2 });
  });

  it('keeps a side that is not loaded', () => {
    const state = load(stateAfter(loadTexts('a')), { prediction: { text: 'c', name: 'c' } }, null);
    expect(state.documents.reference.text).toBe('a');
    expect(state.documents.reference.load).toBe(1);
  });

  it('marks an edited text, and only then', () => {
    const loaded = stateAfter(loadTexts('a'));
    expect(commit(loaded, 'prediction', 'a')).toBe(loaded);
    expect(commit(loaded, 'prediction', 'ab').documents.prediction).toMatchObject({
      text: 'ab',
      edited: true,
      load: 1,
    });
  });
});

describe('the chosen fault', () => {
  const there = fault('id.dangling-event', { path: ['shots', 0], offset: 10 });
  const first = fault('schema.wrong-type', { path: ['events', 1] });

  it('is the first of the prediction after a load, notes aside', () => {
    const result = scoredWith(1, [fault('json.fence'), fault('time.malformed', { side: 'reference' }), first]);
    expect(stateAfter(loadTexts('a'), receive(result)).selection).toMatchObject({ diagnostic: first, focus: false });
  });

  it('is none after a load without faults', () => {
    expect(stateAfter(loadTexts('a'), receive(GOOD)).selection).toBeNull();
  });

  it('is found again by code, side and path, nearest first', () => {
    const far = fault('id.dangling-event', { path: ['shots', 0], offset: 90 });
    const near = fault('id.dangling-event', { path: ['shots', 0], offset: 12 });
    const state = stateAfter(receive(scoredWith(1, [there])), (before) => select(before, there, true));
    expect(scored(state, scoredWith(2, [far, near])).selection).toMatchObject({ diagnostic: near, focus: false });
  });

  it('goes when its fault is mended, and stays while the text is broken', () => {
    const state = stateAfter(receive(scoredWith(1, [there])), (before) => select(before, there, true), touch);
    expect(scored(state, BROKEN).selection?.diagnostic).toBe(there);
    expect(scored(state, scoredWith(3, [])).selection).toBeNull();
  });

  it('is shown only while the report on screen holds it', () => {
    const state = stateAfter(
      receive(scoredWith(1, [there])),
      (before) => select(before, there, true),
      touch,
      receive(BROKEN),
    );
    expect(shownSelection(state)?.diagnostic).toBe(there);
    expect(shownSelection(rest(state))).toBeNull();
  });

  it('counts turns, so that the same fault can be shown again', () => {
    const once = select(INITIAL_STATE, there, true);
    expect(select(once, there, true).selection?.turn).toBe(2);
    expect(deselect(once).selection).toBeNull();
  });
});

describe('trouble', () => {
  const crash = { name: 'RuntimeError', message: 'unreachable', stack: '' };

  it('keeps the last report after a crash and after a cancel', () => {
    expect(shownScore(stateAfter(receive(GOOD), submitted, (state) => crashed(state, crash)))).toBe(GOOD);
    const stopped = stateAfter(receive(GOOD), submitted, cancelled);
    expect(stopped).toMatchObject({ cancelled: true, progress: 'idle' });
    expect(shownScore(stopped)).toBe(GOOD);
  });

  it('is forgotten with the next request', () => {
    expect(stateAfter((state) => crashed(state, crash), submitted)).toMatchObject({ crash: null, progress: 'running' });
  });
});

describe('a chosen cause', () => {
  const first = fault('id.dangling-event');

  it("and a chosen fault take each other's place, and count their turns together", () => {
    const state = stateAfter(receive(scoredWith(1, [first])), (before) => select(before, first, false));
    const { turn = 0 } = state.selection ?? {};
    const chosen = selectCause(state, 'field:type', true);
    expect(chosen).toMatchObject({ selection: null, cause: { id: 'field:type', turn: turn + 1, focus: true } });
    const back = select(chosen, first, false);
    expect(back).toMatchObject({ cause: null, selection: { turn: turn + 2 } });
    expect(deselect(chosen).cause).toBeNull();
  });

  it('stays over an edit without taking the keyboard again, and ends with a load', () => {
    const state = stateAfter(
      receive(GOOD),
      (before) => selectCause(before, 'field:type', true),
      receive(scoredWith(2, [])),
    );
    expect(state.cause).toEqual({ id: 'field:type', turn: 1, focus: false });
    expect(loadTexts('b')(state).cause).toBeNull();
  });
});
