import { expect } from 'vitest';
import type { App } from '#tests/support/app';

/** Returns the number of statements that the unit of work sends while the prepared operation runs. */
export async function statementsOf(
  app: App,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<number> {
  const run = await prepare();
  const log = app.services.orm.config.getLogger();
  const logged = log.logQuery.bind(log);
  let count = 0;
  log.isEnabled = () => true;
  log.logQuery = () => void count++;
  try {
    await run();
  } finally {
    log.logQuery = logged;
    log.isEnabled = () => false;
  }
  expect(count).toBeGreaterThan(0);
  return count;
}
