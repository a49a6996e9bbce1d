import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '#kernel/config';
import { openStorage } from '#platform/storage/open-storage';
import { type FileStorage, MissingFileError } from '#platform/storage/storage';
import { uploaded } from '#tests/modules/file/upload';
import { startApp } from '#tests/support/app';
import { anInstitution, aStudent } from '#tests/support/factories';
import { type FakeS3, startS3 } from '#tests/support/s3';

let folder: string;
let s3: FakeS3;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lyceum-storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await fs.rm(folder, { recursive: true });
});

const open = (env: Record<string, string> = {}) => openStorage(loadConfig({ DATA_DIR: folder, ...env }));

/** A file of this machine to be stored. */
async function aLocalFile(content: Buffer): Promise<string> {
  const file = path.join(folder, `sent-${crypto.randomUUID()}`);
  await fs.writeFile(file, content);
  return file;
}

describe.each([
  ['the folder', () => open()],
  ['the bucket', () => open({ S3_URL: s3.url })],
])('%s', (_, opened) => {
  let storage: FileStorage;
  beforeAll(async () => {
    storage = await opened();
  });
  afterAll(() => storage.close());

  test.each([1, 100_000, 10 * 1024 * 1024])('returns %i bytes unchanged', async (size) => {
    const content = Buffer.from(Array.from({ length: Math.min(size, 1_000) }, (_unused, at) => at % 256));
    const whole = Buffer.alloc(size, content);
    await storage.put('school/one', await aLocalFile(whole), size);
    expect((await buffer(await storage.read('school/one'))).equals(whole)).toBe(true);
  });

  test('has nothing under an unknown or removed key', async () => {
    await expect(storage.read('school/none')).rejects.toBeInstanceOf(MissingFileError);
    await storage.put('school/two', await aLocalFile(Buffer.from('two')), 3);
    await storage.remove('school/two');
    await expect(storage.read('school/two')).rejects.toBeInstanceOf(MissingFileError);
    await storage.remove('school/two'); // repeating does nothing
  });
});

describe('an S3 bucket', () => {
  test('that fails briefly is retried with the whole file', async () => {
    const storage = await open({ S3_URL: s3.url });
    s3.failures.push(503, 500);
    await storage.put('school/again', await aLocalFile(Buffer.from('again')), 5);
    expect(s3.objects.get('school/again')?.toString()).toBe('again');
    storage.close();
  });

  test('that rejects or keeps failing fails the upload', async () => {
    const storage = await open({ S3_URL: s3.url });
    const file = await aLocalFile(Buffer.from('never'));
    const before = s3.requests.length;
    s3.failures.push(400);
    await expect(storage.put('school/never', file, 5)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 400 },
    });
    expect(s3.requests.length - before).toBe(1);
    s3.failures.push(503, 503, 503);
    await expect(storage.put('school/never', file, 5)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 503 },
    });
    expect(s3.objects.has('school/never')).toBe(false);
    storage.close();
  });

  test.each([
    ['another secret', (url: string) => url.replace(/:[^:@]+@/, ':wrong@'), 'the key is refused'],
    ['another bucket', (url: string) => url.replace(/\/[^/?]+\?/, '/other?'), 'there is no such bucket'],
    ['nobody there', () => 'http://KEY:SECRET@127.0.0.1:9/bucket', 'connect ECONNREFUSED'],
  ])('that is unusable is reported at the start: %s', async (_, wrong, reason) => {
    const opening = open({ S3_URL: wrong(s3.url) });
    await expect(opening).rejects.toMatchObject({ name: 'StartError' });
    await expect(opening).rejects.toThrow(`The store of files of S3_URL cannot be used: ${reason}`);
    await expect(opening).rejects.not.toThrow(/wrong|SECRET|sec%2Fret/);
  });
});

test('a folder that is not writable is reported at the start', async () => {
  const file = await aLocalFile(Buffer.from('no folder'));
  await expect(open({ DATA_DIR: file, JWT_SECRET: 'x'.repeat(40) })).rejects.toMatchObject({
    name: 'StartError',
  });
});

test('with a bucket, uploads are stored, returned and removed there, and nothing stays on the machine', async () => {
  const app = await startApp({ env: { S3_URL: s3.url } });
  const school = await anInstitution(app);
  const student = await aStudent(app, { institution: school });
  const id = await uploaded(app, student, 'answer.js', 'export const answer = 42;');
  const key = `${school.id}/${id}`;
  expect(s3.objects.get(key)?.toString()).toBe('export const answer = 42;');
  const { text, status } = await app.request('GET', `/files/${id}`, { as: student });
  expect([status, text]).toEqual([200, 'export const answer = 42;']);
  const entries = await fs.readdir(path.join(app.services.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(entries.filter((entry) => entry.isFile())).toEqual([]);
  s3.failures.push(503, 503, 503, 503); // the retries of the library and one of the job
  await app.graphql('mutation ($id: ID!) { deleteFile(input: { id: $id }) { id } }', { id }, { as: student });
  await expect.poll(() => s3.objects.has(key)).toBe(false);
  await app.stop();
});
