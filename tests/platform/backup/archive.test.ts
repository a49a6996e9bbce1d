import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArchive, verifyArchive } from '#app/backup/archive-reader';
import { ArchiveWriter, PART_BYTES } from '#app/backup/archive-writer';
import { FORMAT, type Manifest } from '#app/backup/manifest';
import { aFolder } from '#tests/platform/server/server-process';

const folder = aFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const MANIFEST: Omit<Manifest, 'checksums'> = {
  format: FORMAT,
  version: '1.0.0',
  createdAt: '2026-11-28T00:00:00.000Z',
  postgres: '18.4',
  migrations: ['Migration1'],
  tables: [{ schema: 'public', name: 'note', columns: ['text'], rows: 2 }],
  sequences: [],
  files: { count: 2, bytes: 0, missing: [] },
  secret: { fingerprint: 'abc', isIncluded: false },
};

/** Yields a long content in pieces that are no part of a part. */
function* longContent(): Generator<Buffer> {
  for (let piece = 0; piece < 5; piece++) yield Buffer.alloc((PART_BYTES / 4) * 3, String(piece));
}

const hashOf = async (from: AsyncIterable<Buffer> | Iterable<Buffer>) => {
  const hash = createHash('sha256');
  for await (const piece of from) hash.update(piece);
  return hash.digest('hex');
};

test('a long entry is stored in parts and read as one, without a size in memory', async () => {
  const file = path.join(folder, 'long.tar.gz');
  const archive = new ArchiveWriter(file);
  await archive.add('database/public.note', [Buffer.from('one\ntw'), Buffer.from('o\n')]);
  expect(await archive.add('files/a/long', longContent())).toBe((PART_BYTES / 4) * 15);
  await archive.add('files/a/empty', []);
  expect(fs.existsSync(file)).toBe(false);
  await archive.end(MANIFEST);
  expect(fs.readdirSync(folder)).toEqual(['long.tar.gz']);
  expect((await verifyArchive(file)).files.count).toBe(2);
  const read = new Map<string, string>();
  for await (const { name, body } of readArchive(file)) read.set(name, await hashOf(body));
  expect([...read.keys()]).toEqual([
    'database/public.note',
    'files/a/long',
    'files/a/empty',
    'checksums.txt',
    'manifest.json',
  ]);
  expect(read.get('files/a/long')).toBe(await hashOf(longContent()));
  expect(read.get('files/a/empty')).toBe(await hashOf([]));
});

test('a dropped archive leaves nothing, and one in progress is not overwritten', async () => {
  const file = path.join(folder, 'dropped.tar.gz');
  const archive = new ArchiveWriter(file);
  await archive.add('files/a/long', longContent());
  expect(() => new ArchiveWriter(file)).toThrow('EEXIST');
  await archive.drop();
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('dropped'))).toEqual([]);
});

test.each([
  ['too few rows', { tables: [{ schema: 'public', name: 'note', columns: ['text'], rows: 3 }] }],
  ['too few files', { files: { count: 3, bytes: 0, missing: [] } }],
  ['no migrations', { migrations: [] }],
])('an archive with %s is refused', async (what, wrong) => {
  const file = path.join(folder, `${what.replaceAll(' ', '-')}.tar.gz`);
  const archive = new ArchiveWriter(file);
  await archive.add('database/public.note', [Buffer.from('one\ntwo\n')]);
  for (const key of ['files/a/one', 'files/a/two']) await archive.add(key, [Buffer.from('content')]);
  await archive.end({ ...MANIFEST, ...wrong });
  await expect(verifyArchive(file)).rejects.toThrow('Nothing was changed.');
});
