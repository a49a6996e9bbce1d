import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import { distributionFaults, TO_BE_MENDED } from './distribution.ts';

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
  const faults = await distributionFaults(db);
  expect(faults.toSorted()).toEqual(Object.keys(TO_BE_MENDED).toSorted());
});

/** Returns the unlisted faults after a statement changed the database, and rolls the change back. */
async function faultsAfter(statement: string): Promise<string[]> {
  await db.query('begin');
  try {
    await db.query(statement);
    return (await distributionFaults(db)).filter((fault) => !(fault in TO_BE_MENDED));
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
    'a function that enters an institution by set_config',
    `create function bad(tenant uuid) returns text language sql as $$ select set_config('app.institution', tenant::text, true) $$`,
    'bad sets the institution or the account by set_config, which Citus does not forward',
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
  [
    'a pointer without the institution',
    `alter table course add column bad uuid unique; alter table lesson add constraint bad_key foreign key (course_id) references course (bad);
     alter table course drop constraint course_bad_key cascade; create unique index bad on course (institution_id, bad);
     alter table lesson add constraint bad foreign key (course_id, institution_id) references course (institution_id, bad)`,
    'lesson (bad) points into a table of tenants without the institution',
  ],
  [
    'a pointer that follows identities',
    'alter table lesson add constraint bad foreign key (institution_id, section_id) references section (institution_id, id) on update cascade',
    'lesson (bad) follows changes of identities',
  ],
  [
    'an exclusion over institutions',
    `alter table event add constraint bad exclude using gist (institution_id with <>, starts_at with =)`,
    'event (bad) excludes rows of other institutions',
  ],
  [
    'a column that counts',
    'alter table course add column bad bigserial',
    'course.bad takes numbers from a sequence, which each node would count apart',
  ],
  [
    'a column that counts as an identity',
    'alter table course add column bad int generated always as identity',
    'course.bad takes numbers from a sequence, which each node would count apart',
  ],
  [
    'an institution of another type',
    'create table bad (institution_id text not null, id uuid, primary key (institution_id, id))',
    'bad.institution_id is of another type than uuid, or generated',
  ],
  [
    'a table without a key',
    'create table bad (institution_id uuid not null)',
    'bad has no primary key, so that its rows cannot move to another node',
  ],
  [
    'a rewrite rule',
    'create rule bad as on delete to lesson do instead nothing',
    'lesson (bad) is a rewrite rule, which is not distributed',
  ],
  [
    'a table that inherits',
    'create table bad (primary key (institution_id, id)) inherits (course)',
    'bad inherits from another table',
  ],
  [
    'a copy that depends on the coordinator',
    'alter table institution add column bad uuid constraint bad references account (id) on delete cascade',
    'institution (bad) changes a table of every node when rows of the coordinator are deleted',
  ],
])('%s is found', async (_, statement, fault) => {
  expect(await faultsAfter(statement)).toEqual([fault]);
});
