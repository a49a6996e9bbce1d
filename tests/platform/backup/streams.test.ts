import fs from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ArchiveWriter, PART_BYTES } from '#app/backup/archive-writer';
import { backUp } from '#app/backup/back-up';
import { FORMAT, type Manifest } from '#app/backup/manifest';
import { openRestoredTables, type RestoredTables } from '#app/backup/restored-tables';
import { openSnapshot } from '#app/backup/snapshot';
import { findTables } from '#app/backup/tables';
import { StartError } from '#kernel/start-error';
import { aFolder } from '#tests/platform/server/server-process';
import { type App, startApp } from '#tests/support/app';
import { onDatabase } from './state.ts';

let app: App;
const folder = aFolder();
beforeAll(async () => {
  app = await startApp();
  await onDatabase(app.databaseUrl, (client) =>
    client.query(
      `create schema large; create table large.table as
       select number, repeat('é', 500) as text from generate_series(1, ${ROWS}) number`,
    ),
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

/** A table that is larger than what waits in streams and sockets. */
const LARGE = { schema: 'large', name: 'table', columns: ['number', 'text'], isForced: false };
const ROWS = 40_000;

test('a table is read whole, and another after it', async () => {
  const snapshot = await openSnapshot(app.databaseUrl);
  for (let time = 0; time < 3; time++) {
    const pieces: Buffer[] = [];
    for await (const piece of snapshot.rowsOf(LARGE)) pieces.push(piece);
    const lines = Buffer.concat(pieces).toString().split('\n');
    expect(lines).toHaveLength(ROWS + 1);
    expect(lines.at(-2)).toBe(`${ROWS}\t${'é'.repeat(500)}`);
  }
  await snapshot.end();
});

test('reading a table that stops early, fails or loses its connection ends with the error', async () => {
  const stopped = await openSnapshot(app.databaseUrl);
  const rows = stopped.rowsOf(LARGE);
  expect((await rows.next()).value?.length).toBeGreaterThan(0);
  await rows.return(undefined);
  await stopped.end();

  const failing = await openSnapshot(app.databaseUrl);
  const missing = failing.rowsOf({ ...LARGE, name: 'nothing' });
  await expect(missing.next()).rejects.toThrow('relation "large.nothing" does not exist');
  await failing.end();

  const lost = await openSnapshot(app.databaseUrl);
  const { rows: own } = await lost.client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const unread = lost.rowsOf(LARGE);
  await unread.next();
  await onDatabase(app.databaseUrl, (client) =>
    client.query('select pg_terminate_backend($1)', [own[0]!.pid]),
  );
  const readOn = async () => {
    for await (const piece of unread) void piece;
  };
  await expect(readOn()).rejects.toThrow(/terminat/);
  await lost.end();
});

/** Begins to restore the tables of the application's database as they are. */
async function restoredTables(): Promise<RestoredTables> {
  const found = await onDatabase(app.databaseUrl, findTables);
  const tables = found.map(({ schema, name, columns }) => ({ schema, name, columns, rows: 0 }));
  const manifest: Manifest = {
    format: FORMAT,
    version: '1.0.0',
    createdAt: '2026-11-28T00:00:00.000Z',
    postgres: '18.4',
    migrations: ['Migration1'],
    tables,
    sequences: [],
    files: { count: 0, bytes: 0, missing: [] },
    secret: { fingerprint: 'abc', isIncluded: false },
    checksums: '',
  };
  return openRestoredTables(app.databaseUrl, manifest);
}

/** Yields a refused row, and then many more. */
async function* refused(onEnd: () => void): AsyncGenerator<Buffer> {
  try {
    for (let piece = 0; piece < 1_000; piece++) yield Buffer.from('no id\n'.repeat(10_000));
  } finally {
    onEnd();
  }
}

test('a refused row ends the restore with the error of the database, and closes the archive', async () => {
  const [tables, onEnd] = [await restoredTables(), vi.fn<() => void>()];
  await expect(tables.add('database/public.account', refused(onEnd))).rejects.toThrow('uuid');
  expect(onEnd).toHaveBeenCalledOnce();
  await tables.close();
});

test('a row that is refused after the last one, and an archive that cannot be read on, end it, too', async () => {
  const late = await restoredTables();
  const few = async function* () {
    yield Buffer.from('no id\n');
  };
  await expect(late.add('database/public.account', few())).rejects.toThrow('uuid');
  await late.close();
  const broken = await restoredTables();
  const unreadable = async function* () {
    yield Buffer.from('');
    throw new Error('The disk is broken.');
  };
  await expect(broken.add('database/public.account', unreadable())).rejects.toThrow('The disk is broken.');
  await broken.close();
});

test('an archive on a full disk fails with the cause and can be dropped', async () => {
  const full = (): Writable =>
    new Writable({ write: (_chunk, _encoding, done) => done(new Error('The disk is full.')) });
  vi.spyOn(fs, 'createWriteStream').mockImplementation(full as never);
  const archive = new ArchiveWriter(path.join(folder, 'full.tar.gz'));
  const write = async () => {
    for (let part = 0; part < 3; part++) await archive.add(`files/a/${part}`, [Buffer.alloc(PART_BYTES)]);
  };
  await expect(write()).rejects.toThrow('The disk is full.');
  await expect(archive.add('files/a/more', [])).rejects.toThrow('The disk is full.');
  await archive.drop();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a backup onto a full disk names the archive and the reason, and leaves nothing', async () => {
  const reason = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const full = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done(reason) });
  vi.spyOn(fs, 'createWriteStream').mockImplementation(full as never);
  const target = path.join(folder, 'full.tar.gz');
  const backup = backUp(app.services.config, { owner: app.databaseUrl }, target, () => undefined);
  await expect(backup).rejects.toThrow(new StartError(`${target} cannot be written: ${reason.message}`));
  expect(fs.readdirSync(folder)).toEqual([]);
});
