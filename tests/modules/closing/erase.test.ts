import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseRows } from '#modules/closing/erase-rows.service';
import { tenantCatalogue } from '#platform/database/tenant-catalogue';
import { twoTenants } from '#tests/api/isolation/tenants';
import { GLOBAL_TABLES } from '#tests/platform/database/catalogue';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
  aFile,
  aMembership,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  type InstitutionRow,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { countWaiting } from '#tests/support/while-locked';
import {
  cancelClosing,
  close,
  countsOf,
  countsWithout,
  erase,
  letTimePass,
  signInAt,
  withOwnerOf,
} from './calls.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

/** Creates a closed institution whose time to reopen is over, with its owner and a course. */
async function aDueInstitution(): Promise<{ school: InstitutionRow; owner: Member }> {
  const school = await anInstitution(app);
  const owner = await anAdmin(app, { institution: school, isOwner: true });
  await aCourse(app, { by: owner, lessons: ['One'] });
  await close(app, owner);
  await letTimePass(app, school);
  return { school, owner };
}

const exists = async (id: string) =>
  ((await app.db.query('select from institution where id = $1', [id])).rowCount ?? 0) > 0;

/** Tables whose rows come and go while servers run, or follow from calls of these tests. */
const MOVING = [
  'app_instance',
  'attempt',
  'change',
  'presence',
  'account',
  'institution',
  'refresh_token',
  'migration',
];

/** Enqueues a job that waits until tomorrow. */
const queueForTomorrow = (schema: string, name: string, payload: object) =>
  app.db.query(`select ${schema}.add_job($1, $2::json, run_at => now() + interval '1 day')`, [
    name,
    JSON.stringify(payload),
  ]);

/** Returns the number of jobs that wait until tomorrow and name an institution. */
async function queuedFor({ id, namespace }: InstitutionRow): Promise<number> {
  const { rows } = await app.db.query<{ count: number }>(
    `select count(*)::int as count from (
       select payload, run_at from graphile_worker._private_jobs
       union all select payload, run_at from graphile_worker_prompt._private_jobs) job
     where run_at > now() + interval '12 hours' and (payload->>'share' = $2 or payload->>'institutionId' = $1)`,
    [id, namespace],
  );
  return rows[0]!.count;
}

const without = (counts: Record<string, number>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => !names.includes(name)));

describe('the erasure', () => {
  test('leaves no row of the institution in any table, and all rows of the others', async () => {
    const tenants = await twoTenants(app);
    const { home, ground } = tenants;
    const guest = await anAccount(app);
    await aMembership(app, guest, home, 'student');
    const elsewhere = await anInstitution(app);
    const inBoth = await aStudent(app, { institution: elsewhere, isVerified: false });
    await aMembership(app, inBoth, home, 'student');
    const unverified = await aStudent(app, { institution: home, isVerified: false });
    const fileId = await aFile(app, { by: ground.student, content: 'Mine.' });
    const folder = path.join(app.services.config.dataDir, 'files', home.id);
    await app.db.query(
      `update institution set suspended_at = now(), closing_at = now() - interval '1 minute' where id = $1`,
      [home.id],
    );
    await queueForTomorrow('graphile_worker', 'send-mail', { share: home.namespace });
    await queueForTomorrow('graphile_worker_prompt', 'deliver-webhook', { institutionId: home.id });
    await queueForTomorrow('graphile_worker', 'send-mail', { share: elsewhere.namespace });

    const before = await countsOf(app, home.id);
    const filled = Object.entries(before).filter(([, count]) => count > 0);
    const empty = Object.entries(before).filter(([, count]) => count === 0);
    expect(filled.length, `tables without rows: ${empty.map(([name]) => name).join()}`).toBeGreaterThan(45);
    const others = await countsWithout(app, home.id);

    expect(await erase(app, home)).toBe(true);

    expect(await countsOf(app, home.id)).toEqual(
      Object.fromEntries(Object.keys(before).map((name) => [name, 0])),
    );
    expect(await exists(home.id)).toBe(false);
    expect(without(await countsWithout(app, home.id), MOVING)).toEqual(without(others, MOVING));
    expect(await fs.readdir(folder)).not.toContain(fileId);
    const { rows: accounts } = await app.db.query<{ id: string }>(
      'select id from account where id = any($1)',
      [[guest.accountId, inBoth.accountId, unverified.accountId, ground.student.accountId]],
    );
    expect(accounts.map(({ id }) => id).toSorted()).toEqual(
      [guest.accountId, inBoth.accountId, ground.student.accountId].toSorted(),
    );
    expect(await queuedFor(home)).toBe(0);
    expect(await queuedFor(elsewhere)).toBe(1);
  });

  test('mails the owner, frees the namespace, and the members can go on with their accounts', async () => {
    const { school, owner } = await aDueInstitution();
    const student = await aStudent(app, { institution: school });
    expect(await erase(app, school)).toBe(true);
    const mails = await app.mailTo(owner.email, 2);
    expect(mails[1]!.subject).toBe(`${school.name} is being erased`);
    const free = `{ isNamespaceAvailable(namespace: "${school.namespace}") }`;
    expect((await app.graphql(free)).data).toEqual({ isNamespaceAvailable: true });
    const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { institution { id } } } }`;
    const { data } = await app.graphql(signIn, { input: { email: student.email, password: PASSWORD } });
    expect(data.signIn).toEqual({ viewer: { institution: null } });
    expect(await erase(app, school), 'a second run').toBe(false);
  });

  test('leaves an institution alone that is open, or whose time is not over', async () => {
    const open = await anInstitution(app);
    expect(await erase(app, open)).toBe(false);
    const { school } = await aDueInstitution();
    await app.db.query(`update institution set closing_at = now() + interval '1 hour' where id = $1`, [
      school.id,
    ]);
    expect(await erase(app, school)).toBe(false);
    expect(await exists(school.id)).toBe(true);
  });

  test('works for an owner of the tables who is confined by row level security', async () => {
    const { school } = await aDueInstitution();
    const { school: other } = await aDueInstitution();
    const left = await countsOf(app, other.id);
    await withOwnerOf(app)(async (client) => {
      await client.query('begin');
      await client.query(`create role eraser in role lyceum_app`);
      await client.query(`grant select, insert, update, delete on all tables in schema public to eraser`);
      await client.query('commit');
      await client.query('set role eraser');
      try {
        await expect(
          client.query('delete from course where institution_id = $1', [school.id]),
        ).resolves.toMatchObject({
          rowCount: 0, // without the settings of the transaction it sees nothing
        });
        await eraseRows(client, school.id);
      } finally {
        await client.query('reset role');
        await client.query('drop owned by eraser');
        await client.query('drop role eraser');
      }
    });
    expect(Object.values(await countsOf(app, school.id)).every((count) => count === 0)).toBe(true);
    expect(await countsOf(app, other.id)).toEqual(left);
  });

  test('goes on after it was interrupted anywhere', async () => {
    const { school } = await aDueInstitution();
    const { storage } = app.services;
    const { remove } = storage;
    const teacher = await aTeacher(app, { institution: school });
    await aFile(app, { by: teacher });
    storage.remove = () => Promise.reject(new Error('killed'));
    await expect(erase(app, school)).rejects.toThrow('killed');
    storage.remove = remove;
    for (const after of [3, 20, 60]) {
      const client = await app.db.connect();
      const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
      let left = after;
      client.query = ((...args: unknown[]) =>
        String(args[0]).startsWith('delete') && --left < 0
          ? Promise.reject(new Error('killed'))
          : query(...args)) as typeof client.query;
      await expect(eraseRows(client, school.id)).rejects.toThrow('killed');
      client.release(true);
    }
    expect(await exists(school.id)).toBe(true);
    expect(await erase(app, school)).toBe(true);
    expect(Object.values(await countsOf(app, school.id)).every((count) => count === 0)).toBe(true);
  });
});

describe('an institution that is reopened at the same time', () => {
  /** Begins a reopening that holds the row, runs `act`, then commits it. */
  async function reopenDuring(school: InstitutionRow, act: () => Promise<unknown>): Promise<unknown> {
    const client = await app.db.connect();
    await client.query('begin');
    await client.query('update institution set suspended_at = null, closing_at = null where id = $1', [
      school.id,
    ]);
    const done = act();
    await expect.poll(() => countWaiting(app)).toBeGreaterThan(0);
    await client.query('commit');
    client.release();
    return done;
  }

  test('is not erased, because the erasure looks again behind the row lock', async () => {
    const { school } = await aDueInstitution();
    const before = without(await countsOf(app, school.id), ['audit_entry']);
    expect(await reopenDuring(school, () => erase(app, school))).toBe(false);
    expect(without(await countsOf(app, school.id), ['audit_entry'])).toEqual(before);
  });

  test('would be erased by one that only looked before (negative control)', async () => {
    const { school } = await aDueInstitution();
    await reopenDuring(school, () =>
      withOwnerOf(app)(async (client) => {
        const { rows } = await client.query('select from institution where id = $1 and closing_at <= now()', [
          school.id,
        ]);
        await client.query('select from institution where id = $1 for update', [school.id]);
        if (rows.length > 0) await eraseRows(client, school.id);
      }),
    );
    expect((await countsOf(app, school.id))['membership']).toBe(0);
  });

  test.each([1, 2, 3, 4, 5])('is either open with all rows, or erased (%i)', async () => {
    const { school, owner } = await aDueInstitution();
    const { accessToken } = await signInAt(app, owner, school);
    const [reopened, erased] = await Promise.all([cancelClosing(app, { accessToken }), erase(app, school)]);
    const isOpen = reopened.errors.length === 0;
    expect(erased).toBe(!isOpen);
    expect(await exists(school.id)).toBe(isOpen);
    expect((await countsOf(app, school.id))['membership']).toBe(isOpen ? 1 : 0);
  });
});

test('every tenant table is in the catalogue, after the tables that refer to it', async () => {
  const tables = await withOwnerOf(app)((client) => tenantCatalogue(client));
  const names = tables.map(({ name }) => name);
  const { rows } = await app.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tenant = rows.map(({ name }) => name).filter((name) => !(name in GLOBAL_TABLES));
  expect(
    tables
      .filter(({ isTenant }) => isTenant)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...tenant, 'catalogue_entry'].toSorted());
  expect(names.indexOf('quiz_answer')).toBeLessThan(names.indexOf('quiz_attempt'));
  expect(names.indexOf('enrollment')).toBeLessThan(names.indexOf('cohort'));
});
