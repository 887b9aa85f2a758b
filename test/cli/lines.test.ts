import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { scoreLine, scoreLines } from '../../src/cli/lines';
import { parseSettings, UsageError, validSettings } from '../../src/cli/settings';
import type { ScoreText } from '../../src/engine/scorer';
import { createScorer } from '../../src/engine/scorer';
import { loadKernelsFromFile } from '../../src/kernel/node';

const score: ScoreText = createScorer(loadKernelsFromFile());
const EMPTY = '{"references": [], "events": [], "shots": []}';
const pair = (more: object) => JSON.stringify({ prediction: EMPTY, reference: EMPTY, ...more });

describe('a line', () => {
  it('gives the report under its id', () => {
    const settings = { gate: 'strict' } as const;
    expect(scoreLine(pair({ id: 'a', settings }), 1, score)).toEqual({
      id: 'a',
      report: score(EMPTY, EMPTY, settings),
    });
    expect(scoreLine(pair({ id: 7 }), 1, score)).toMatchObject({ id: 7, report: { gate: { pass: true } } });
    expect(scoreLine(pair({ id: 'a', settings: null }), 1, score)).toHaveProperty('report');
  });

  it('scores texts that are no documents', () => {
    expect(scoreLine(pair({ id: 'a', prediction: 'no' }), 1, score)).toMatchObject({
      report: { gate: { pass: false } },
    });
  });

  it.each<[string, string, object]>([
    ['is no JSON', '{"id": 1', { line: 3 }],
    ['has no id', pair({}), { line: 3 }],
    ['has an id of another kind', pair({ id: null }), { line: 3 }],
    ['is no object', '5', { line: 3 }],
    ['lacks a text', '{"id": "a", "prediction": ""}', { id: 'a' }],
    ['has a document for a text', pair({ id: 'a', prediction: {} }), { id: 'a' }],
    ['has a setting that is not known', pair({ id: 'a', settings: { x: 1 } }), { id: 'a' }],
    ['has a setting out of range', pair({ id: 'a', settings: { delta: -1 } }), { id: 'a' }],
  ])('that %s gives an error in one line of words', (_, line, named) => {
    const answer = scoreLine(line, 3, score);
    expect(answer).toEqual({ ...named, error: expect.stringMatching(/^[^\n]+$/) });
  });
});

describe('lines', () => {
  const answers = async (input: string): Promise<unknown[]> => {
    const output = new PassThrough();
    const all = text(output);
    await scoreLines(Readable.from([input]), output, score);
    output.end();
    return (await all)
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line));
  };

  it('are answered in order, faults between them, blank ones passed over', async () => {
    const found = await answers(`${pair({ id: 'a' })}\n\n  \nnonsense\r\n${pair({ id: 'b' })}`);
    expect(found).toMatchObject([
      { id: 'a', report: {} },
      { line: 4, error: expect.any(String) },
      { id: 'b', report: {} },
    ]);
  });

  it('none are none', async () => {
    expect(await answers('')).toEqual([]);
  });
});

describe('settings', () => {
  it('are the defaults when absent', () => {
    expect(parseSettings(undefined)).toEqual(validSettings({}));
    expect(validSettings(null)).toMatchObject({ gate: 'document', delta: 1 });
  });

  it('may be written on the command line', () => {
    expect(parseSettings(' {"delta": 0.5}')).toMatchObject({ delta: 0.5 });
  });

  it.each(['{"delta": }', '{"x": 1}', '{"delta": -1}', '/nowhere/settings.json'])('%s is a usage error', (argument) => {
    expect(() => parseSettings(argument)).toThrow(UsageError);
  });
});
