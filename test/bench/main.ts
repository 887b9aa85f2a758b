/**
 * npm run bench [-- kernels engine analysis share page timeline]: measures, prints a table, writes test/bench/results.json. Targets are shown
 * and not asserted: a busy machine is no fault. A measurement that cannot be made is one, and gives exit code 1.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { benchAnalysis } from './analysis.bench';
import { benchEngine } from './engine.bench';
import { benchKernels } from './kernels/kernels.bench';
import { benchPage } from './page.bench';
import type { BenchRow } from './row';
import { benchShare } from './share.bench';
import { benchTimeline } from './timeline.bench';

const RESULTS = fileURLToPath(new URL('./results.json', import.meta.url));

/** For each group. */
const LIMIT_MS = 8 * 60_000;

const browser: Browser = await chromium.launch({ executablePath: await ensureChromium() });
const machine = {
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  node: process.version,
  chromium: browser.version(),
};

const groups: ReadonlyMap<string, () => Promise<readonly BenchRow[]>> = new Map([
  ['kernels', benchKernels],
  ['engine', benchEngine],
  ['analysis', benchAnalysis],
  ['share', benchShare],
  ['page', () => benchPage(browser)],
  ['timeline', () => benchTimeline(browser)],
]);
const wanted = process.argv.slice(2);
const rows: BenchRow[] = [];

print(`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}, Chromium ${machine.chromium}`);
for (const name of wanted) if (!groups.has(name)) failed(name, 'no such group');
for (const [name, measure] of groups) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    const measured = await inTime(measure());
    rows.push(...measured);
    for (const row of measured) print(lineOf(row));
  } catch (error) {
    failed(name, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
await browser.close();
writeFileSync(RESULTS, `${JSON.stringify({ machine, rows }, null, 2)}\n`);

function lineOf({ id, value, unit, target, met, note }: BenchRow): string {
  const figure = `${value.toPrecision(4)} ${unit}`.padStart(16);
  const word = met === null ? 'not measured' : met ? 'met' : 'MISSED';
  const verdict = target === null ? '' : `   target ${target} ${unit}   ${word}`;
  return `${id.padEnd(36)}${figure}${verdict}${note === undefined ? '' : `   (${note})`}`;
}

/** A page that hangs must not hang the bench. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error(`not done after ${LIMIT_MS / 60_000} minutes`)), LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(clock));
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function failed(name: string, why: string): void {
  process.stderr.write(`${name}: ${why}\n`);
  process.exitCode = 1;
}
