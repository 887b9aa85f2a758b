import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createScorer } from '../engine/scorer';
import { loadKernelsFromFile } from '../kernel/node';
import { scoreLines } from './lines';
import { parseSettings, UsageError } from './settings';

const USAGE = `usage: npm run -s score -- --prediction FILE --reference FILE [--settings FILE|JSON] [--pretty]
       npm run -s score -- --lines < pairs.jsonl`;

await main();

async function main(): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n${USAGE}\n`);
    process.exitCode = 2;
  }
}

async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  const score = createScorer(loadKernelsFromFile());
  if (options.lines) {
    await scoreLines(process.stdin, process.stdout, score);
    return;
  }
  const prediction = readText(options.prediction, '--prediction');
  const reference = readText(options.reference, '--reference');
  const report = score(prediction, reference, parseSettings(options.settings));
  process.stdout.write(`${JSON.stringify(report, null, options.pretty ? 2 : undefined)}\n`);
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { prediction: text, reference: text, settings: text, pretty: flag, lines: flag };
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readText(path: string | undefined, option: string): string {
  if (path === undefined) throw new UsageError(`${option} is missing.`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${option}: cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
