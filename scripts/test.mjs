// Runs every test: server and client tests with Vitest, browser journeys with Playwright.
import fs from 'node:fs';
import { build } from './build.mjs';
import { forgetLogs, scanLogs } from './checks/log-scan.mjs';
import { printFailures } from './support/failures.mjs';
import { printTally, reports } from './support/tally.mjs';
import { main, run } from './support/run.mjs';

for (const report of Object.values(reports)) fs.rmSync(report, { force: true });
await main(build);
forgetLogs();
process.env.TEST_SERVER = 'built'; // tests that start server processes use this build
process.env.WHOLE_RUN = 'true'; // then no exception may be left over
const vitest = await run('vitest', ['run']);
const playwright = await run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts']);
const { lines, found } = scanLogs();
for (const secret of found) console.log(`A log holds ${secret}`);
console.log(`\n${lines} lines of logs, ${found.length} secrets in them`);
printFailures();
printTally({ checksFailed: found.length > 0 || lines === 0 ? 1 : 0 });
process.exit(vitest.code || playwright.code || (found.length > 0 ? 1 : 0));
