import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toLocalSettings } from '#platform/database/local-settings';
import { statementPool } from '#platform/database/statements';
import { cancel, enroll, standing } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import {
  aClass,
  aCohort,
  aStudent,
  aTeacher,
  type Class,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';
import { recordStatements, type SentStatements } from '#tests/support/sent-statements';
import { standInForCluster } from './citus-stand-in.ts';

describe('a statement that sets settings', () => {
  test.each([
    [`select set_config('app.account', $1, true)`, ['a'], [`set local app.account = 'a'`]],
    [`select set_config($1, $2, true)`, ['app.account', `it's`], [`set local app.account = 'it''s'`]],
    [
      `select set_config('role', $1, true), set_config('transaction_read_only', 'on', true)`,
      ['lyceum_app'],
      [`select set_config('role', 'lyceum_app', true)`, `set local transaction_read_only = 'on'`],
    ],
    [`select set_config($1, $2, true)`, ['app.token', null], [`set local app.token = ''`]],
  ])('%s is forwarded', (text, values, expected) => {
    expect(toLocalSettings(text, values)).toEqual(expected);
  });

  test.each([
    `select title from course where institution_id = $1`,
    `select set_config('app.account', id::text, true) from account`,
    `select set_config('app.account', (select max(id)::text from account), true)`,
    `update course set title = 'select set_config()'`,
  ])('%s stays as it is', (text) => {
    expect(toLocalSettings(text, [])).toBeNull();
  });
});

describe('a server on a cluster', () => {
  let database: TestDatabase;
  let app: App;
  let sent: SentStatements;
  let group: Class;
  let open: ItemRow;
  let student: Member;
  beforeAll(async () => {
    database = await aDatabase();
    const db = new pg.Pool({ connectionString: database.url, max: 1 });
    await standInForCluster(db);
    await db.end();
    sent = recordStatements();
    app = await startApp({ databaseUrl: database.url });
    await sent.without(async () => {
      group = await aClass(app);
      open = await aCohort(app, { by: group.teacher, isPublic: true });
      student = await aStudent(app, { institution: group.teacher.institution });
    });
  });
  afterAll(async () => {
    sent.stop();
    await app.stop();
    await database.drop();
  });

  const titleOf = async (cohort: ItemRow, as: GraphqlOptions['as'] = null) =>
    (await app.graphql('query ($id: ID!) { cohort(id: $id) { title } }', { id: cohort.id }, { as })).data
      .cohort?.title ?? null;

  test('reads inside an institution, from another one and as a visitor what it may', async () => {
    const foreigner = await aTeacher(app);
    expect([
      await titleOf(group.cohort, group.teacher),
      await titleOf(group.cohort, foreigner),
      await titleOf(group.cohort),
    ]).toEqual([group.cohort.title, null, null]);
    expect([await titleOf(open, foreigner), await titleOf(open)]).toEqual([open.title, open.title]);
  });

  test('hides suspended institutions from visitors', async () => {
    const { id } = group.teacher.institution;
    await app.db.query('update institution set suspended_at = now() where id = $1', [id]);
    expect(await titleOf(open)).toBeNull();
    await app.db.query('update institution set suspended_at = null where id = $1', [id]);
    expect(await titleOf(open)).toBe(open.title);
  });

  test('writes, in one statement and over the ORM, also after a write that failed', async () => {
    expect((await enroll(app, open, student)).data.enroll.enrollment.status).toBe('ACTIVE');
    const reply = await app.graphql(
      'mutation ($id: ID!) { publishCohort(id: $id) { cohort { id } } }',
      { id: uuidv7() },
      { as: group.teacher },
    );
    expect(reply.code).toBeDefined();
    expect((await cancel(app, open, student)).data.cancelEnrollment.enrollment.status).toBe('CANCELLED');
    expect((await standing(app, open)).cancelled).toEqual([student.accountId]);
  });

  test('forwards every setting to the nodes, but the role', () => {
    const texts = [...sent.texts].filter((text) => !/\b(create|graphile_worker)/.test(text));
    expect(
      texts.filter((text) => /^set local app\.institution = '[\da-f-]{36}'/.test(text)).length,
    ).toBeGreaterThan(0);
    expect(texts.filter((text) => /set_config\((?!'role')/.test(text))).toEqual([]);
  });

  test('lets Citus choose between plans', async () => {
    const pool = statementPool(database.url, 1, pg.Client, true);
    const { rows } = await pool.query('show plan_cache_mode');
    await pool.end();
    expect(rows).toEqual([{ plan_cache_mode: 'auto' }]);
  });
});
