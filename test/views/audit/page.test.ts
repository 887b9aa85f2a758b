import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createScorer } from '../../../src/engine/scorer';
import { findExample } from '../../../src/examples';
import type { Item } from '../../../src/judge/prompts/task';
import type { Verdict } from '../../../src/judge/verdict';
import { loadKernelsFromFile } from '../../../src/kernel/node';
import type { Report } from '../../../src/omnicapbench/report';
import type { KeptVerdicts } from '../../../src/state/judge/state';
import { AuditPage } from '../../../src/views/audit/AuditPage';
import { item, no, scored, yes } from '../../judge/prompts/build';
import { judgeState, standInDesk } from '../hand/support';

const ITEMS: readonly Item[] = [
  item({ id: 'm1', direction: 'recall', reference: 'subshot:SHOT_1/0' }),
  item({ id: 's1', task: 'shot-fact', answer: 'score', reference: 'shot:SHOT_1' }),
  item({ id: 's2', task: 'shot-fact', answer: 'score', reference: 'shot:SHOT_2' }),
];

const kept = (model: string, ...repeats: readonly Readonly<Record<string, Verdict>>[]): KeptVerdicts => ({
  judge: { provider: model === 'me' ? 'person' : 'openai https://x', model, promptVersion: 'p1' },
  repeats: repeats.map((repeat) => new Map(Object.entries(repeat))),
});

let report: Report;
beforeAll(() => {
  const example = findExample('evsa-case');
  if (!example) throw new Error('the gallery has no EVSA case');
  report = createScorer(loadKernelsFromFile())(example.predictions[0]?.text ?? '', example.reference, {});
});

const draw = (audit: readonly KeptVerdicts[] | null): string => {
  const state = judgeState({ items: ITEMS, audit });
  return renderToStaticMarkup(createElement(AuditPage, { desk: standInDesk(state), state, report, onSelect() {} }));
};

describe('the audit page', () => {
  it('teaches where there is little to see', () => {
    expect(draw(null)).toContain('Looking for verdicts');
    expect(draw([])).toContain('Nobody has judged this pair yet');
    const one = draw([kept('big', { s1: scored(3) })]);
    expect(one).toContain('One judge is an opinion');
    expect(one).toContain('1 of 3');
    expect(one).toContain('Each question is asked');
    expect(one).toContain('22.68');
  });

  it('lays two judges side by side', () => {
    const page = draw([
      kept('big', { m1: yes, s1: scored(3), s2: scored(5) }, { m1: no, s1: scored(3), s2: scored(5) }),
      kept('me', { m1: yes, s1: scored(4), s2: scored(5) }),
    ]);
    expect(page).toMatch(
      /data-judge-pair="big\|me \(by hand\)" data-kind="match" data-shared="1" data-agreement="1" data-kappa="null"/,
    );
    expect(page).toMatch(/data-kind="score" data-shared="2" data-agreement="0\.5" data-kappa="0\.333/);
    expect(page).toContain('chance alone would agree');
    expect(page).toContain('data-spread="shot_fact" data-points="12.5" data-items="2"');
    expect(page).toContain('data-differs="s1"');
    expect(page).toMatch(/data-judge="big" data-stability="0\.666/);
    expect(page).toContain('data-unsteady="m1"');
  });
});
