import fs from 'node:fs';
import { Connections } from '#platform/database/connections';
import { SET_FOR_VISITORS, VISITOR_SETTINGS } from '#platform/database/visitor-settings';

/** Environment variable with the file that collects the statements of all servers of a run. */
export const STATEMENT_FILE = 'STATEMENT_FILE';

/** Distinct texts of statements: of visitors and reads outside of an institution, and of all others. */
interface Texts {
  outside: Set<string>;
  inside: Set<string>;
}

type Side = keyof Texts;

const SIDES: readonly Side[] = ['inside', 'outside'];

const noTexts = (): Texts => ({ outside: new Set(), inside: new Set() });

const recorded = noTexts();
const kept = noTexts();
let isRecording = false;

/** Records all statements that servers of this process send from now on. Statements of the tests are not recorded. */
export function recordServerStatements(): void {
  if (isRecording) return;
  isRecording = true;
  const clientFor: typeof Connections.prototype.clientFor = Reflect.get(Connections.prototype, 'clientFor');
  Connections.prototype.clientFor = function (...given) {
    const Client = clientFor.call(this, ...given);
    return class extends Client {
      override query(...args: unknown[]): never {
        const texts = textsOf(args[0]);
        const side = recorded[texts.some(isOfVisitors) ? 'outside' : 'inside'];
        for (const text of texts) side.add(text);
        return super.query(...(args as [string])) as never;
      }
    };
  };
}

/** Returns whether a statement sets what the policies of visitors read, on one server or in a cluster. */
const isOfVisitors = (text: string) =>
  text === SET_FOR_VISITORS || text.startsWith(`set local ${VISITOR_SETTINGS.suspended} `);

/** Returns the texts of what `query` takes: a text, a query with one, or a batch. */
function textsOf(query: unknown): string[] {
  if (typeof query === 'string') return [query];
  const { text, texts } = query as { text?: string; texts?: string[] };
  return texts ?? (text === undefined ? [] : [text]);
}

/** Adds the recorded statements to those of the whole run. */
export function keepServerStatements(): void {
  const file = process.env[STATEMENT_FILE];
  if (!file) return;
  const lines = SIDES.flatMap((side) =>
    freshOf(side).map((text) => {
      kept[side].add(text);
      return `${JSON.stringify([side, text])}\n`;
    }),
  );
  if (lines.length > 0) fs.appendFileSync(file, lines.join(''));
}

/** Forgets the statements that are not kept yet: of a server whose protection a test has turned off. */
export function dropServerStatements(): void {
  for (const side of SIDES) for (const text of freshOf(side)) recorded[side].delete(text);
}

const freshOf = (side: Side): string[] => [...recorded[side]].filter((text) => !kept[side].has(text));

/** Returns the distinct statements that servers have sent in the run so far. */
export function statementsOfTheRun(): Texts {
  const file = process.env[STATEMENT_FILE];
  const run = noTexts();
  if (!file || !fs.existsSync(file)) return run;
  for (const line of fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [side, text] = JSON.parse(line) as [Side, string];
    run[side].add(text);
  }
  return run;
}
