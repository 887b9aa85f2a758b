import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { planItems } from '../../../src/judge/plan';
import { TASK_IDS } from '../../../src/judge/prompts/task';
import { HandPage } from '../../../src/views/hand/HandPage';
import { labelled } from '../../../src/views/hand/items';
import { judged, scored } from '../../judge/prompts/build';
import { canary, material } from '../../judge/prompts/material';
import { judgeState, standInDesk } from './support';

const ITEMS = planItems(material(canary), new Set(TASK_IDS));
const QUESTIONS = labelled(ITEMS);
const [first, second] = QUESTIONS;
if (!first || !second) throw new Error('the material gives no questions');

const draw = (state = judgeState({ items: ITEMS })): string =>
  renderToStaticMarkup(createElement(HandPage, { desk: standInDesk(state), state, selected: null, onSelect() {} }));

describe('the page by hand', () => {
  it('shows the first question without a verdict, and how far the work is', () => {
    const labels = new Map([[first.id, { verdict: scored(4), note: '' }]]);
    expect(draw()).toContain(`data-hand-item="${first.id}"`);
    const page = draw(judgeState({ items: ITEMS, labels }));
    expect(page).toContain(`data-hand-item="${second.id}"`);
    expect(page).toContain(`data-hand-progress="1/${QUESTIONS.length}"`);
    expect(page).toContain('data-hand-mean="subject_recall" data-value="0.75"');
  });

  it('is blind: what a model said changes nothing on it', () => {
    const outcomes = new Map(ITEMS.map(({ id }) => [id, judged(scored(2))]));
    const answered = [new Set(ITEMS.map(({ id }) => id))];
    expect(draw(judgeState({ items: ITEMS, outcomes, answered }))).toBe(draw());
  });

  it('shows hostile text as text', () => {
    const items = planItems(
      material((name) => `${name}<img src=x onerror=alert(1)>`),
      new Set(TASK_IDS),
    );
    const page = draw(judgeState({ items }));
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('says why there is nothing to do', () => {
    expect(draw(judgeState({ items: null }))).toContain('No pair on screen yet');
    expect(draw(judgeState({ items: [] }))).toContain('Problems says what to repair');
    const state = judgeState({ items: ITEMS });
    expect(draw({ ...state, setup: { ...state.setup, tasks: [] } })).toContain('No task is chosen at all');
  });

  it('draws every question, and a prompt of another form as it is', () => {
    for (const one of QUESTIONS) expect(draw(judgeState({ items: [one] }))).toContain('aria-labelledby="hand-target"');
    const odd = { ...first, prompt: { system: 's', user: 'no tags here' } };
    expect(draw(judgeState({ items: [odd] }))).toContain('no tags here</pre>');
  });
});
