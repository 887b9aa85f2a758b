import { describe, expect, it } from 'vitest';
import {
  passesLabel,
  passTitle,
  readSeconds,
  resolveOptions,
  shownSeconds,
  tokensSent,
  UNCHANGED,
  withCaption,
} from '../../../src/views/captions/options';

describe('a clip length', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['12.5', 12.5],
    [' 60 ', 60],
    ['0', undefined],
    ['-3', undefined],
    ['a minute', undefined],
    ['Infinity', undefined],
  ])('typed as %j is %j', (typed, seconds) => {
    expect(readSeconds(typed)).toBe(seconds);
  });

  it('is that of the clip on screen until somebody types', () => {
    expect(shownSeconds(UNCHANGED, 12.5)).toBe('12.5');
    expect(shownSeconds(UNCHANGED, null)).toBe('');
    expect(shownSeconds({ ...UNCHANGED, seconds: '' }, 12.5)).toBe('');
    expect(resolveOptions(UNCHANGED, 12.5).clipSeconds).toBe(12.5);
    expect(resolveOptions({ ...UNCHANGED, seconds: '90' }, 12.5).clipSeconds).toBe(90);
    expect(resolveOptions({ ...UNCHANGED, seconds: '' }, 12.5).clipSeconds).toBeNull();
    expect(resolveOptions({ ...UNCHANGED, seconds: '-1' }, 12.5).clipSeconds).toBeNull();
  });
});

describe('passes', () => {
  it('follow the recommendation until one is chosen', () => {
    expect(resolveOptions(UNCHANGED, 20).passes).toBe(1);
    expect(resolveOptions(UNCHANGED, 90).passes).toBe(2);
    expect(resolveOptions({ ...UNCHANGED, seconds: '90' }, 20).passes).toBe(2);
    expect(resolveOptions({ ...UNCHANGED, passes: 1 }, 90).passes).toBe(1);
  });

  it('have names', () => {
    expect([passesLabel(1, 1), passesLabel(2, 1)]).toEqual(['One pass (recommended)', 'Two passes']);
    expect([passTitle(1, 1), passTitle(2, 2)]).toEqual(['The instruction', 'Pass 2 of 2']);
  });
});

describe('what is sent', () => {
  it('is counted roughly, instruction and caption together', () => {
    expect(tokensSent({ system: 'x'.repeat(4000), user: 'y'.repeat(1000) })).toBe('about 1,250 tokens');
    expect(tokensSent({ system: 'abcd', user: '' })).toBe('about 1 token');
  });

  it('is copied with the caption under the instruction', () => {
    expect(withCaption('Rewrite.\n\nCaption:', ' A dog runs. \n')).toBe('Rewrite.\n\nCaption:\nA dog runs.\n');
  });
});
