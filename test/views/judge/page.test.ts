import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from '../../../src/base/store';
import { DEFAULT_SETUP } from '../../../src/judge/setup';
import type { Outcome } from '../../../src/judge/verdict';
import type { JudgeDesk, JudgeState } from '../../../src/state/judge/state';
import { JudgeView } from '../../../src/views/judge/JudgeView';
import { show } from '../unitsSupport';
import { ITEMS, judged, runOf, UNJUDGED } from './samples';

const { report } = show('{}', '{}');

const STATE: JudgeState = {
  setup: { ...DEFAULT_SETUP, model: 'gpt-4o' },
  key: { held: true, custody: 'memory' },
  keyProblem: null,
  items: ITEMS,
  outcomes: new Map(),
  answered: [new Set()],
  run: null,
  note: '',
  cacheProblem: null,
  cached: 0,
  labels: new Map(),
  audit: null,
  parsing: null,
};

function deskOf(state: JudgeState): JudgeDesk {
  const no = (): void => undefined;
  const never = async (): Promise<void> => undefined;
  return {
    store: createStore(state),
    show: no,
    changeSetup: no,
    holdKey: no,
    forgetKey: no,
    forgetAllKeys: no,
    run: no,
    pause: no,
    resume: no,
    cancel: no,
    forgetVerdicts: never,
    clearCache: never,
    label: never,
    readAudit: never,
    parse: no,
    endParsing: no,
  };
}

function page(change: Partial<JudgeState>, props: Partial<Parameters<typeof JudgeView>[0]> = {}): string {
  const state = { ...STATE, ...change };
  const no = (): void => undefined;
  return renderToStaticMarkup(
    createElement(JudgeView, {
      page: 'ask',
      onPage: no,
      desk: deskOf(state),
      state,
      report,
      settings: {},
      stale: false,
      origin: 'https://capscope.example',
      selected: null,
      onSelect: no,
      onAdopt: no,
      onDrop: no,
      other: { hand: 'by hand', audit: 'audit', captions: 'captions' },
      ...props,
    }),
  );
}

describe('the page that asks a model', () => {
  it('shows where everything would go before it can be sent', () => {
    const html = page({});
    expect(html).toContain('data-judge-page="ask"');
    expect(html).toContain('data-judge-destination="https://api.openai.com/v1/chat/completions"');
    expect(html).toContain('gpt-4o at https://api.openai.com · key held until this page is left');
    expect(html).toContain(`Ask ${ITEMS.length} questions`);
    expect(html).toContain('data-run-state="none"');
    expect(html).not.toContain('data-semantic');
  });

  it('is open for the setup while something is missing, and then only', () => {
    expect(page({ setup: DEFAULT_SETUP })).toContain('data-judge-setup="open"');
    expect(page({})).toContain('data-judge-setup="folded"');
  });

  it('never draws what a document or a server says as markup', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const outcomes = new Map<string, Outcome>([
      ['shot-fact:shot:SHOT_1', judged({ kind: 'score', value: 1 }, evil)],
      ['reference-alignment:person', judged({ kind: 'map', pairs: [[evil, evil]], dropped: [evil] })],
    ]);
    const failure = { ...UNJUDGED.failure, said: evil, message: evil, advice: [{ text: evil, command: true }] };
    const html = page({ outcomes, note: evil, keyProblem: evil, run: runOf({ state: 'stopped', failure }) });
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
    expect(html).toContain('data-failure="malformed"');
    expect(html).toContain('data-run-state="stopped"');
  });

  it('has a number and a verdict for each answer', () => {
    const html = page({
      outcomes: new Map<string, Outcome>([
        ['shot-fact:shot:SHOT_1', judged({ kind: 'score', value: 4 })],
        ['subshot-match:recall:subshot:SHOT_1/0', UNJUDGED],
      ]),
    });
    expect(html).toContain('data-semantic="shot_fact" data-value="0.75" data-judged="1" data-total="1"');
    expect(html).toContain('data-verdict="shot-fact:shot:SHOT_1" data-outcome="judged"');
    expect(html).toContain('data-verdict="subshot-match:recall:subshot:SHOT_1/0" data-outcome="unjudged"');
    expect(html).toContain(`${report.signature}|judge#gpt-4o@`);
  });

  it('says what is missing where nothing lines up', () => {
    const gated = (pass: boolean): string =>
      page({ items: [] }, { report: { ...report, gate: { ...report.gate, pass } } });
    expect(gated(true)).toContain('data-judge-nothing="unmatched"');
    expect(gated(false)).toContain('data-judge-nothing="gate"');
    expect(page({ items: null })).toContain('being worked out');
  });

  it('offers to ask again once everything is answered', () => {
    const html = page({ answered: [new Set(ITEMS.map(({ id }) => id))] });
    expect(html).toContain('Everything is answered.');
    expect(html).toContain('Ask again');
  });
});
