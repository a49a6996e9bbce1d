import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_EXPORT } from '#modules/export/account-export.service';
import { expireAccountExports } from '#modules/export/expire-exports.service';
import { runExport } from '#modules/export/run-export.service';
import { MEMBER_TABLES } from '#modules/personal-data/personal-tables.service';
import { twoTenants } from '#tests/api/isolation/tenants';
import { withOwnerOf } from '#tests/modules/closing/calls';
import { deleteAccount } from '#tests/modules/membership/calls';
import { giveRows } from '#tests/modules/personal-data/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aConversation,
  aFile,
  aMembership,
  anAccount,
  anAccountExport,
  anAdmin,
  anApiToken,
  anInstitution,
  aSession,
  aStudent,
  type Actor,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { unzip } from '#tests/support/zip';
import {
  cancelAccountExport,
  downloadPersonal,
  latestAccountExport,
  rowsOf,
  startAccountExport,
} from './calls.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

/** Starts an export and resolves with it once it has ended. */
async function exported(as: Pick<Actor, 'accessToken'>) {
  expect((await startAccountExport(app, as)).errors).toEqual([]);
  await expect
    .poll(async () => (await latestAccountExport(app, as))?.status, { timeout: 30_000 })
    .toMatch(/READY|FAILED/);
  return (await latestAccountExport(app, as))!;
}

async function archiveOf(as: Pick<Actor, 'accessToken'>) {
  const { id } = await exported(as);
  const answer = await downloadPersonal(app, as, id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?my-data-/);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

const bytesOf = (accountId: string, id: string) =>
  path.join(app.services.config.dataDir, 'files', accountId, id);
const isKept = (accountId: string, id: string) =>
  fs.access(bytesOf(accountId, id)).then(
    () => true,
    () => false,
  );

describe('the archive of a person', () => {
  test('has the rows of the person in every table, of all institutions, and nothing else', async () => {
    const { home, student } = await twoTenants(app);
    const person = await aStudent(app, { institution: home, firstName: 'Ada', lastName: 'Byron' });
    await giveRows(app, person, student);
    const second = await anInstitution(app, { name: 'Evening School' });
    const elsewhere = await aMembership(app, person, second, 'student');
    const partner = await aStudent(app, { institution: second });
    const there: Member = { ...person, ...elsewhere };
    await aConversation(app, there, partner, 'Ada wrote this');
    await aConversation(app, partner, await aStudent(app, { institution: second }), 'This is of others');
    const files = await archiveOf(person);
    const tables = [...MEMBER_TABLES.keys()].filter((name) => name !== 'conversation');
    expect(tables.filter((name) => rowsOf(files, name).length === 0)).toEqual([]);
    expect(rowsOf(files, 'message').map(({ body }) => body)).toContain('Ada wrote this');
    expect(new Set(rowsOf(files, 'membership').map(({ id }) => id))).toEqual(
      new Set([person.membershipId, elsewhere.membershipId]),
    );
    expect(rowsOf(files, 'account')).toMatchObject([{ id: person.accountId, email: person.email }]);
    expect(rowsOf(files, 'session').length).toBeGreaterThan(0);
    expect(
      rowsOf(files, 'institution')
        .map((row) => Object.keys(row).toSorted().join())
        .every((keys) => keys === 'id,name,namespace'),
    ).toBe(true);
    const text = [...files.values()].map((content) => content.toString('utf8')).join('');
    expect(text).not.toContain('This is of others');
    expect(text).not.toContain(student.email);
    const foreign = tables.filter((name) =>
      rowsOf(files, name).some((row) => {
        const { column, own } = MEMBER_TABLES.get(name)!;
        return own === `row.${column} = $4`
          ? ![person.membershipId, elsewhere.membershipId].includes(row[column] as string)
          : false;
      }),
    );
    expect(foreign).toEqual([]);
  });

  test('has no secrets', async () => {
    const person = await anAdmin(app);
    await anApiToken(app, { by: person });
    const { rows: secrets } = await app.db.query<{ secret: string }>(
      `select password_hash as secret from account where id = $1
       union all select token_hash from api_token union all select token_hash from refresh_token
       union all select token_hash from calendar_feed union all select token_hash from member_invitation`,
      [person.accountId],
    );
    const files = await archiveOf(person);
    const text = [...files.values()].map((content) => content.toString('utf8')).join('');
    expect(rowsOf(files, 'api_token')).toHaveLength(1);
    expect(secrets.filter(({ secret }) => secret && text.includes(secret))).toEqual([]);
    expect(
      [...files.keys()].filter((name) => /recovery_code|two_factor|refresh_token|password/.test(name)),
    ).toEqual([]);
  });

  test('has the uploaded files of all institutions, and is mailed to the person', async () => {
    const institution = await anInstitution(app);
    const person = await aStudent(app, { institution, firstName: 'Ada' });
    const classmate = await aStudent(app, { institution });
    const own = await aFile(app, { by: person, name: 'mine.txt', content: 'Mine' });
    await aFile(app, { by: classmate, name: 'theirs.txt', content: 'Theirs' });
    const second = await anInstitution(app);
    const there: Member = { ...person, ...(await aMembership(app, person, second, 'student')) };
    const other = await aFile(app, { by: there, name: 'also.txt', content: 'Also mine' });
    const files = await archiveOf(person);
    expect([...files.keys()].filter((name) => name.startsWith('files/')).toSorted()).toEqual(
      [`files/${own}-mine.txt`, `files/${other}-also.txt`].toSorted(),
    );
    expect(files.get(`files/${other}-also.txt`)!.toString('utf8')).toBe('Also mine');
    const [mail] = await app.mailTo(person.email);
    expect(mail!.subject).toBe('Your personal data from Lyceum is ready');
    expect(mail!.text).toContain('/settings');
  });

  test('works for an account without an institution', async () => {
    const person = await anAccount(app);
    const files = await archiveOf(person);
    expect(rowsOf(files, 'account')).toHaveLength(1);
    expect(rowsOf(files, 'membership')).toEqual([]);
  });

  test('is downloaded by the signed-in person only', async () => {
    const admin = await anAdmin(app);
    const person = await aStudent(app, { institution: admin.institution });
    const { id } = await exported(person);
    expect((await downloadPersonal(app, null, id)).status).toBe(401);
    expect((await downloadPersonal(app, admin, id)).status).toBe(404);
    expect((await downloadPersonal(app, await anAccount(app, { isSuperAdmin: true }), id)).status).toBe(404);
    expect((await downloadPersonal(app, await anApiToken(app, { by: admin }), id)).status).toBe(403);
    expect((await downloadPersonal(app, await aSession(app, person), id)).status).toBe(200);
  });

  test('expires, is replaced by the next one, and goes with the account', async () => {
    const person = await anAccount(app);
    const first = await exported(person);
    const second = await exported(person);
    expect((await downloadPersonal(app, person, first.id)).status).toBe(409); // also before the job
    await expireAccountExports(app.services);
    expect([await isKept(person.accountId, first.id), await isKept(person.accountId, second.id)]).toEqual([
      false,
      true,
    ]);
    expect((await downloadPersonal(app, person, first.id)).status).toBe(409);
    expect((await deleteAccount(app, PASSWORD, person)).errors).toEqual([]);
    await expect.poll(() => isKept(person.accountId, second.id), { timeout: 10_000 }).toBe(false);
  });
});

describe('an export of a person', () => {
  test('runs once at a time, and three times a day', async () => {
    const person = await anAccount(app);
    await anAccountExport(app, { by: person, status: 'running' });
    expect((await startAccountExport(app, person)).code).toBe('CONFLICT');
    await app.db.query(`update account_export set status = 'cancelled' where account_id = $1`, [
      person.accountId,
    ]);
    const both = await Promise.all([startAccountExport(app, person), startAccountExport(app, person)]);
    expect(both.map(({ code }) => code ?? 'started').toSorted()).toEqual(['CONFLICT', 'started']);
    await app.db.query(`update account_export set status = 'cancelled' where account_id = $1`, [
      person.accountId,
    ]);
    await anAccountExport(app, { by: person, status: 'cancelled' });
    expect((await startAccountExport(app, person)).code).toBe('TOO_MANY_REQUESTS');
    expect((await startAccountExport(app, await anAccount(app))).errors).toEqual([]);
  });

  test('that was killed is begun again, and a cancelled one writes nothing', async () => {
    const person = await anAccount(app);
    const exportId = await anAccountExport(app, { by: person, status: 'running' });
    const run = { kind: ACCOUNT_EXPORT, ownerId: person.accountId, exportId };
    await runExport(app.services, withOwnerOf(app), run);
    expect(await latestAccountExport(app, person)).toMatchObject({ status: 'READY', percent: 100 });
    const next = await anAccountExport(app, { by: person, status: 'queued', createdAt: new Date() });
    expect((await cancelAccountExport(app, person, next)).data.cancelAccountExport.export.status).toBe(
      'CANCELLED',
    );
    await runExport(app.services, withOwnerOf(app), { ...run, exportId: next });
    expect(await isKept(person.accountId, next)).toBe(false);
    expect((await cancelAccountExport(app, person, exportId)).code).toBe('CONFLICT');
    expect((await cancelAccountExport(app, await anAccount(app), next)).code).toBe('NOT_FOUND');
  });

  test('is not for API tokens', async () => {
    const token = await anApiToken(app, { by: await anAdmin(app) });
    expect((await startAccountExport(app, token)).code).toBe('FORBIDDEN');
  });
});
