import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATION_LOCK } from '#app/migrate';
import { aFolder, runServer } from '#tests/platform/server/server-process';
import { type App, startApp } from '#tests/support/app';
import { aFile, anAdmin } from '#tests/support/factories';
import { admin } from './state.ts';

let app: App;
let archive: Buffer;
const folder = aFolder();
beforeAll(async () => {
  app = await startApp();
  await aFile(app, { by: await anAdmin(app), content: 'export const answer = 42;\n' });
  const file = path.join(folder, 'whole.tar.gz');
  const { code, output } = await admin(environment(), 'backup', file);
  if (code !== 0) throw new Error(output);
  archive = fs.readFileSync(file);
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

const environment = () => ({
  DATABASE_URL: app.databaseUrl,
  DATA_DIR: app.services.config.dataDir,
  JWT_SECRET: app.services.config.jwtSecret,
});

/** Returns the archive with another text in place of one of the same length. */
function replaced(one: string, other: string): Buffer {
  const tar = gunzipSync(archive);
  const at = tar.indexOf(one);
  expect(at).toBeGreaterThan(0);
  tar.write(other, at);
  return gzipSync(tar);
}

test.each([
  [
    'with a changed byte',
    // That of the checksum: one in the middle may mean the same, as when it copies other zeros.
    () => Buffer.from(archive.map((byte, at) => (at === archive.length - 8 ? byte ^ 1 : byte))),
  ],
  ['that ends early', () => archive.subarray(0, archive.length - 1_000)],
  ['whose end is missing', () => gzipSync(gunzipSync(archive).subarray(0, -10_240))],
  ['with a changed file', () => replaced('answer = 42', 'answer = 43')],
  ['with a changed row', () => replaced('answer.js', 'answer.mj')],
  [
    'with a changed list of checksums',
    () => replaced('  database/public.account\n', '  database/public.accounz\n'),
  ],
  ['of a newer version', () => replaced('"format": 1', '"format": 7')],
  ['that is no archive', () => Buffer.from('not an archive')],
])('an archive %s is refused, and nothing is created', async (what, damaged) => {
  const file = path.join(folder, `${what.replaceAll(' ', '-')}.tar.gz`);
  fs.writeFileSync(file, damaged());
  const dataDir = path.join(folder, `fresh-${what.replaceAll(' ', '-')}`);
  const { code, output } = await admin({ DATA_DIR: dataDir }, 'restore', file);
  expect([code, output]).toEqual([1, expect.stringMatching(/cannot be used: .*\. Nothing was changed\.\n$/)]);
  expect(fs.existsSync(dataDir)).toBe(false);
});

test('the whole archive passes the check', async () => {
  const { code, output } = await admin({}, 'restore', path.join(folder, 'whole.tar.gz'), '--check');
  expect([code, output]).toEqual([0, expect.stringContaining('is complete and undamaged')]);
});

test('a target without the ending of an archive is a folder, which is made', async () => {
  const target = path.join(folder, 'not-there-yet');
  const { code, output } = await admin(environment(), 'backup', target);
  expect([code, output]).toEqual([0, expect.stringContaining(`${target}${path.sep}lyceum-`)]);
  expect(fs.readdirSync(target)).toEqual([expect.stringMatching(/^lyceum-.+Z\.tar\.gz$/)]);
});

test('a target that cannot be written is named with the reason', async () => {
  const file = path.join(folder, 'a-file');
  fs.writeFileSync(file, '');
  const [taken, below] = [
    await admin(environment(), 'backup', file),
    await admin(environment(), 'backup', `${file}/x`),
  ];
  expect([taken.code, taken.output]).toEqual([1, `${file} exists. Name another file, or a folder.\n`]);
  expect([below.code, below.output]).toEqual([
    1,
    expect.stringMatching(/^\S+\.tar\.gz cannot be written: ENOTDIR: .+\n$/),
  ]);
});

test('an interrupted backup leaves no file', async () => {
  const target = path.join(folder, 'interrupted');
  const migration = new pg.Client(app.databaseUrl);
  await migration.connect();
  await migration.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]); // the backup waits for a migration
  const command = runServer(environment(), 'admin', 'backup', path.join(target, 'one.tar.gz'));
  await expect.poll(() => fs.existsSync(target) && fs.readdirSync(target)).toEqual(['one.tar.gz.partial']);
  command.kill('SIGTERM');
  expect(await command.exited).toBe(143);
  expect(fs.readdirSync(target)).toEqual([]);
  await migration.end();
});
