import { expect, it } from 'vitest';
import { sha256 } from '../../../src/base/sha256';
import { TASKS } from '../../../src/judge/prompts';
import { PROMPT_VERSION } from '../../../src/judge/prompts/version';
import { canary, material } from './material';

/**
 * The words of every version that ever stood in a signature. A change of words asks for a new version and a line
 * here; the old lines stay, so that a version is never used again.
 */
const WORDS: Readonly<Record<string, string>> = {
  p1: 'c3b6784b9a2726d5c2e267d28f3cbbc1e1a52f0f60677c99fc54b434425ce7c8',
};

it('the words of the prompts are those of their version', () => {
  // One material for each guidance, so that every system prompt is among them.
  const prompts = ['person', 'object'].flatMap((group) =>
    TASKS.flatMap((task) => task.items(material(canary, group)).map(({ id, prompt }) => ({ id, ...prompt }))),
  );
  expect(sha256(JSON.stringify(prompts))).toBe(WORDS[PROMPT_VERSION]);
});
