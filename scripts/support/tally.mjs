import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** Result files of the two test runners, as configured. */
export const reports = {
  vitest: path.join(root, 'test-results/vitest.json'),
  playwright: path.join(root, 'test-results/playwright.json'),
};

/**
 * Prints `N passed, M failed` for both runners. A missing result counts as a failure. So do failures that no runner
 * counted: of the test command as a whole (`testsFailed`) and of other checks.
 */
export function printTally({ testsFailed = 0, checksFailed = 0 } = {}) {
  const counts = [readReport(reports.vitest, countVitest), readReport(reports.playwright, countPlaywright)];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${Math.max(sum('failed'), testsFailed) + checksFailed} failed`);
}

function readReport(file, count) {
  return fs.existsSync(file) ? count(JSON.parse(fs.readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
}

function countVitest({ numPassedTests, numFailedTests, success }) {
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}

/** A test that passed on retry counts as passed; the report calls it flaky. */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

if (process.argv[1] === import.meta.filename) {
  const [testsFailed, checksFailed] = process.argv.slice(2).map(Number);
  printTally({ testsFailed, checksFailed });
}
