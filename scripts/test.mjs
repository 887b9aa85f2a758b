// npm test: everything that can be checked, from a fresh clone, ending on one plain line `N passed, N failed`.
// Types and lint count one each. A build does not count when it works and is one failure when it does not; so is a
// stage that cannot run. A skipped test counts as failed: the line must not look better than what was seen.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { countLastLine, countPlaywright, countVitest } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './stage.mjs';
import { at } from './tree.mjs';

const UNIT_REPORT = at('build', 'test', 'unit.json');
const E2E_REPORT = at('build', 'test', 'e2e.json');

const bin = (...parts) => at('node_modules', ...parts);
const oneCheck = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
const noCheck = () => ({ passed: 0, failed: 0, skipped: 0 });

/** Titles of the tests that examine a whole view with axe: the dearest ones, so they come last. */
const EXAMINATIONS = 'axe finds|nobody out';

/**
 * `needs` names the stages without which a stage means nothing; `count` reads what it has to say. A stage is left
 * out, and that is said, when more than `notAfter` minutes have passed: the rest should have an end on a slow machine.
 */
const STAGES = [
  { name: 'kernels', minutes: 2, args: ['scripts/kernels.mjs'], count: noCheck },
  { name: 'types', minutes: 2, args: [bin('typescript', 'bin', 'tsc'), '--noEmit'], count: oneCheck },
  {
    name: 'lint',
    minutes: 1,
    args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
    count: oneCheck,
  },
  {
    name: 'unit',
    needs: ['kernels'],
    minutes: 6,
    args: [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ],
    count: () => countVitest(UNIT_REPORT),
  },
  {
    name: 'conformance',
    needs: ['kernels'],
    minutes: 2,
    args: ['scripts/run.mjs', 'test/conformance/run.ts'],
    count: ({ stdout }) => countLastLine(stdout),
  },
  { name: 'page', needs: ['kernels'], minutes: 2, args: [bin('vite', 'bin', 'vite.js'), 'build'], count: noCheck },
  {
    name: 'browser',
    needs: ['page', 'chromium'],
    minutes: 18,
    args: [bin('@playwright', 'test', 'cli.js'), 'test', '--grep-invert', EXAMINATIONS],
    count: () => countPlaywright(E2E_REPORT),
  },
  {
    name: 'examination',
    needs: ['page', 'chromium'],
    minutes: 6,
    notAfter: 11,
    args: [bin('@playwright', 'test', 'cli.js'), 'test', '--grep', EXAMINATIONS],
    count: () => countPlaywright(E2E_REPORT),
  },
];

const total = { passed: 0, failed: 0 };
/** Names of the stages, and of the things they need, that did not come about. */
const broken = new Set();

process.exitCode = 1;
if (await prepare()) for (const stage of STAGES) await runStage(stage);
if (total.failed === 0 && total.passed > 0) process.exitCode = 0;
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);

/** Packages and browser. Without packages nothing can run; without a browser only its stage cannot. */
async function prepare() {
  try {
    ensureInstalled();
  } catch (error) {
    fail('install', error.message);
    return false;
  }
  try {
    process.env.CHROMIUM_PATH = await ensureChromium();
  } catch (error) {
    broken.add('chromium');
    process.stdout.write(`chromium: ${error.message}\n`);
  }
  mkdirSync(at('build', 'test'), { recursive: true });
  for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(report, { force: true });
  return true;
}

async function runStage({ name, needs = [], minutes, notAfter = Number.POSITIVE_INFINITY, args, count }) {
  const lacking = needs.filter((need) => broken.has(need));
  if (lacking.length > 0) return fail(name, `not run: it needs ${lacking.join(' and ')}`);
  const spent = performance.now() / 60_000;
  if (spent > notAfter) {
    process.stdout.write(
      `left  ${name.padEnd(12)} not run: ${spent.toFixed(0)} minutes have passed; npx playwright test runs it too\n`,
    );
    return;
  }
  const started = Date.now();
  const result = await runNode(args, minutes, { FORCE_COLOR: '0', NO_COLOR: '1' });
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  let counts;
  try {
    counts = count(result);
  } catch (error) {
    return fail(name, `no result: ${error.message}`, result.output);
  }
  const { passed, skipped, secondTry = 0 } = counts;
  let failed = counts.failed + skipped;
  // A runner may fail as a whole with every test green: an unhandled error, a forbidden `.only`, a time-out.
  if (failed === 0 && result.code !== 0) failed = 1;
  total.passed += passed;
  if (failed === 0) {
    const again = secondTry > 0 ? `${secondTry} of them at the second try, ` : '';
    process.stdout.write(`ok    ${name.padEnd(12)} ${passed > 0 ? `${passed} passed, ` : ''}${again}${seconds}\n`);
    return;
  }
  total.failed += failed - 1;
  fail(
    name,
    `${passed} passed, ${failed} failed${skipped > 0 ? ` (${skipped} of them skipped)` : ''}, ${seconds}`,
    result.output,
  );
}

/** Counts one failure and shows all that the stage said. */
function fail(name, why, output = '') {
  broken.add(name);
  total.failed += 1;
  process.stdout.write(`FAIL  ${name.padEnd(12)} ${why}\n`);
  if (output.trim() !== '') process.stdout.write(`${output.trimEnd().replace(/^/gm, '  | ')}\n`);
}
