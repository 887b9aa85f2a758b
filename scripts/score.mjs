// npm run -s score -- ARGS: the scorer's command line. Nothing but the command's own words may reach stdout.
import { run } from './bundle.mjs';

await run('src/cli/main.ts', process.argv.slice(2), 'build/cli/score.mjs');
