import fs from 'node:fs/promises';
import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeUnusedFiles } from '#modules/file/clean-files.jobs';
import { SUBMITTED_FILES } from '#modules/submission/submitted-files.rules';
import { attachFiles } from '#modules/file/file.service';
import { createContext } from '#platform/request/create-context';
import { createJobContext } from '#platform/request/job-context';
import type { MemberViewer } from '#kernel/viewer';
import { type App, startApp } from '#tests/support/app';
import { aFile, anInstitution, aStudent, type InstitutionRow, type Member } from '#tests/support/factories';
import { uploaded } from './upload.ts';

let app: App;
let school: InstitutionRow;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app);
  student = await aStudent(app, { institution: school });
});
afterAll(() => app.stop());

/** Attaches files in a transaction, as the service of a holder does. */
async function attach(by: Member, holderId: string, fileIds: string[]): Promise<void> {
  const viewer = (await app.services.sessions.find(by.sessionId, by.accountId)) as MemberViewer;
  const { transport } = createJobContext(app.services, school.id, 'test');
  await createContext(app.services, viewer, transport).transaction((em) =>
    attachFiles(em, viewer, { purpose: SUBMITTED_FILES, holderId }, fileIds),
  );
}

async function attached(holderId: string): Promise<string[]> {
  const { rows } = await app.db.query<{ id: string }>(
    'select id from file where holder_id = $1 order by position',
    [holderId],
  );
  return rows.map(({ id }) => id);
}

const bytesOf = (id: string) => path.join(app.services.config.dataDir, 'files', school.id, id);
const isThere = (id: string) =>
  fs.access(bytesOf(id)).then(
    () => true,
    () => false,
  );

async function bytesUsed(): Promise<number> {
  const { rows } = await app.db.query<{ bytes: string; sum: string }>(
    `select (select bytes from storage_use where institution_id = $1) as bytes,
     (select coalesce(sum(size), 0) from file where institution_id = $1) as sum`,
    [school.id],
  );
  expect(rows[0]!.bytes).toBe(rows[0]!.sum); // the counter is the sum
  return Number(rows[0]!.bytes);
}

describe('attaching files', () => {
  test('attaches files to their holder in the given order', async () => {
    const holder = uuidv7();
    const ids = [await uploaded(app, student), await uploaded(app, student), await uploaded(app, student)];
    await attach(student, holder, ids.toReversed());
    expect(await attached(holder)).toEqual(ids.toReversed());
  });

  test('attaching again keeps the named files, adds new ones, and deletes the others with their bytes', async () => {
    const holder = uuidv7();
    const [kept, dropped, added] = [
      await uploaded(app, student),
      await uploaded(app, student),
      await uploaded(app, student),
    ];
    await attach(student, holder, [dropped, kept]);
    const before = await bytesUsed();
    await attach(student, holder, [added, kept]);
    expect(await attached(holder)).toEqual([added, kept]);
    expect(await bytesUsed()).toBeLessThan(before);
    await expect.poll(() => isThere(dropped)).toBe(false);
    expect([await isThere(kept), await isThere(added)]).toEqual([true, true]);
    await attach(student, holder, []);
    expect(await attached(holder)).toEqual([]);
  });

  const WRONG: [string, () => Promise<string>][] = [
    ['another’s', async () => uploaded(app, await aStudent(app, { institution: school }))],
    [
      'of elsewhere',
      async () => aFile(app, { by: await aStudent(app, { institution: await anInstitution(app) }) }),
    ],
    ['in use', () => aFile(app, { by: student, holderId: uuidv7() })],
    ['not there', () => Promise.resolve(uuidv7())],
    [
      'still uploading',
      async () => {
        const id = await aFile(app, { by: student });
        await app.db.query('update file set stored_at = null where id = $1', [id]);
        return id;
      },
    ],
  ];
  test.each(WRONG)('rejects a file that is %s and changes nothing', async (_, wrong) => {
    const holder = uuidv7();
    const own = await uploaded(app, student);
    await expect(attach(student, holder, [own, await wrong()])).rejects.toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'fileIds' }],
    });
    expect(await attached(holder)).toEqual([]);
    await attach(student, holder, [own]);
  });

  test('attaching one file to two holders concurrently succeeds once', async () => {
    const id = await uploaded(app, student);
    const holders = [uuidv7(), uuidv7(), uuidv7()];
    const done = await Promise.allSettled(holders.map((holder) => attach(student, holder, [id])));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('unused files', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  test('are deleted with their bytes after a day, and other files stay', async () => {
    const old = await aFile(app, { by: student, createdAt: hoursAgo(25) });
    const unfinished = await aFile(app, { by: student, createdAt: hoursAgo(25) });
    await app.db.query('update file set stored_at = null where id = $1', [unfinished]);
    const used = await aFile(app, { by: student, createdAt: hoursAgo(25), holderId: uuidv7() });
    const young = await aFile(app, { by: student, createdAt: hoursAgo(23) });
    await removeUnusedFiles(app.services);
    const { rows } = await app.db.query<{ id: string }>('select id from file where id = any($1)', [
      [old, unfinished, used, young],
    ]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([used, young]));
    await bytesUsed();
    await expect
      .poll(() => Promise.all([old, unfinished, used, young].map(isThere)))
      .toEqual([false, false, true, true]);
    await removeUnusedFiles(app.services); // running again does nothing
  });

  test('a file that is attached during the cleanup stays', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => aFile(app, { by: student, createdAt: hoursAgo(25) })),
    );
    const holder = uuidv7();
    const [attaching] = await Promise.allSettled([
      attach(student, holder, ids),
      removeUnusedFiles(app.services),
      removeUnusedFiles(app.services),
    ]);
    expect(await attached(holder)).toEqual(attaching.status === 'fulfilled' ? ids : []);
    await bytesUsed();
  });
});
