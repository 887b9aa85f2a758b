// Reads how many tests passed and failed from what the runners write for machines. Each reader returns
// { passed, failed, skipped } and throws when the report is not there or not what it should be.
import { readFileSync } from 'node:fs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Vitest's JSON report. A file that does not even load has no tests in it, and counts as one failure. */
export function countVitest(file) {
  const report = readJson(file);
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Playwright's JSON report. Errors outside of any test (set-up, a file that does not load) count as failures. A test
 * that passed at its second try passed; the runner's own output names it.
 */
export function countPlaywright(file) {
  const { stats, errors } = readJson(file);
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, secondTry: flaky };
}

/** The last line of a runner that ends on `N passed, N failed`. */
export function countLastLine(stdout) {
  const line = stdout.trimEnd().split('\n').at(-1) ?? '';
  const found = /^(\d+) passed, (\d+) failed$/.exec(line);
  if (found === null) throw new Error('the last line is not "N passed, N failed"');
  return { passed: Number(found[1]), failed: Number(found[2]), skipped: 0 };
}
