import fs from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTING } from '#platform/database/changes';
import { distribute, type Distribution } from '#platform/database/distribution/distribute';
import { aFolder, runServer } from '#tests/platform/server/server-process';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import { GLOBAL_TABLES } from './catalogue.ts';
import { alterDatabase, callsOf, standInForCitus } from './citus-stand-in.ts';

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

const plan = () => distribute(database.url, { isDryRun: true });
const run = () => distribute(database.url, { isDryRun: false });

const named = ({ tables }: Distribution, kind: string) =>
  tables.filter((table) => table.kind === kind).map(({ name }) => name);

test('the plan has every table of the database once, and those of tenants after the tables that they refer to', async () => {
  const planned = await plan();
  expect(planned.breaches).toEqual([]);
  const { rows } = await db.query<{ name: string; parents: string[] }>(
    `select c.oid::regclass::text as name, array(select k.confrelid::regclass::text from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_|^information_schema$'`,
  );
  expect(planned.tables.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  const order = planned.tables.filter(({ kind }) => kind !== 'local').map(({ name }) => name);
  const early = rows.filter(({ name, parents }) =>
    parents.some((parent) => order.includes(name) && order.indexOf(parent) > order.indexOf(name)),
  );
  expect(early).toEqual([]);
  expect(order.length).toBeGreaterThan(60);
});

test('tables of no tenant stay on the coordinator, but those that tenants refer to, and the catalogue', async () => {
  const planned = await plan();
  const global = Object.keys(GLOBAL_TABLES);
  expect(named(planned, 'reference')).toEqual(['app_instance', 'institution', 'catalogue_entry']);
  expect(named(planned, 'local').filter((name) => !name.startsWith('graphile_worker'))).toEqual(
    global.filter((name) => !named(planned, 'reference').includes(name)).toSorted(),
  );
  expect(named(planned, 'local')).toContain('graphile_worker._private_jobs');
});

test('distributes every table in the order of the plan, and nothing when repeated', async () => {
  await standInForCitus(db);
  const planned = await run();
  const [first, ...others] = named(planned, 'distributed');
  expect(await callsOf(db)).toEqual([
    ...named(planned, 'reference').map((name) => `reference ${name}`),
    `distributed ${first} by institution_id with none`,
    ...others.map((name) => `distributed ${name} by institution_id with ${first}`),
  ]);
  const calls = await callsOf(db);
  expect((await run()).steps).toEqual([]);
  expect(await callsOf(db)).toEqual(calls);
});

test('goes on where a run was interrupted, and adds a table of a later version to the same group', async () => {
  await standInForCitus(db);
  const [first, ...others] = named(await plan(), 'distributed');
  const refused = others[40]!;
  await db.query(
    `create function citus.refuse() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$`,
  );
  await db.query(`create trigger refuse before insert on citus.pg_dist_partition for each row
    when (new.logicalrelid = '${refused}'::regclass) execute function citus.refuse()`);
  await expect(run()).rejects.toThrow('interrupted');
  await db.query('drop trigger refuse on citus.pg_dist_partition');
  expect((await run()).steps.map(({ table }) => table)).toEqual(others.slice(40));
  await db.query(
    'create table later (institution_id uuid not null references institution (id), id uuid, primary key (institution_id, id))',
  );
  expect((await run()).steps.map(({ sql }) => sql)).toEqual([
    `select create_distributed_table('later', 'institution_id', colocate_with => '${first}')`,
  ]);
});

test.each([
  [
    'a unique key without the institution',
    'alter table course add constraint bad unique (id)',
    'bad is unique',
  ],
  [
    'a policy with a subquery',
    'create policy bad on lesson using (course_id in (select id from course))',
    'lesson (bad) has a subquery',
  ],
  [
    'tables that refer to each other',
    `alter table course add column bad uuid; alter table course add constraint bad foreign key (institution_id, bad) references lesson (institution_id, id)`,
    'Tables refer to each other: ',
  ],
  [
    'a table that was made a copy on every node',
    `insert into citus.pg_dist_partition values ('course', 'n', 't')`,
    'course (reference instead of distributed)',
  ],
])('refuses %s, and calls nothing', async (_, change, message) => {
  await standInForCitus(db);
  await db.query(change);
  await expect(run()).rejects.toThrow(message);
  expect(await callsOf(db)).toEqual([]);
});

test('drops triggers whose work services do, and refuses others of tables that every node has a copy of', async () => {
  await standInForCitus(db);
  await db.query(`create function bad() returns trigger language plpgsql as $$ begin return null; end $$`);
  await db.query('create trigger bad after update on institution for each row execute function bad()');
  await expect(run()).rejects.toThrow(
    'institution (bad) is a trigger of a table that every node has a copy of',
  );
  await db.query('drop trigger bad on institution');
  const dropped = (await run()).steps.filter(({ sql }) => /^drop trigger (?!.*_noted)/.test(sql));
  expect(dropped).toHaveLength(3);
  const { rows } = await db.query(
    `select tgname from pg_trigger where tgrelid = 'institution'::regclass and not tgisinternal`,
  );
  expect(rows).toEqual([]);
});

test('drops the triggers of tables on the nodes that note changes, whose numbers each node would count apart', async () => {
  await standInForCitus(db);
  const noting = async () =>
    (
      await db.query<{ name: string }>(
        `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_proc f on f.oid = t.tgfoid
         where f.proname = any($1) order by 1`,
        [Object.values(NOTING)],
      )
    ).rows.map(({ name }) => name);
  expect((await noting()).length).toBeGreaterThan(60);
  await run();
  expect(await noting()).toEqual(['account']);
});

test.each([
  ['without workers', 'delete from citus.pg_dist_node where groupid > 0', 'citus_add_node'],
  [
    'whose coordinator is no node',
    'delete from citus.pg_dist_node where groupid = 0',
    'citus_set_coordinator_host',
  ],
])('refuses a cluster %s', async (_, change, message) => {
  await standInForCitus(db);
  await db.query(change);
  await expect(run()).rejects.toThrow(message);
});

test('refuses nodes without triggers, and a role that is subject to row level security', async () => {
  await standInForCitus(db);
  await alterDatabase(db, `set citus.enable_unsafe_triggers = 'off'`);
  await alterDatabase(db, 'set role = lyceum_app');
  await db.query('grant usage on schema citus to lyceum_app');
  await db.query('grant select on all tables in schema citus to lyceum_app');
  await expect(run()).rejects.toThrow(
    /a superuser in DATABASE_OWNER_URL.*\n.*citus\.enable_unsafe_triggers = on/,
  );
});

test('the command explains that Citus is missing, and prints the plan all the same', async () => {
  const folder = aFolder();
  const command = async (...given: string[]) => {
    const started = runServer({ DATABASE_URL: database.url, DATA_DIR: folder }, 'distribute', ...given);
    return { code: await started.exited, output: started.output() };
  };
  expect(await command()).toEqual({
    code: 1,
    output:
      'The database does not have the extension Citus. `npm run distribute -- --dry-run` prints the plan without it.\n',
  });
  const printed = await command('--dry-run');
  expect([printed.code, printed.output]).toEqual([
    0,
    expect.stringContaining(`select create_reference_table('institution');`),
  ]);
  const json = await command('--dry-run', '--json');
  expect(JSON.parse(json.output)).toEqual(await plan());
  expect((await command('--dryrun')).output).toContain('Usage: npm run distribute');
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);
