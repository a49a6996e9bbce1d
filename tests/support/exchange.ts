import { type RunnerTask, TestRunner } from 'vitest';

/** A recorded request and response, printed when a test fails. */
export interface Exchange {
  asked: string;
  answered: string;
}

const MAX_EXCHANGES = 10;
const MAX_LENGTH = 4000;

const exchanges = new WeakMap<RunnerTask, Exchange[]>();

/** Records an exchange with the running test; the last ones are printed when it fails. */
export function remember(exchange: Exchange): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return; // outside of a test, in a hook
  let kept = exchanges.get(test);
  if (!kept) {
    exchanges.set(test, (kept = []));
    test.context.onTestFailed(() => console.error(printed(exchanges.get(test) ?? [])));
  }
  kept.push(exchange);
  if (kept.length > MAX_EXCHANGES) kept.shift();
}

function printed(kept: Exchange[]): string {
  return kept.map(({ asked, answered }) => `\n>>> ${cut(asked)}\n<<< ${cut(answered)}`).join('\n');
}

const cut = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} … (${text.length} characters)` : text;
