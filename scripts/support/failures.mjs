import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';
import { reports } from './tally.mjs';

/** Lines shown of a failure's message; the full message is in the test's own output. */
const SHOWN = 12;

/**
 * Prints name and message of each test that failed, also of those that passed on retry, in one place: the output of the
 * browser tests hides Vitest's report, and the end of a long log is where people look first.
 */
export function printFailures() {
  for (const { file, title, messages, passed } of [...vitestFailures(), ...browserFailures()])
    console.log(
      `\n${passed ? 'PASSED ON RETRY' : 'FAILED'} ${file}${title && ` > ${title}`}\n${start(messages)}`,
    );
}

function vitestFailures() {
  return read(reports.vitest).testResults.flatMap(({ name, assertionResults, message }) => {
    const file = path.relative(root, name);
    const failures = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        file,
        title: fullName,
        messages: failureMessages,
        passed: status === 'passed',
      }));
    const failed = failures.some(({ passed }) => !passed);
    const ofFile = message && !failed ? [{ file, title: '', messages: [message], passed: false }] : [];
    return failures.concat(ofFile);
  });
}

function browserFailures() {
  return specsOf(read(reports.playwright).suites).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        file: `tests/browser/${file}:${line}`,
        title,
        messages: results.flatMap(({ errors }) => errors.map(({ message }) => message)).slice(0, 1),
        passed: status === 'flaky',
      })),
  );
}

const specsOf = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...specsOf(inner)]);

const read = (file) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { testResults: [], suites: [] };

const start = (messages) =>
  stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, SHOWN).join('\n');
