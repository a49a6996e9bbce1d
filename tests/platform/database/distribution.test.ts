import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import { faultsOf } from './catalogue.ts';
import { DISTRIBUTION, TO_BE_MENDED } from './distribution.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await aDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

test('the schema can be distributed by institution, except for listed faults', async () => {
  const faults = await faultsOf(db, DISTRIBUTION);
  expect(faults.toSorted()).toEqual(Object.keys(TO_BE_MENDED).toSorted());
});

/** Returns the unlisted faults after a statement changed the database, and rolls the change back. */
async function faultsAfter(statement: string): Promise<string[]> {
  await db.query('begin');
  try {
    await db.query(statement);
    return (await faultsOf(db, DISTRIBUTION)).filter((fault) => !(fault in TO_BE_MENDED));
  } finally {
    await db.query('rollback');
  }
}

const trigger = (body: string, table = 'course') => `
  create function bad() returns trigger language plpgsql as $$ begin ${body}; return null; end $$;
  create trigger bad after insert on ${table} for each row execute function bad();`;

test.each([
  [
    'a policy with a subquery',
    `create policy bad on lesson using (course_id in (select id from course))`,
    'lesson (bad) has a subquery',
  ],
  [
    'a policy whose check has one',
    `create policy bad on lesson for insert with check (course_id in (select id from course))`,
    'lesson (bad) has a subquery',
  ],
  [
    'a policy with a function',
    `create function bad(uuid) returns boolean language sql as 'select exists (select from course where id = $1)';
     create policy bad on lesson using (bad(course_id))`,
    'lesson (bad) calls an own function, which may read tables of another node',
  ],
  [
    'a constraint without the institution',
    'alter table course add constraint bad unique (id)',
    'bad is unique without the institution',
  ],
  [
    'a unique index without the institution',
    'create unique index bad on course (lower(title))',
    'bad is unique without the institution',
  ],
  [
    'a trigger of a table that tenants refer to',
    trigger('null', 'app_instance'),
    'app_instance (bad) is a trigger of a table that every node has a copy of',
  ],
  [
    'a trigger that asks for its table',
    trigger("raise notice '%', tg_table_name"),
    'bad is a trigger function that asks for the name of its table, which on a node is that of a shard',
  ],
  [
    'a trigger that queues a job',
    trigger(`perform queue_job('bad', '{}')`),
    'bad is a trigger function of a table of tenants that queues jobs',
  ],
  [
    'a trigger that reads the clock',
    trigger('new.created_at := now()'),
    'bad is a trigger function of a table of tenants that reads the clock or makes identities',
  ],
  [
    'a pointer to another table of no tenant',
    'alter table membership add constraint bad foreign key (id) references early_access_subscriber (id)',
    'membership (bad) points into a table of no tenant that is on no node but one',
  ],
  [
    'a pointer from a table of no tenant',
    'alter table session add constraint bad foreign key (institution_id, membership_id) references membership (institution_id, id)',
    'session (bad) is of no tenant and points into a table of tenants',
  ],
  [
    'a pointer that is emptied',
    'alter table lesson add constraint bad foreign key (institution_id, section_id) references section (institution_id, id) on delete set null',
    'lesson (bad) empties columns of rows whose target is deleted, the institution among them',
  ],
])('%s is found', async (_, statement, fault) => {
  expect(await faultsAfter(statement)).toEqual([fault]);
});
