import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import temml from 'temml';
import { describe, expect, it } from 'vitest';
import { LESSON_IDS, lessonOf, metricsOf } from '../../src/lessons/addresses';
import { LESSONS } from '../../src/lessons/index';
import { LearnView } from '../../src/lessons/LearnView';
import type { Lesson } from '../../src/lessons/lesson';
import type { Progress } from '../../src/lessons/progress';
import { METRIC_IDS } from '../../src/omnicapbench/metrics/ids';
import { ENGINE } from './support';

describe('the lessons', () => {
  it('stand in the order of their addresses', () => {
    const ids = LESSONS.map(({ id }) => id);
    expect(ids).toEqual(LESSON_IDS.filter((id) => ids.includes(id)));
  });

  it('can be read through in about 20 minutes', () => {
    expect(LESSONS.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(25);
  });

  it('explain every number once, as the addresses say', () => {
    for (const lesson of LESSONS) {
      const id = LESSON_IDS.find((known) => known === lesson.id);
      expect(id && [...lesson.metrics].sort(), lesson.id).toEqual(id && [...metricsOf(id)].sort());
    }
    const explained = LESSONS.flatMap(({ metrics }) => metrics);
    expect([...explained].sort()).toEqual([...METRIC_IDS].sort());
    for (const metric of METRIC_IDS) expect(LESSONS.map(({ id }) => id)).toContain(lessonOf(metric));
  });

  it('explain no term twice', () => {
    const terms = LESSONS.flatMap((lesson) => lesson.terms.map(({ term }) => term.toLowerCase()));
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });
});

describe.each(LESSONS.map((sealed) => [sealed.id, sealed] as const))('%s', (_, sealed) => {
  const each = <Answer,>(look: <State>(lesson: Lesson<State>) => Answer): Answer => sealed.open(look);

  it('has two or three things to try, none of them done at the start, each done as it says', () => {
    each((lesson) => {
      expect(lesson.steps.length).toBeGreaterThanOrEqual(2);
      expect(lesson.steps.map((step) => step.done(lesson.start, ENGINE))).toEqual(lesson.steps.map(() => false));
      expect(lesson.steps.map((step) => step.done(step.solution, ENGINE))).toEqual(lesson.steps.map(() => true));
    });
  });

  it('asks a question with one right answer, and says why for each', () => {
    each(({ quiz }) => {
      expect(quiz.answers.filter(({ right }) => right)).toHaveLength(1);
      expect(quiz.answers.every(({ because }) => because.length > 10)).toBe(true);
    });
  });

  it('has formulas that can be read', () => {
    each(({ formulas }) => {
      for (const { tex, words } of formulas) {
        expect(() => temml.renderToString(tex, { throwOnError: true })).not.toThrow();
        expect(words).not.toBe('');
      }
    });
  });

  it('says who says so', () => {
    each(({ paper, ours }) => {
      expect(paper.length).toBeGreaterThan(0);
      expect(ours.length).toBeGreaterThan(0);
    });
  });

  it('draws its start and every solution', () => {
    each((lesson) => {
      for (const state of [lesson.start, ...lesson.steps.map(({ solution }) => solution)]) {
        const stage = createElement(lesson.Stage, { engine: ENGINE, state, onChange: () => undefined });
        expect(renderToStaticMarkup(stage)).not.toMatch(/NaN|undefined|\[object/);
      }
    });
  });

  it('opens pairs whose reference can be scored', () => {
    each((lesson) => {
      for (const state of [lesson.start, ...lesson.steps.map(({ solution }) => solution)]) {
        const pair = lesson.pair(state);
        if (pair) expect(ENGINE.scoreText(pair.reference, pair.reference).gate.pass).toBe(true);
      }
    });
  });
});

describe('the page', () => {
  const page = (at: string | undefined, progress: Progress = {}): string =>
    renderToStaticMarkup(
      <LearnView
        page={at}
        engine={{ kind: 'ready', engine: ENGINE }}
        progress={progress}
        onProgress={() => undefined}
        onOpenPair={() => undefined}
      />,
    );

  it('begins with the first lesson, and shows every other one at its address', () => {
    expect(page(undefined)).toContain('data-lesson="document"');
    for (const { id } of LESSONS) expect(page(id)).toContain(`data-lesson="${id}"`);
  });

  it('shows progress in the contents, and what has been found out', () => {
    const markup = page('tiou', { tiou: { steps: [0, 2], answered: true } });
    expect(markup).toContain('3 of 4 done');
    expect(markup.match(/class="done" data-step/g)).toHaveLength(2);
  });

  it('has a glossary that links every term to its lesson', () => {
    const markup = page('glossary');
    for (const { id, terms } of LESSONS) {
      expect(markup).toContain(`href="#/learn/${id}"`);
      for (const { term } of terms) expect(markup).toContain(`<dt>${term.replaceAll('&', '&amp;')}</dt>`);
    }
  });

  it('says so when an address names no lesson', () => {
    expect(page('nonsense')).toContain('There is no such lesson');
  });

  it('waits for the scorer, and says why when it does not come', () => {
    const markup = renderToStaticMarkup(
      <LearnView
        page="tiou"
        engine={{ kind: 'failed', message: 'no wasm' }}
        progress={{}}
        onProgress={() => undefined}
        onOpenPair={() => undefined}
      />,
    );
    expect(markup).toContain('no wasm');
    expect(markup).not.toContain('role="slider"');
  });
});
