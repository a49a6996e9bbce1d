import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, CATALOGUE } from '#platform/answers/catalogue';
import { Coverage, keysOf } from '#platform/answers/coverage';
import { apartKey, changeTrigger, tableKey } from '#platform/database/changes';
import { systemViewer } from '#kernel/viewer';
import { type App, startApp } from '#tests/support/app';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Returns the coverage by the catalogue, after statements that are rolled back. */
async function coverageAfter(...statements: string[]): Promise<Coverage> {
  const client = await app.db.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    const { rows } = await client.query<[string]>({ text: CATALOGUE, rowMode: 'array' });
    return new Coverage(JSON.parse(rows[0]![0]) as Catalogue);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const of = async (text: string, ...before: string[]) => {
  const covered = (await coverageAfter(...before)).of(text);
  return covered && covered.tables.map(({ table, by }) => `${table} by ${by}`);
};

describe('a statement is covered', () => {
  test.each([
    ['select title from course t0 where t0.institution_id = $1', ['course by institution']],
    ['select count(*) from "lesson_progress"', ['lesson_progress by apart']],
    ['select name from institution', ['institution by table']],
    ['select m.first_name from membership m', ['membership by institution', 'membership by account']],
    [
      `select row_to_json(r) from (select coalesce(c.title, 'It''s -- now() (now)') as title from course c) r`,
      ['course by institution'],
    ],
    ['select id_of($1, title) from course', ['course by institution']],
  ])('with tables that note their changes: %s', async (text, tables) => {
    expect(await of(text)).toEqual(tables);
  });

  test('through a function of the product that reads tables', async () => {
    const make = `create function public.titles() returns text language sql stable return (select max(title) from public.course)`;
    expect(await of('select titles()', make)).toEqual(['course by institution']);
  });
});

describe('a statement is not covered', () => {
  test.each([
    'select now() from course',
    'select t.title from course t where t.created_at > Now ()',
    'select clock_timestamp()',
    'select current_date from course',
    'select CURRENT_TIMESTAMP(3) from course',
    `select 'today'::date from course`,
    `select ' now'::timestamptz from course`,
    `select age(created_at) from course`,
    'select random() from course',
    'select gen_random_uuid()',
    `select current_setting('app.other', true)`,
    'select id from presence',
    'select s.id from public.session s',
    'select "id" from "session"',
    'select action from audit_entry',
    'select rolname from pg_catalog.pg_roles',
    'select relname from pg_class',
    'select * from graphile_worker.jobs',
    `select E'\\' from course' , now()`,
    'select $body$ text $body$ from course',
    'select title /* a note */ from course',
    'select member_count($1) from institution', // passes row level security
  ])('%s', async (text) => {
    expect(await of(text)).toBeNull();
  });

  test.each([
    ['reads the clock', 'returns timestamptz language sql stable return now()'],
    ['reads the clock by another one', 'returns timestamptz language sql stable return public.hidden()'],
    ['is volatile', 'returns float8 language plpgsql as $$ begin return random(); end $$'],
    [
      'hides its statement',
      `returns int language plpgsql as $$ begin execute 'select 1'; return null; end $$`,
    ],
    ['reads sessions', 'returns bigint language sql stable return (select count(*) from public.session)'],
    ['passes row level security', 'returns text language sql stable security definer return null::text'],
  ])('with a function that %s', async (_, called) => {
    const hidden = 'create function public.hidden() returns timestamptz language sql stable return now()';
    expect(
      await of('select called() from course', hidden, `create function public.called() ${called}`),
    ).toBeNull();
  });

  const otherwise = (part: string, instead: string) =>
    `drop trigger course_noted on course; ${changeTrigger('course', 'institution').expression!.replace(part, instead)}`;

  test.each([
    ['is off', 'alter table course disable trigger course_noted'],
    ['misses new rows', otherwise('insert or ', '')],
    ['misses changes', otherwise(' or update', '')],
    ['misses changes of some columns', otherwise(' update', ' update of title')],
    ['misses deleted rows', otherwise(' or delete', '')],
    ['has a condition', otherwise('row', 'row when (pg_trigger_depth() = 0)')],
    ['is called without the row', otherwise('each row', 'each statement')],
  ])('with a table whose trigger %s', async (_, change) => {
    expect(await of('select title from course', change)).toBeNull();
    expect(await of('select title from cohort', change)).toEqual(['cohort by institution']);
  });

  test('with a view', async () => {
    const make = 'create view public.hidden as select now()';
    expect(await of('select * from hidden', make)).toBeNull();
  });

  test('with a table of no tenant that notes nothing, or one without row level security', async () => {
    expect(await of('select * from bad', 'create table public.bad (id uuid)')).toBeNull();
    expect(await of('select title from course', 'alter table course no force row level security')).toBeNull();
  });
});

describe('a comparison of a row with the present time', () => {
  const momentsOf = async (text: string) =>
    (await coverageAfter()).of(text)?.moments.map(({ table, column }) => `${table}.${column}`);

  test.each([
    [
      `select case when now() < "t0"."start_date" then 'a' when now() <= "t0"."end_date" then 'b' end from "cohort" as "t0"`,
      ['cohort.start_date', 'cohort.end_date'],
    ],
    [
      'select 1 from lesson l join course c on c.id = l.course_id where (l.release_at is null or l.release_at <= now())',
      ['lesson.release_at'],
    ],
    [
      'select 1 from cohort c where (select true from event c where c.starts_at > now()) and c.starts_at is null',
      undefined, // a cohort has no such column, so the alias is ambiguous
    ],
    [
      `select case when "t0"."starts_at" > now() then 1 end from (select "t0".*, "t0"."id" as "$key0" from "event" as "t0" limit 9) "t0"`,
      ['event.starts_at'],
    ],
    [
      `select case when "t0"."starts_at" > now() then 1 end from (select "t0".*, 1 from (select now() as starts_at) "t0") "t0"`,
      undefined,
    ],
    ['select title from course', []],
  ])('gives its column: %s', async (text, columns) => {
    expect(await momentsOf(text)).toEqual(columns);
  });

  test.each([
    `select 1 from event e where e.starts_at <= now() - interval '5 minutes'`,
    `select 1 from event e where now() - e.starts_at < now()`,
    `select 1 from event e where e.starts_at + interval '1 day' > now()`,
    `select 1 from event e where e.starts_at - now() < e.ends_at - now()`,
    'select 1 from event e where now() between e.starts_at and e.ends_at',
    'select 1 from event e where now() <> e.starts_at',
    'select 1 from event e where now() < e.starts_at + e.length',
    'select 1 from event e where now() < e.starts_at::date',
    'select 1 from event where starts_at <= now()',
    'select 1 from event e where now() < e.title',
    'select 1 from (select starts_at from event) e where (now() < e.starts_at)',
    'select 1 from event e, lateral (select 1 as starts_at) x where (now() < x.starts_at)',
    'select 1 from unknown e where (now() < e.starts_at)',
    'select 1 from account a where (now() < a.created_at)',
  ])('is not covered in other forms: %s', async (text) => {
    expect(await momentsOf(text)).toBeUndefined();
  });
});

describe('a statement reads the same for everybody', () => {
  const confinedBy = async (text: string) => {
    const coverage = await coverageAfter();
    return coverage.confinedBy(text, coverage.of(text)!);
  };

  test.each([
    ['select title from course', []],
    ['select 1 from "membership" as "t1" where "t1"."institution_id" = $3::uuid', [3]],
    [
      'select 1 from membership m join membership n on n.institution_id = $1 and n.id = m.id where m.institution_id = $2',
      [2, 1],
    ],
  ])('with the institution as a parameter: %s', async (text, numbers) => {
    expect(await confinedBy(text)).toEqual(numbers);
  });

  test.each([
    'select 1 from membership m where m.account_id = $1',
    'select 1 from membership m where m.institution_id = c.institution_id',
    'select 1 from membership m where am.institution_id = $1',
    'select 1 from membership where institution_id = $1',
    'select 1 from course c, membership m where m.institution_id = $1',
    'select (select 1 from membership m where m.institution_id = $1), (select 2 from membership m)',
  ])('and otherwise not: %s', async (text) => {
    expect(await confinedBy(text)).toBeNull();
  });
});

test('the keys are those of what the reader can read', () => {
  const institutionId = '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242';
  const accountId = '01a1fc0b-f50d-773f-bcfc-b3bdfdbab243';
  const noted = [
    { table: 'course', by: 'institution' },
    { table: 'membership', by: 'account' },
    { table: 'notification', by: 'apart' },
    { table: 'institution', by: 'table' },
  ] as const;
  const viewer = { ...systemViewer(institutionId), institutionId };
  const common = [institutionId, apartKey(institutionId, 'notification'), tableKey('institution')];
  expect(keysOf(noted, viewer).toSorted()).toEqual(common.toSorted());
  expect(keysOf(noted, { ...viewer, accountId }).toSorted()).toEqual([...common, accountId].toSorted());
  const token = { id: institutionId, scopes: [], expiresAt: 0 };
  expect(keysOf(noted, { ...viewer, accountId, token }).toSorted()).toEqual(common.toSorted());
});

test('the keys in the database are those that the server asks for', async () => {
  const institution = '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242';
  const { rows } = await app.db.query<{ apart: string; table: string }>(
    `select md5($1::uuid::text || 'notification')::uuid as apart, md5('institution')::uuid as table`,
    [institution],
  );
  expect(rows).toEqual([{ apart: apartKey(institution, 'notification'), table: tableKey('institution') }]);
});
