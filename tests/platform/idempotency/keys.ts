import { randomUUID } from 'node:crypto';
import type { App } from '#tests/support/app';
import type { Member } from '#tests/support/factories';

export const aKey = () => randomUUID();

/** Counts the rows of a table with these values. */
export async function countOf(app: App, table: string, values: Record<string, string>): Promise<number> {
  const names = Object.keys(values);
  const { rows } = await app.db.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${names.map((name, at) => `${name} = $${at + 1}`).join(' and ')}`,
    Object.values(values),
  );
  return rows[0]!.count;
}

/** Reads the stored keys of an account. */
export async function keptFor(app: App, { accountId }: Member): Promise<string[]> {
  const { rows } = await app.db.query<{ key: string }>(
    'select key from idempotency_key where account_id = $1',
    [accountId],
  );
  return rows.map(({ key }) => key);
}
