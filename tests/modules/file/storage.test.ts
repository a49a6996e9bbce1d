import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anInstitution, aStudent, insert, type InstitutionRow, type Member } from '#tests/support/factories';
import { deleteFiles, folderOf, keptIn, NOTHING, upload, uploaded } from './upload.ts';

let app: App;
let school: InstitutionRow;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { namespace: 'school', plan: 'professional' });
  student = await aStudent(app, { institution: school });
});
afterAll(() => app.stop());
afterEach(() => deleteFiles(app, school));

const kept = () => keptIn(app);

describe('the storage quota of an institution', () => {
  const GB = 1024 ** 3;
  const used = (bytes: number, institution = school) =>
    insert(app, 'storage_use', { institution_id: institution.id, id: institution.id, bytes });

  test('is enforced by its plan, to the byte', async () => {
    await used(200 * GB - 10);
    const over = await upload(app, student, 'a.js', '12345678901');
    expect([over.status, over.body]).toMatchObject([409, { code: 'CONFLICT' }]);
    expect(await kept()).toEqual({ files: [], rows: 0, bytes: 200 * GB - 10 });
    expect((await upload(app, student, 'a.js', '1234567890')).status).toBe(201);
  });

  test('is not exceeded by concurrent uploads', async () => {
    await used(200 * GB - 35);
    const people = await Promise.all(
      Array.from({ length: 10 }, () => aStudent(app, { institution: school })),
    );
    const answers = await Promise.all(people.map((person) => upload(app, person, 'a.js', '1234567890')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await kept()).toMatchObject({ rows: 3, bytes: 200 * GB - 5 });
  });

  test('is counted per institution', async () => {
    const full = await anInstitution(app, { plan: 'free' });
    await used(GB, full);
    expect((await upload(app, await aStudent(app, { institution: full }), 'a.js', 'x')).status).toBe(409);
    expect((await upload(app, student, 'a.js', 'x')).status).toBe(201);
  });

  test('cannot be filled by one person with unused files', async () => {
    await app.db.query(
      `insert into file (institution_id, id, uploader_id, purpose, name, content_type, size, stored_at)
       select $1, uuidv7(), $2, 'submission', 'a.js', 'text/javascript', 1, now() from generate_series(1, 50)`,
      [school.id, student.membershipId],
    );
    const { status, body } = await upload(app, student, 'a.js', 'x');
    expect([status, body]).toMatchObject([409, { code: 'CONFLICT' }]);
    expect((await upload(app, await aStudent(app, { institution: school }), 'a.js', 'x')).status).toBe(201);
  });
});

test('limits the number of uploads of an account in ten minutes', async () => {
  await insert(app, 'attempt', {
    key: `upload:${student.accountId}`,
    count: 300,
    ends_at: new Date(Date.now() + 60_000),
  });
  const { status, headers } = await upload(app, student, 'a.js', 'x');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a failing store leaves nothing of an upload and reveals no reason', async () => {
  const { storage } = app.services;
  app.services.storage = { ...storage, put: () => Promise.reject(new Error('the disk is full')) };
  const { status, text } = await upload(app, student, 'a.js', 'x');
  app.services.storage = storage;
  expect(status).toBe(500);
  expect(text).not.toContain('disk');
  expect(await kept()).toEqual(NOTHING);
});

test('the next start deletes partial files of a killed process', async () => {
  await uploaded(app, student);
  const left = path.join(folderOf(app), '.incoming', 'left');
  const fresh = path.join(folderOf(app), '.incoming', 'fresh');
  await fs.writeFile(left, 'x');
  await fs.writeFile(fresh, 'x');
  const yesterday = Date.now() / 1000 - 86_400;
  await fs.utimes(left, yesterday, yesterday);
  const again = await startApp({
    databaseUrl: app.databaseUrl,
    env: { DATA_DIR: app.services.config.dataDir },
  });
  await again.stop();
  await wait(0);
  expect((await kept()).files).toContain('fresh');
  expect((await kept()).files).not.toContain('left');
});
