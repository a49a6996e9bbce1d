import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import type { Config } from '#kernel/config';
import { StartError } from '#kernel/start-error';
import type { DatabaseUrls } from '#platform/database/embedded/open-database';
import { filesFolder, openStorage } from '#platform/storage/open-storage';
import { Spool } from '#platform/storage/spool';
import type { FileStorage } from '#platform/storage/storage';
import { migrate } from '../migrate.ts';
import { readArchive } from './archive-reader.ts';
import { ENTRIES, FILES, fingerprintOf, type Manifest } from './manifest.ts';
import { prepareTarget } from './prepare-target.ts';
import { openRestoredTables, type RestoredTables } from './restored-tables.ts';

/** An archive whose contents are checked (`verifyArchive`). */
export interface VerifiedArchive {
  file: string;
  manifest: Manifest;
}

/** A finished restore. */
export interface Restore {
  file: string;
  /** Time of the backup. */
  createdAt: string;
  rows: number;
  files: number;
  missingFiles: string[];
}

export interface RestoreOptions {
  /** Whether data of the target may be replaced. */
  overwrites?: boolean;
  /** Whether another JWT_SECRET than that of the backup may be used. */
  allowsOtherSecret?: boolean;
}

export type RestoreConfig = Pick<Config, 'dataDir' | 's3Url' | 'jwtSecret' | 'jwtSecretFile'>;

/**
 * Restores an archive: writes tables and files, compares them with the archive, and only then commits the tables. Files come
 * before the commit, so that no row lacks its file. Then the database is migrated to this version.
 * @throws StartError for a target that has data or is in use, and another JWT_SECRET: nothing is changed then
 */
export async function restore(
  config: RestoreConfig,
  urls: Pick<DatabaseUrls, 'owner'>,
  { file, manifest }: VerifiedArchive,
  { overwrites = false, allowsOtherSecret = false }: RestoreOptions,
  report: (line: string) => void,
): Promise<Restore> {
  if (!allowsOtherSecret) assertSameSecret(config, manifest);
  const storage = await openStorage(config);
  try {
    await prepareTarget(urls.owner, manifest, { overwrites });
    const tables = await openRestoredTables(urls.owner, manifest);
    try {
      const hashes = await readInto({ config, storage, tables, file });
      await tables.complete();
      report(`Database: ${manifest.tables.length} tables, as many rows as in the archive`);
      await compareFiles(storage, hashes);
      report(`Files: ${hashes.size}, all as in the archive`);
      await tables.commit();
    } finally {
      await tables.close();
    }
  } finally {
    storage.close();
  }
  await migrate(urls.owner);
  return {
    file,
    createdAt: manifest.createdAt,
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    files: manifest.files.count,
    missingFiles: manifest.files.missing,
  };
}

/** @throws StartError when the backed-up system had another JWT_SECRET, which the archive does not have */
function assertSameSecret({ jwtSecret, jwtSecretFile }: RestoreConfig, { secret }: Manifest): void {
  if (secret.fingerprint === fingerprintOf(jwtSecret)) return;
  if (jwtSecretFile && secret.isIncluded) return; // it replaces the generated one
  throw new StartError(
    'JWT_SECRET is not that of the backed-up system. With another one all sessions end, two-factor codes and webhook secrets are ' +
      'no longer valid, and keys of certificates are replaced. Set JWT_SECRET to the former one, or accept this with --other-secret. ' +
      'Nothing was changed.',
  );
}

interface Places {
  config: RestoreConfig;
  storage: FileStorage;
  tables: RestoredTables;
  file: string;
}

/** Writes everything of an archive to its place. Returns the checksums of the uploaded files by their keys. */
async function readInto({ config, storage, tables, file }: Places): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const spool = new Spool(filesFolder(config));
  for await (const { name, body } of readArchive(file)) {
    if (name.startsWith('database/')) await tables.add(name, body);
    else if (name.startsWith(FILES)) {
      const key = name.slice(FILES.length);
      hashes.set(key, await storeFile(storage, spool, key, body));
    } else if (name === ENTRIES.secret && config.jwtSecretFile)
      writeSecret(config.jwtSecretFile, await textOf(body));
    else for await (const rest of body) void rest;
  }
  return hashes;
}

/** Stores a file. Returns its checksum. */
async function storeFile(
  storage: FileStorage,
  spool: Spool,
  key: string,
  body: AsyncIterable<Buffer>,
): Promise<string> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* () {
    for await (const piece of body) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  };
  const spooled = await spool.write(Readable.from(counted(), { objectMode: false }), new PassThrough());
  try {
    await storage.put(key, spooled, size);
  } finally {
    await spool.drop(spooled);
  }
  return hash.digest('hex');
}

/** Reads all files back. @throws StartError when one is not as in the archive */
async function compareFiles(storage: FileStorage, hashes: ReadonlyMap<string, string>): Promise<void> {
  for (const [key, expected] of hashes) {
    const hash = createHash('sha256');
    for await (const piece of await storage.read(key)) hash.update(piece as Buffer);
    if (hash.digest('hex') !== expected)
      throw new StartError(`The file ${key} is stored with another content than in the archive.`);
  }
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function writeSecret(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, secret, { mode: 0o600 });
  fs.renameSync(draft, file);
}
