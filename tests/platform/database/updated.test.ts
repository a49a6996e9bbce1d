import { isObjectType, printType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '#tests/support/schema';
import { type Tenants, twoTenants } from '#tests/api/isolation/tenants';
import { callOf, mutations } from '#tests/modules/audit/every-mutation';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aCourse, anAdmin, aStudent, aTeacher } from '#tests/support/factories';
import { isTenantTable } from './catalogue.ts';

type Row = Record<string, unknown> & { created_at: string; updated_at: string };

let app: App;
let tables: string[];
beforeAll(async () => {
  app = await startApp();
  const { rows } = await app.db.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${isTenantTable('c')}`,
  );
  tables = [...rows.map(({ name }) => name), 'institution', 'account'];
});
afterAll(() => app.stop());

test('every object with an ID tells when it was created and last changed', () => {
  const nodes = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
  expect(nodes.length).toBeGreaterThan(20);
  const incomplete = nodes.filter(
    (type) =>
      !/ createdAt: DateTime!/.test(printType(type)) || !/ updatedAt: DateTime!/.test(printType(type)),
  );
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

/** Reads all rows of tenants, the institutions and the accounts, by table and ID. */
async function allRows(): Promise<Map<string, Row>> {
  const parts = tables.map((table) => `select '${table}' as "table", to_jsonb(t) as row from ${table} t`);
  const all = { name: 'all rows', text: parts.join(' union all ') }; // prepared, because to plan it takes longest
  const { rows } = await app.db.query<{ table: string; row: Row }>(all);
  return new Map(rows.map(({ table, row }) => [`${table} ${String(row['id'])}`, row]));
}

const QUIET = new Map<string, string[]>();

/** Returns a row without its times and the columns that follow from other changes. */
function content(key: string, row: Row): string {
  const leftOut = new Set(['updated_at', ...(QUIET.get(key.split(' ')[0]!) ?? [])]);
  return JSON.stringify(Object.entries(row).filter(([column]) => !leftOut.has(column)));
}

describe('over all mutations', () => {
  let tenants: Tenants;
  const changed = new Set<string>();

  beforeAll(async () => {
    tenants = await twoTenants(app);
    await app.db.query(`update institution set plan = 'professional'`); // with tokens
    const { rows } = await app.db.query<{ table: string; quiet: string }>(
      `select c.relname as table, substring(pg_get_triggerdef(t.oid) from '\\(to_jsonb\\(old\\.\\*\\) - ''{([^}]*)}') as quiet
       from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = c.relname || '_updated_at_update'`,
    );
    for (const { table, quiet } of rows) QUIET.set(table, quiet?.split(',') ?? []);
  });

  test.each(mutations.map((operation) => [operation.name, operation] as const))(
    '%s moves the time of what it changes, and of nothing else',
    async (_, operation) => {
      const { as, given } = await callOf(app, tenants, operation);
      const before = await allRows();
      await app.graphql(operation.brief, given, { as });
      const wrong: string[] = [];
      for (const [key, row] of await allRows()) {
        const old = before.get(key);
        if (!old) continue;
        if (row.created_at !== old.created_at) wrong.push(`${key} lost its time of creation`);
        const hasMoved = new Date(row.updated_at) > new Date(old.updated_at);
        const hasChanged = content(key, row) !== content(key, old);
        if (hasChanged) changed.add(key.split(' ')[0]!);
        if (hasMoved !== hasChanged) wrong.push(`${key} ${hasChanged ? 'was not moved' : 'was moved'}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('changes of at least half of the tables were seen', () => {
    expect(changed.size).toBeGreaterThan(15);
  });
});

test('a new object was last changed when the write began, not before its creation', async () => {
  const admin = await anAdmin(app);
  const began = Date.now();
  const { data } = await app.graphql(
    `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { createdAt updatedAt } } }`,
    { input: { title: 'Biology' } },
    { as: admin },
  );
  const { course } = data!['createCourse'] as { course: { createdAt: string; updatedAt: string } };
  expect(Date.parse(course.updatedAt)).toBeGreaterThanOrEqual(Date.parse(course.createdAt));
  expect(Date.parse(course.updatedAt)).toBeGreaterThanOrEqual(began);
});

test('a time that is written by hand is replaced, and a change moves it though the clock went back', async () => {
  const course = await aCourse(app, { by: await aTeacher(app) });
  await app.db.query(`alter table course disable trigger course_updated_at_update`);
  await app.db.query(`update course set updated_at = '2999-01-01' where id = $1`, [course.id]);
  await app.db.query(`alter table course enable trigger course_updated_at_update`);
  const { rows } = await app.db.query<{ updated: string }>(
    `update course set title = 'Later', updated_at = '2000-01-01' where id = $1 returning updated_at::text as updated`,
    [course.id],
  );
  expect(rows[0]!.updated).toBe('2999-01-01 00:00:00.001+00');
});

test('counters do not move the time of their object', async () => {
  const by = await aTeacher(app);
  const cohort = await aCohort(app, { by });
  const read = async () =>
    (
      await app.db.query<{ updated: string }>(
        'select updated_at::text as updated from cohort where id = $1',
        [cohort.id],
      )
    ).rows[0]!.updated;
  const before = await read();
  const { errors } = await app.graphql(
    'mutation ($input: EnrollInput!) { enroll(input: $input) { enrollment { id } } }',
    { input: { cohortId: cohort.id } },
    { as: await aStudent(app, { institution: by.institution }) },
  );
  expect(errors).toEqual([]);
  expect(await read()).toBe(before);
});
