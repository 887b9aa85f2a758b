import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETUP } from '../../../src/judge/setup';
import type { Parsing } from '../../../src/state/judge/state';
import { CaptionsPage } from '../../../src/views/captions/CaptionsPage';
import { judgeState, standInDesk } from '../hand/support';

function draw(parsing: Parsing | null, clipSeconds: number | null = 12.5, canCall = true): string {
  const state = judgeState({ parsing, setup: { ...DEFAULT_SETUP, model: 'big<b>' } });
  return renderToStaticMarkup(
    createElement(CaptionsPage, {
      desk: standInDesk(state),
      state,
      clipSeconds,
      canCall,
      cannotWhy: canCall ? '' : 'Name the model first.',
      destination: canCall ? 'https://api.example.com/v1/chat/completions' : '',
      onUse() {},
    }),
  );
}

describe('the page about captions', () => {
  it('has one instruction for a short clip and two for a long one', () => {
    const short = draw(null);
    expect(short).toContain('data-instructions="1"');
    expect(short).not.toContain('data-instructions="2"');
    expect(short).toContain('value="12.5"');
    expect(draw(null, 90)).toContain('data-instructions="2"');
  });

  it('says where a call would go, or why none can', () => {
    expect(draw(null)).toContain('https://api.example.com/v1/chat/completions');
    expect(draw(null, null, false)).toContain('Name the model first.');
  });

  it('shows what became of a caption, and nothing of it as markup', () => {
    expect(draw({ kind: 'running' })).toContain('data-parsing="running"');
    const failed = draw({
      kind: 'failed',
      failure: {
        kind: 'server',
        message: 'The server failed.',
        advice: [
          { text: 'Try again.', command: false },
          { text: 'ollama serve', command: true },
        ],
        said: '<script>x</script>',
        status: 500,
        retryAfter: null,
      },
    });
    expect(failed).toContain('<code>ollama serve</code>');
    expect(failed).toContain('HTTP status 500.');
    const parsed = draw({ kind: 'parsed', text: '{"a": "<script>"}', cut: true, mark: 'big@h1' });
    expect(parsed).toContain('data-parsing="parsed"');
    expect(parsed).toContain('ran into the limit of tokens');
    expect(parsed).toContain('big@h1');
    for (const page of [failed, parsed]) expect(page).not.toMatch(/<script>|<b>/);
  });
});
