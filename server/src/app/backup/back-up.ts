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
 * @param target file, or a folder, in which the file is named by the time
 * @param report called with lines about the progress
 * @throws StartError when the target exists or cannot be written to, or the database has no tables
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
    throw error;
  } finally {
    storage.close();
  }
}

/** Returns the file to write: in a folder, one with the time in its name. @throws StartError when it exists */
function fileAt(target: string): string {
  const isFolder = target.endsWith(path.sep) || fs.statSync(target, { throwIfNoEntry: false })?.isDirectory();
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(isFolder ? path.join(target, `lyceum-${time}Z.tar.gz`) : target);
  if (fs.existsSync(file)) throw new StartError(`${file} exists. Name another file, or a folder.`);
  return file;
}

function beginArchive(file: string): ArchiveWriter {
  try {
    return new ArchiveWriter(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new StartError(
        `${file}.partial exists: another backup is being written, or one was killed. Delete it after a killed one.`,
        { cause: error },
      );
    throw new StartError(`${file} cannot be written: ${message}`, { cause: error });
  }
}

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
