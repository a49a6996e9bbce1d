import type pg from 'pg';

/**
 * Runs a step that inserts many rows, in a transaction and without triggers: the audit log would take longer than
 * everything else. Until it ends, rows get their `updated_at` from a default.
 */
export async function withoutTriggers(client: pg.ClientBase, insert: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  const { rows } = await client.query<{ table: string }>(
    `select table_name as "table" from information_schema.columns
     where table_schema = 'public' and column_name = 'updated_at'`,
  );
  const alter = (change: string) =>
    client.query(rows.map(({ table }) => `alter table "${table}" alter updated_at ${change};`).join('\n'));
  await alter('set default now()');
  await insert();
  await alter('drop default');
  await client.query('commit');
}
