import fs from 'node:fs';
import { Connections } from '#platform/database/connections';

/** Environment variable with the file that collects the statements of all servers of a run. */
export const STATEMENT_FILE = 'STATEMENT_FILE';

const recorded = new Set<string>();
const kept = new Set<string>();
let isRecording = false;

/** Records all statements that servers of this process send from now on. Statements of the tests are not recorded. */
export function recordServerStatements(): void {
  if (isRecording) return;
  isRecording = true;
  const clientFor: typeof Connections.prototype.clientFor = Reflect.get(Connections.prototype, 'clientFor');
  Connections.prototype.clientFor = function (timeouts) {
    const Client = clientFor.call(this, timeouts);
    return class extends Client {
      override query(...args: unknown[]): never {
        for (const text of textsOf(args[0])) recorded.add(text);
        return super.query(...(args as [string])) as never;
      }
    };
  };
}

/** Returns the texts of what `query` takes: a text, a query with one, or a batch. */
function textsOf(query: unknown): string[] {
  if (typeof query === 'string') return [query];
  const { text, texts } = query as { text?: string; texts?: string[] };
  return texts ?? (text === undefined ? [] : [text]);
}

/** Adds the recorded statements to those of the whole run. */
export function keepServerStatements(): void {
  const file = process.env[STATEMENT_FILE];
  const fresh = [...recorded].filter((text) => !kept.has(text));
  if (!file || fresh.length === 0) return;
  for (const text of fresh) kept.add(text);
  fs.appendFileSync(file, fresh.map((text) => `${JSON.stringify(text)}\n`).join(''));
}

/** Forgets the statements that are not kept yet: of a server whose protection a test has turned off. */
export function dropServerStatements(): void {
  for (const text of recorded) if (!kept.has(text)) recorded.delete(text);
}

/** Returns the distinct statements that servers have sent in the run so far. */
export function statementsOfTheRun(): string[] {
  const file = process.env[STATEMENT_FILE];
  if (!file || !fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return [...new Set(lines.map((line) => JSON.parse(line) as string))];
}
