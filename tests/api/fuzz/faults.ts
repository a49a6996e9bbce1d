import type { App } from '#tests/support/app';
import { leakIn } from '#tests/support/leaks';
import { isErrorLine } from '#tests/support/logs';

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** @throws Error if a response blames the server or leaks internals, with the matching log lines */
export function assertNoFault(app: App, asked: string, { status, headers, text }: Answer): void {
  const leak = leakIn(text);
  const isOurs = status >= 500 || text.includes('"INTERNAL"');
  if (!isOurs && leak === null) return;
  throw new Error(
    `${leak ? `tells ${leak}` : `answered ${status}`}\n${asked}\n<<< ${text.slice(0, 2000)}\n${logOf(app, headers['x-request-id'])}`,
  );
}

/** @throws Error with logged errors that no response reported */
export function assertNoLoggedErrors(app: App): void {
  const lines = app.log.filter(isErrorLine);
  if (lines.length > 0) throw new Error(`${lines.length} errors in the log: ${lines.slice(0, 3).join('\n')}`);
}

const logOf = (app: App, requestId = 'none') =>
  app.log
    .filter((line) => line.includes(requestId))
    .join('')
    .slice(0, 4000);
