import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import { statementsOfTheRun } from '#tests/support/server-statements';
import { ACROSS_INSTITUTIONS, explainable, ownDecisionsIn, toRules, unscopedIn } from './statement-rules.ts';

let database: TestDatabase;
let db: pg.Pool;
/** Statements of all servers that tests before this one have started: over GraphQL, sockets, REST, files and jobs. */
let statements = toRules(statementsOfTheRun());
beforeAll(async () => {
  database = await aDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 1 });
  statements = await explainable(db, statements);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

describe.skipIf(statements.length === 0)('every statement of the whole run', () => {
  test('names the institution whose rows it reads and changes', async () => {
    const known = Object.keys(ACROSS_INSTITUTIONS);
    const found = [...(await unscopedIn(db, statements))];
    expect(found.filter(([text]) => !known.some((beginning) => text.startsWith(beginning)))).toEqual([]);
    expect(known.filter((beginning) => !found.some(([text]) => text.startsWith(beginning)))).toEqual([]);
  });

  test('leaves no value of a tenant table to the database, and queues no job in the same statement', async () => {
    expect(await ownDecisionsIn(db, statements)).toEqual([]);
  });
});
