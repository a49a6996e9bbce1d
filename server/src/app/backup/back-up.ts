import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '#kernel/config';
import { projectRoot } from '#kernel/config';
import { StartError } from '#kernel/start-error';
import type { DatabaseUrls } from '#platform/database/embedded/open-database';
import { openStorage } from '#platform/storage/open-storage';
import { type FileStorage, MissingFileError } from '#platform/storage/storage';
import { ArchiveWriter } from './archive-writer.ts';
import { countRows } from './copied-rows.ts';
import { ENTRIES, fingerprintOf, FORMAT, type ArchivedTable, type Manifest } from './manifest.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { appliedMigrations, findSequences, findTables } from './tables.ts';

/** A finished backup. */
export interface BackUp {
  file: string;
  /** Size of the archive. */
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  /** Keys of files that were not found. */
  missingFiles: string[];
  /** Whether the archive has the generated JWT_SECRET. */
  hasSecret: boolean;
}

/** Settings that a backup needs. */
export type BackUpConfig = Pick<Config, 'dataDir' | 's3Url' | 'jwtSecret' | 'jwtSecretFile'>;

/**
 * Writes the database and the uploaded files into one archive, while servers run. The database is read first, in one snapshot,
 * and the files after it: every file whose row is in the snapshot was stored before. The reverse would miss the files that are
 * uploaded in between.
 * @param target file that ends with .tar.gz or .tgz, or a folder, which is created if missing, for a file named by the time
 * @param report called with lines about the progress
 * @throws StartError when the target exists, cannot be written to or has no space, or the database has no tables
 */
export async function backUp(
  config: BackUpConfig,
  urls: Pick<DatabaseUrls, 'owner'>,
  target: string,
  report: (line: string) => void,
): Promise<BackUp> {
  const file = fileAt(target);
  const storage = await openStorage(config);
  const archive = beginArchive(file);
  try {
    const { keys, ...database } = await addDatabase(archive, urls.owner);
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    report(`Database: ${database.tables.length} tables, ${rows} rows`);
    const hasSecret = config.jwtSecretFile !== null;
    if (hasSecret) await archive.add(ENTRIES.secret, [Buffer.from(config.jwtSecret)]);
    const files = await addFiles(archive, storage, keys);
    report(`Files: ${files.count}`);
    const bytes = await archive.end({
      format: FORMAT,
      version: productVersion(),
      createdAt: new Date().toISOString(),
      ...database,
      files,
      secret: { fingerprint: fingerprintOf(config.jwtSecret), isIncluded: hasSecret },
    });
    const { count, missing } = files;
    const tables = database.tables.length;
    return { file, bytes, tables, rows, files: count, missingFiles: missing, hasSecret };
  } catch (error) {
    await archive.drop();
    if (NO_SPACE.has(String((error as NodeJS.ErrnoException).code))) throw cannotWrite(file, error);
    throw error;
  } finally {
    storage.close();
  }
}

/** Codes of writes to a disk, or within a quota, that is full. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Returns the file to write: in a folder, one with the time in its name. Only an ending makes a name that of a file: a folder
 * that does not exist yet must not become one.
 * @throws StartError when the file exists
 */
function fileAt(target: string): string {
  const there = fs.statSync(target, { throwIfNoEntry: false });
  const isFile = there ? !there.isDirectory() : /\.(tar\.gz|tgz)$/i.test(target);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(isFile ? target : path.join(target, `lyceum-${time}Z.tar.gz`));
  if (fs.existsSync(file)) throw new StartError(`${file} exists. Name another file, or a folder.`);
  return file;
}

function beginArchive(file: string): ArchiveWriter {
  try {
    return new ArchiveWriter(file);
  } catch (error) {
    if (fs.existsSync(`${file}.partial`))
      throw new StartError(
        `${file}.partial exists: another backup is being written, or one was killed. Delete it after a killed one.`,
        { cause: error },
      );
    throw cannotWrite(file, error);
  }
}

const cannotWrite = (file: string, cause: unknown): StartError =>
  new StartError(`${file} cannot be written: ${(cause as Error).message}`, { cause });

type DatabasePart = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'>;

async function addDatabase(
  archive: ArchiveWriter,
  ownerUrl: string,
): Promise<DatabasePart & { keys: string[] }> {
  const snapshot = await openSnapshot(ownerUrl);
  try {
    const { client } = snapshot;
    const migrations = await appliedMigrations(client);
    if (migrations.length === 0)
      throw new StartError('The database has no tables, so there is nothing to back up.');
    const { rows: versions } = await client.query<{ server_version: string }>('show server_version');
    const tables: ArchivedTable[] = [];
    for (const table of await findTables(client)) tables.push(await addTable(archive, snapshot, table));
    return {
      postgres: versions[0]!.server_version,
      migrations,
      tables,
      sequences: await findSequences(client),
      keys: await snapshot.fileKeys(),
    };
  } finally {
    await snapshot.end();
  }
}

async function addTable(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  table: Parameters<Snapshot['rowsOf']>[0],
): Promise<ArchivedTable> {
  const { schema, name, columns } = table;
  let rows = 0;
  const counted = async function* () {
    for await (const text of snapshot.rowsOf(table)) {
      rows += countRows(text);
      yield text;
    }
  };
  await archive.add(ENTRIES.table(table), counted());
  return { schema, name, columns, rows };
}

async function addFiles(
  archive: ArchiveWriter,
  storage: FileStorage,
  keys: readonly string[],
): Promise<Manifest['files']> {
  const added: Manifest['files'] = { count: 0, bytes: 0, missing: [] };
  for (const key of keys) {
    const content = await storage.read(key).catch((error: unknown) => {
      if (error instanceof MissingFileError) return null; // deleted since the snapshot
      throw error;
    });
    if (content) {
      added.bytes += await archive.add(ENTRIES.file(key), content as AsyncIterable<Buffer>);
      added.count++;
    } else added.missing.push(key);
  }
  return added;
}

/** Returns the version of the product. */
function productVersion(): string {
  const file = path.join(projectRoot, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
