// Every test: the server's and the client's units and doors with vitest, the journeys in a browser with Playwright.
import fs from 'node:fs';
import { build } from './build.mjs';
import { printTally, reports } from './support/tally.mjs';
import { main, run } from './support/run.mjs';

for (const report of Object.values(reports)) fs.rmSync(report, { force: true });
await main(build);
const vitest = await run('vitest', ['run']);
const playwright = await run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts']);
printTally();
process.exit(vitest.code || playwright.code);
