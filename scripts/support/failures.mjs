import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';
import { reports } from './tally.mjs';

/** Lines shown of a failure's message; the full message is in the test's own output. */
const SHOWN = 12;

/**
 * Prints name and message of each Vitest test that failed, also of those that passed on retry: the browser tests' output
 * hides Vitest's report.
 */
export function printFailures() {
  if (!fs.existsSync(reports.vitest)) return;
  for (const { name, assertionResults, message } of JSON.parse(fs.readFileSync(reports.vitest, 'utf8'))
    .testResults) {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed)
      print(`${file} > ${fullName}`, failureMessages.join('\n'));
    if (failed.length === 0 && message) print(file, message);
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        print(`${file} > ${fullName}`, failureMessages.join('\n'), 'PASSED ON RETRY');
  }
}

function print(title, message, verdict = 'FAILED') {
  console.log(`\n${verdict} ${title}\n${message.split('\n').slice(0, SHOWN).join('\n')}`);
}
