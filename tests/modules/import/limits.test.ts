import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_ROWS } from '#modules/import/import.rules';
import { readImport } from '#modules/import/read-import.service';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, anImport, anInstitution } from '#tests/support/factories';
import { startWith, uploadedCsv } from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('an institution has up to six unfinished imports, and starts another one once one of them has ended', async () => {
  const admin = await anAdmin(app, { institution: await anInstitution(app, { plan: 'enterprise' }) });
  const waiting: string[] = [];
  for (let count = 0; count < 6; count++) {
    const { id } = await anImport(app, { by: admin, status: 'queued' });
    waiting.push(id);
  }
  const fileId = await uploadedCsv(app, admin, 'email\n');
  const refused = await startWith(app, admin, fileId);
  expect(refused.code).toBe('CONFLICT');
  expect(refused.errors[0]!.message).toContain('Five imports are already waiting.');
  await app.db.query(`update import_run set status = 'done', finished_at = now() where id = $1`, [
    waiting[0],
  ]);
  expect((await startWith(app, admin, fileId)).errors).toEqual([]);
});

test('a file is read up to 100,000 rows, and the line of the next one is named', async () => {
  const rows = Array.from({ length: MAX_ROWS + 1 }, (_, at) => `${at}@example.org`);
  const file = Readable.from([Buffer.from(['email', ...rows].join('\n'))]);
  let count = 0;
  const reading = async () => {
    for await (const { row } of readImport(file)) if (row) count++;
  };
  await expect(reading()).rejects.toMatchObject({ problem: { line: MAX_ROWS + 2 } });
  expect(count).toBe(MAX_ROWS);
});
