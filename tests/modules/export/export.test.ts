import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { INSTITUTION_EXPORT } from '#modules/export/institution-export.service';
import { runExport } from '#modules/export/run-export.service';
import { expireExports } from '#modules/export/expire-exports.service';
import { SECRET_COLUMNS } from '#platform/database/secret-columns';
import { twoTenants } from '#tests/api/isolation/tenants';
import { close, countsOf, signInAt, withOwnerOf } from '#tests/modules/closing/calls';
import { CANARY } from '#tests/support/sample';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
  aFile,
  anAdmin,
  anApiToken,
  anExport,
  anInstitution,
  aStudent,
  aTeacher,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { archiveOf, cancelExport, download, latestExport, rowsOf, startExport } from './calls.ts';

let app: App;
let school: InstitutionRow;
let owner: Member;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());
beforeEach(async () => {
  school = await anInstitution(app);
  owner = await anAdmin(app, { institution: school, isOwner: true, firstName: 'Grace' });
});

/** Starts an export and resolves with it once it has ended. */
async function exported(as: Pick<Member, 'accessToken'> = owner) {
  const { data } = await startExport(app, as);
  const { id } = data.startInstitutionExport.export;
  await expect
    .poll(async () => (await latestExport(app, as))?.status, { timeout: 30_000 })
    .toMatch(/READY|FAILED/);
  return { ...(await latestExport(app, as))!, id: id as string };
}

const bytesOf = (id: string) => path.join(app.services.config.dataDir, 'files', school.id, id);
const isKept = (id: string) =>
  fs.access(bytesOf(id)).then(
    () => true,
    () => false,
  );

describe('an archive', () => {
  test('has every table of the institution and nothing of others, without secrets', async () => {
    const { home, homeAdmin } = await twoTenants(app);
    await anApiToken(app, { by: homeAdmin });
    const before = await countsOf(app, home.id);
    const run = await exported(homeAdmin);
    expect(run).toMatchObject({ status: 'READY', percent: 100, failure: null });
    const files = await archiveOf(app, homeAdmin, run.id);
    const tables = [...files.keys()].filter((name) => name.startsWith('tables/'));
    const names = tables.map((name) => /tables\/(.*)\.ndjson/.exec(name)![1]!);
    expect(names.toSorted()).toEqual(
      ['institution', ...Object.keys(before).filter((name) => name !== 'session')].toSorted(),
    );
    const lines = new Map(names.map((name) => [name, rowsOf(files, name)]));
    const counts = Object.fromEntries([...lines].map(([name, rows]) => [name, rows.length]));
    const moving = [
      'audit_entry',
      'catalogue_change',
      'catalogue_entry',
      'institution',
      'institution_export',
      'session',
      'stored_count',
    ];
    const compared = Object.keys(before).filter((name) => !moving.includes(name));
    const only = (all: Record<string, number>) =>
      Object.fromEntries(compared.map((name) => [name, all[name]]));
    expect(only(counts)).toEqual(only(before));
    expect(lines.get('institution')).toMatchObject([{ id: home.id }]);
    lines.delete('institution');
    const foreign = [...lines].filter(([, rows]) => rows.some((row) => row['institution_id'] !== home.id));
    expect(foreign.map(([name]) => name)).toEqual([]);
    const { rows: secrets } = await app.db.query<{ secret: string }>(
      `select token_hash as secret from api_token where institution_id = $1
       union all select token_hash from member_invitation where institution_id = $1
       union all select token_hash from calendar_feed where institution_id = $1
       union all select password_hash from account`,
      [home.id],
    );
    const text = tables.map((name) => files.get(name)!.toString('utf8')).join('');
    expect(secrets.filter(({ secret }) => secret && text.includes(secret))).toEqual([]);
    expect(text).toContain(CANARY);
    const told = Object.entries(SECRET_COLUMNS).flatMap(([table, columns]) =>
      columns
        .filter((column) => lines.get(table)?.some((row) => column in row))
        .map((column) => `${table}.${column}`),
    );
    expect(told.filter((column) => !column.startsWith('quiz_question.'))).toEqual([]);
    expect(rowsOf(files, 'quiz_question')[0]).toHaveProperty('explanation');
  });

  test('has the uploaded files with their bytes, lists what is in it, and is mailed to the owner', async () => {
    const teacher = await aTeacher(app, { institution: school });
    const fileId = await aFile(app, { by: teacher, name: '../a: plan?.txt', content: 'Käse' });
    const lost = await aFile(app, { by: teacher, name: 'lost.txt' });
    await fs.rm(bytesOf(lost));
    const run = await exported();
    expect(run).toMatchObject({ status: 'READY', fileCount: 1 });
    const files = await archiveOf(app, owner, run.id);
    expect(files.get(`files/${fileId}-.._a_ plan_.txt`)!.toString('utf8')).toBe('Käse');
    const readme = files.get('README.txt')!.toString('utf8');
    expect(readme).toContain(`files/${lost}-lost.txt`);
    expect(readme).toMatch(/1 +institution\n/);
    const [mail] = await app.mailTo(owner.email);
    expect(mail!.subject).toBe(`Your export of ${school.name} is ready`);
    expect(mail!.text).toContain('/isettings?tab=danger');
    expect(run.rowCount).toBeGreaterThan(2);
    expect((await fs.stat(bytesOf(run.id))).size).toBe(run.size);
  });

  test('is downloaded by the signed-in owner only', async () => {
    const { id } = await exported();
    expect((await download(app, null, id)).status).toBe(401);
    for (const as of [
      await anAdmin(app, { institution: school }),
      await aStudent(app, { institution: school }),
      await anAdmin(app, { isOwner: true }),
    ])
      expect((await download(app, as, id)).status).toBe(404);
    const token = await anApiToken(app, { by: owner });
    expect((await download(app, token, id)).status).toBe(403);
    const answer = await download(app, owner, id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?export-/);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('expires after seven days: its bytes are deleted, and the address says so', async () => {
    const { id } = await exported();
    const { rows } = await app.db.query(
      `select expires_at - finished_at = interval '7 days' as "isWeek" from institution_export where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ isWeek: true }]);
    await expireExports(app.services);
    expect(await isKept(id)).toBe(true);
    await app.db.query(`update institution_export set expires_at = now() where id = $1`, [id]);
    expect((await download(app, owner, id)).status).toBe(409); // also before the job
    await expireExports(app.services);
    expect(await isKept(id)).toBe(false);
    expect((await latestExport(app, owner))!.status).toBe('EXPIRED');
    expect((await download(app, owner, id)).status).toBe(409);
  });

  test('replaces the one before, which expires', async () => {
    const first = await exported();
    const second = await exported();
    await expireExports(app.services);
    expect([await isKept(first.id), await isKept(second.id)]).toEqual([false, true]);
  });

  test('can be made and downloaded while the institution is closed', async () => {
    await close(app, owner);
    const { accessToken } = await signInAt(app, owner, school);
    const run = await exported({ accessToken });
    expect([...(await archiveOf(app, { accessToken }, run.id)).keys()]).toContain('README.txt');
    const mails = await app.mailTo(owner.email, 2);
    expect(mails[1]!.subject).toContain('is ready');
  });
});

describe('an export is refused', () => {
  test('to everybody except the owner', async () => {
    for (const as of [
      await anAdmin(app, { institution: school }),
      await aTeacher(app, { institution: school }),
      await anApiToken(app, { by: owner }),
    ])
      expect((await startExport(app, as)).code).toBe('FORBIDDEN');
    expect(await latestExport(app, await anAdmin(app, { institution: school }))).toBeNull();
  });

  test('while one is unfinished, also at the same time, and after several in a day', async () => {
    await anExport(app, { by: owner, status: 'running' });
    expect((await startExport(app, owner)).code).toBe('CONFLICT');
    await app.db.query(`update institution_export set status = 'cancelled' where institution_id = $1`, [
      school.id,
    ]);
    const both = await Promise.all([startExport(app, owner), startExport(app, owner)]);
    expect(both.map(({ code }) => code ?? 'started').toSorted()).toEqual(['CONFLICT', 'started']);
    await app.db.query(`update institution_export set status = 'cancelled' where institution_id = $1`, [
      school.id,
    ]);
    await anExport(app, { by: owner, status: 'cancelled' });
    const { code, errors } = await startExport(app, owner);
    expect(code).toBe('TOO_MANY_REQUESTS');
    expect(errors[0]!.message).toContain('3 exports in 24 hours');
    const { rows } = await app.db.query('select from institution_export where institution_id = $1', [
      school.id,
    ]);
    expect(rows).toHaveLength(3);
  });
});

describe('an export that is stopped', () => {
  const begin = async () => {
    const exportId = await anExport(app, { by: owner, status: 'queued' });
    return { kind: INSTITUTION_EXPORT, ownerId: school.id, exportId };
  };

  test('by its owner writes no archive, and is cancelled once', async () => {
    await aCourse(app, { by: owner });
    const run = await begin();
    expect((await cancelExport(app, owner, run.exportId)).data.cancelInstitutionExport.export).toMatchObject({
      status: 'CANCELLED',
    });
    expect((await cancelExport(app, owner, run.exportId)).errors).toEqual([]);
    await runExport(app.services, withOwnerOf(app), run);
    expect(await isKept(run.exportId)).toBe(false);
    const ready = await anExport(app, { by: owner });
    expect((await cancelExport(app, owner, ready)).code).toBe('CONFLICT');
    const other = await anAdmin(app, { isOwner: true });
    expect((await cancelExport(app, other, run.exportId)).code).toBe('NOT_FOUND');
  });

  test('by a failure of the storage is begun again by the next run, and leaves nothing in the spool', async () => {
    const run = await begin();
    const { storage } = app.services;
    const { put } = storage;
    storage.put = () => Promise.reject(new Error('The disk is full.'));
    await expect(runExport(app.services, withOwnerOf(app), run)).rejects.toThrow('The disk is full.');
    storage.put = put;
    expect((await latestExport(app, owner))!.status).toBe('RUNNING');
    await runExport(app.services, withOwnerOf(app), run);
    expect((await latestExport(app, owner))!.status).toBe('READY');
    const spool = path.join(app.services.config.dataDir, 'files', '.incoming');
    expect(await fs.readdir(spool)).toEqual([]);
  });

  test('by failures again and again ends as failed', async () => {
    const run = await begin();
    await app.db.query('update institution_export set attempt = 5 where id = $1', [run.exportId]);
    await runExport(app.services, withOwnerOf(app), run);
    expect(await latestExport(app, owner)).toMatchObject({
      status: 'FAILED',
      failure: expect.stringContaining('start another export') as string,
    });
  });

  test('by another process that began it later stores nothing', async () => {
    const run = await begin();
    const taking: typeof withOwnerOf = (given) => async (work) => {
      const result = await withOwnerOf(given)(work);
      await app.db.query('update institution_export set attempt = attempt + 1 where id = $1', [run.exportId]);
      return result;
    };
    await runExport(app.services, taking(app), run);
    expect((await latestExport(app, owner))!.status).toBe('RUNNING');
    expect(await isKept(run.exportId)).toBe(false);
  });
});
