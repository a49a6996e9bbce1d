import fs from 'node:fs';
import path from 'node:path';

/** Folder of every log of the test run; `scripts/checks/log-scan.mjs` reads it after all tests. */
const folder = path.resolve(import.meta.dirname, '../../test-results/logs');

let file: number | undefined;

/** Returns whether a line of a server's log is an error. */
export const isErrorLine = (line: string): boolean => /"level":[56]0/.test(line);

/** Stores the output of a server. */
export function keepLog(text: string): void {
  if (file === undefined) {
    fs.mkdirSync(folder, { recursive: true });
    file = fs.openSync(path.join(folder, `${process.pid}.log`), 'a');
  }
  fs.writeSync(file, text);
}

/** Stores the log of the tests' PostgreSQL. */
export function keepPostgresLog(log: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.copyFileSync(log, path.join(folder, `postgres-${process.pid}.log`));
}
