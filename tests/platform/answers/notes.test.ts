import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FORGET } from '#platform/answers/forget-changes';
import { systemViewer, type Viewer } from '#kernel/viewer';
import { FORGET_ALL, HORIZON, MARK } from '#platform/database/changes';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
  aMembership,
  anAdmin,
  anInstitution,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { another, keep, KEEPS, KEEPS_NOTHING, sentBy, titles } from './servers.ts';

let app: App;
let plain: App;
let admin: Member;
let teacher: Member;
let course: ItemRow;

beforeAll(async () => {
  app = await startApp({ env: KEEPS });
  plain = await another(app, KEEPS_NOTHING);
});
afterAll(async () => {
  await plain.stop();
  await app.stop();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
  course = await aCourse(app, { by: teacher, title: 'Before' });
});

const rename = (title: string, db: pg.Pool | pg.PoolClient = app.db) =>
  db.query('update course set title = $2 where id = $1', [course.id, title]);

describe('the name of an answer', () => {
  /** Answers that only row level security tells apart: the statement has no parameters. */
  const OWN = {
    digest: 'own',
    text: `select coalesce(string_agg(m.last_name, ' ' order by m.last_name), '') from membership m`,
    values: [],
  };

  const readOwn = (member: Member, viewer: Partial<Viewer> = {}) => {
    const { accountId } = member;
    const reader = { ...systemViewer(member.institution.id), accountId, ...viewer };
    return app.services.answers.of(reader, [OWN], () => plain.services.runStatements(reader, [OWN]));
  };

  const expectOwn = async (cases: [Member, string, Partial<Viewer>?][]) => {
    for (let read = 0; read < 4; read++)
      for (const [member, names, viewer] of cases) expect(await readOwn(member, viewer)).toEqual([names]);
  };

  test('has the account, by which row level security shows own rows elsewhere', async () => {
    const { institution } = admin;
    await app.db.query(`update membership set last_name = 'Here' where institution_id = $1`, [
      institution.id,
    ]);
    const sent = sentBy(app);
    const there = await anInstitution(app);
    await aMembership(app, teacher, there, 'student');
    await app.db.query(`update membership set last_name = 'There' where institution_id = $1`, [there.id]);
    await expectOwn([
      [admin, 'Here Here'],
      [teacher, 'Here Here There'],
      // A token reads within its institution, also that of somebody who is in others.
      [teacher, 'Here Here', { token: { id: there.id, scopes: [], expiresAt: 0 } }],
    ]);
    expect(sentBy(app)).toBe(sent + 6);
  });

  test('has the institution', async () => {
    const there = await anAdmin(app);
    await app.db.query(`update membership set last_name = 'There' where institution_id = $1`, [
      there.institution.id,
    ]);
    await app.db.query(`update membership set last_name = 'Here' where institution_id = $1`, [
      admin.institution.id,
    ]);
    const nobody = { accountId: null };
    await expectOwn([
      [admin, 'Here Here', nobody],
      [there, 'There', nobody],
    ]);
  });

  test.each([
    ['a text that means the time', 'tomorrow'],
    ['a number that JSON does not know', NaN],
    ['an object', { at: 1 }],
    ['a large number', 1n],
  ])('does not exist with %s', async (_, value) => {
    const { kept } = app.services.answers.counters;
    const statement = { ...OWN, values: [[value]] };
    const read = () => Promise.resolve(['read']);
    for (let times = 0; times < 3; times++)
      expect(await app.services.answers.of(systemViewer(admin.institution.id), [statement], read)).toEqual([
        'read',
      ]);
    expect(app.services.answers.counters.kept).toBe(kept);
  });
});

describe('notes of changes', () => {
  const notes = async () =>
    (
      await app.db.query<{ key: string; xid: string }>(
        'select key, xid::text from change order by change.xid',
      )
    ).rows;

  test('are one for a transaction and institution, however many rows it changes', async () => {
    const before = await notes();
    await app.db.query(`update course set title = title || '!' where institution_id = $1`, [
      admin.institution.id,
    ]);
    const client = await app.db.connect();
    await client.query('begin');
    for (let change = 0; change < 3; change++) await rename(`${change}`, client);
    await client.query('commit');
    client.release();
    const made = (await notes()).slice(before.length);
    expect(made.map(({ key }) => key)).toEqual([admin.institution.id, admin.institution.id]);
  });

  test('are those of both institutions if a row moves from one to the other', async () => {
    const there = await anInstitution(app);
    const { rows } = await app.db.query<{ id: string }>(
      `insert into stored_count (institution_id, id, created_at, name, amount)
       values ($1, uuidv7(), now(), 'revenue', 0) returning id`,
      [admin.institution.id],
    );
    const before = await notes();
    await app.db.query('update stored_count set institution_id = $2 where id = $1', [rows[0]!.id, there.id]);
    const made = (await notes()).slice(before.length).map(({ key }) => key);
    expect(made.toSorted()).toEqual([admin.institution.id, there.id].toSorted());
  });

  test('are written again for an institution whose turn comes again', async () => {
    const elsewhere = await aCourse(app, { by: await aTeacher(app) });
    const before = await notes();
    const change = (id: string) => `update course set title = title || '!' where id = '${id}'`;
    await app.db.query([course.id, elsewhere.id, course.id].map(change).join(';')); // one transaction
    const made = (await notes()).slice(before.length).map(({ key }) => key);
    expect(new Set(made)).toEqual(new Set([course.institutionId, elsewhere.institutionId]));
  });

  test('of a membership are also those of its account', async () => {
    const before = await notes();
    await app.db.query(`update membership set job_title = 'Dean' where id = $1`, [teacher.membershipId]);
    const made = (await notes()).slice(before.length).map(({ key }) => key);
    expect(made.toSorted()).toEqual([teacher.institution.id, teacher.accountId].toSorted());
  });

  test('are removed by the job once two runs have passed, and answers from before are read again', async () => {
    await keep(app, teacher);
    await app.db.query(FORGET);
    await rename('After');
    await app.db.query(FORGET);
    await aCourse(app, { by: await aTeacher(app) });
    // Transactions of other tests in the same PostgreSQL may keep them for longer.
    const left = await vi.waitFor(async () => {
      await app.db.query(FORGET);
      const keys = (await notes()).map(({ key }) => key);
      expect(keys).not.toContain(admin.institution.id);
      return keys;
    }, 60_000);
    expect(left.filter((key) => key === HORIZON)).toHaveLength(1);
    expect(left).toContain(MARK);
    expect(await titles(app, teacher)).toEqual(['After']);
  });

  test('stay as long as a transaction runs that began before', async () => {
    const client = await app.db.connect();
    await client.query('begin');
    try {
      await rename('Late', client);
      await keep(app, teacher);
      for (let run = 0; run < 4; run++) await app.db.query(FORGET);
      await client.query('commit');
    } finally {
      client.release();
    }
    await app.db.query(FORGET);
    expect(await titles(app, teacher)).toEqual(['Late']);
  });

  test('of another server, whose dump was restored, are removed', async () => {
    await app.db.query(`insert into change (key, xid) values ($1, '9000000000'), ('${MARK}', '9000000001')`, [
      admin.institution.id,
    ]);
    await app.db.query(FORGET);
    expect((await notes()).filter(({ xid }) => xid.startsWith('9000'))).toEqual([]);
  });

  test('let no answer be sent after changes without triggers', async () => {
    await keep(app, teacher);
    const client = await app.db.connect();
    await client.query('set session_replication_role = replica');
    await rename('Unnoted', client);
    await client.query('reset session_replication_role');
    client.release();
    expect(await titles(app, teacher)).toEqual(['Before']);
    await app.db.query(FORGET_ALL);
    expect(await titles(app, teacher)).toEqual(['Unnoted']);
  });

  test('of tables and functions let each server read the catalogue again', async () => {
    const answer =
      'create or replace function public.answer(text) returns text language sql immutable return ';
    const statement = { digest: 'answer', text: `select public.answer('')`, values: [] };
    const read = () =>
      app.services.answers.of(systemViewer(admin.institution.id), [statement], () =>
        plain.services.runStatements(systemViewer(admin.institution.id), [statement]),
      );
    await app.db.query(`${answer} 'first'`);
    for (let times = 0; times < 3; times++) expect(await read()).toEqual(['first']);
    await app.db.query(`${answer} (select max(title) from public.course)`);
    await app.db.query(FORGET_ALL);
    for (let times = 0; times < 3; times++) expect(await read()).toEqual(['Before']);
    await rename('After');
    expect(await read()).toEqual(['After']);
    await app.db.query('drop function public.answer');
  });

  test('cannot be changed or removed by the roles of the app', async () => {
    const { rows } = await app.db.query(`
      select has_table_privilege('lyceum_app', 'change', 'update, delete') as by_app,
        has_table_privilege('lyceum_public', 'change', 'insert, update, delete') as by_public`);
    expect(rows).toEqual([{ by_app: false, by_public: false }]);
  });
});
