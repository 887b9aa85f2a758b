import { readFileSync } from 'node:fs';
import { createScorer } from '../../src/engine/scorer';
import { loadKernelsFromFile } from '../../src/kernel/node';
import { type ConformanceCase, checkCase, checkSignature, type SignatureCase } from './check';

/** Runs the contract's cases through the real engine; an argument names other files of the same kinds. */
const [cases = 'test/fixtures/omnicapbench/public.jsonl', signatures = 'test/fixtures/omnicapbench/signature.jsonl'] =
  process.argv.slice(2);

const score = createScorer(loadKernelsFromFile());
const results = [
  ...readLines<ConformanceCase>(cases).map((one) => ({ id: one.id, faults: checkCase(one, score) })),
  ...readLines<SignatureCase>(signatures).map((one) => ({ id: one.id, faults: checkSignature(one, score) })),
];
const failed = results.filter(({ faults }) => faults.length > 0);
for (const { id, faults } of failed) console.log(`${id}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
console.log(`${results.length - failed.length} / ${results.length}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 && results.length > 0 ? 0 : 1;

function readLines<T>(path: string): T[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line): T => JSON.parse(line));
}
