import fs from 'node:fs';
import path from 'node:path';

/** Where every log of the suite goes; `scripts/checks/log-scan.mjs` reads it when all tests are done. */
const folder = path.resolve(import.meta.dirname, '../../test-results/logs');

let file: number | undefined;

/** Keeps what a server printed. */
export function keepLog(text: string): void {
  if (file === undefined) {
    fs.mkdirSync(folder, { recursive: true });
    file = fs.openSync(path.join(folder, `${process.pid}.log`), 'a');
  }
  fs.writeSync(file, text);
}

/** Keeps the log of the PostgreSQL that the tests used. */
export function keepPostgresLog(log: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.copyFileSync(log, path.join(folder, `postgres-${process.pid}.log`));
}
