// node scripts/run.mjs ENTRY.ts [ARGS...]: runs a TypeScript file of this repository in Node.
import { run } from './bundle.mjs';

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  process.stderr.write('usage: node scripts/run.mjs ENTRY.ts [ARGS...]\n');
  process.exitCode = 2;
} else {
  await run(entry, args);
}
