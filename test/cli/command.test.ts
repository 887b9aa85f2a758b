import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'capscope-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'caption.json');
writeFileSync(file, '{"references": [], "events": [], "shots": []}');

/** Bundling comes first, so the first call may take its time. */
function command(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/score.mjs', ...args], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const PATIENCE = 60_000;

it(
  'prints one report, compact or pretty, and leaves with 0 whatever the score',
  () => {
    const compact = command(['--prediction', file, '--reference', file]);
    expect([compact.status, compact.stderr]).toEqual([0, '']);
    expect(compact.stdout.trim().split('\n')).toHaveLength(1);
    const pretty = command(['--prediction', file, '--reference', file, '--pretty', '--settings', '{"delta": 2}']);
    expect(JSON.parse(pretty.stdout)).toMatchObject({
      gate: { pass: true },
      signature: expect.stringContaining('delta:2.0'),
    });
    expect(pretty.stdout).toContain('\n  "gate"');
  },
  PATIENCE,
);

it(
  'answers lines, broken ones too, and leaves with 0',
  () => {
    const { status, stdout } = command(['--lines'], 'x\n{"id": 1, "prediction": "", "reference": ""}\n');
    const answers = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(status).toBe(0);
    expect(answers).toMatchObject([
      { line: 1, error: expect.any(String) },
      { id: 1, report: { gate: { pass: false } } },
    ]);
  },
  PATIENCE,
);

it.each([
  [['--prediction', file]],
  [['--prediction', file, '--reference', join(folder, 'missing.json')]],
  [['--prediction', file, '--reference', file, '--settings', '{"x": 1}']],
  [['--wrong']],
])(
  'a wrong command %j says how it is used, and leaves with 2',
  (args) => {
    const { status, stdout, stderr } = command(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('usage:');
  },
  PATIENCE,
);
