import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SCHEMA } from '#app/database';
import { migrate } from '#app/migrate';
import { connectOwner } from '#platform/database/orm';
import { aDatabase, type TestDatabase } from '#tests/support/database';

let database: TestDatabase;
let db: pg.Pool;
beforeEach(async () => {
  database = await aDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterEach(async () => {
  await db.end();
  await database.drop();
});

const appliedMigrations = async (): Promise<string[]> => {
  const { rows } = await db.query<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name);
};

/** Makes the database look as if these migrations had made its tables. */
const setApplied = async (names: string[]): Promise<void> => {
  await db.query('delete from migration');
  await db.query('insert into migration (name) select unnest($1::text[])', [names]);
};

/** Reverts the migrations after the baseline. */
async function revertTo([, ...later]: string[]): Promise<void> {
  const orm = await connectOwner(database.url, SCHEMA);
  await orm.migrator.down({ migrations: later.toReversed() });
  await orm.close();
}

test('a database with all migrations before the baseline adopts it and keeps its rows', async () => {
  const fresh = await appliedMigrations();
  await db.query(`insert into early_access_subscriber (id, email) values (uuidv7(), 'kept@example.org')`);
  await revertTo(fresh);
  await setApplied(['Migration20261121033233', 'Migration20261122232329']);
  await migrate(database.url);
  expect(await appliedMigrations()).toEqual(fresh);
  const { rows } = await db.query('select email from early_access_subscriber');
  expect(rows).toEqual([{ email: 'kept@example.org' }]);
});

test('a database with only some migrations before the baseline stops the start with an explanation', async () => {
  await setApplied(['Migration20261121033233']);
  await expect(migrate(database.url)).rejects.toThrow('made by a version before the first release');
});
