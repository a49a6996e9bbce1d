import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { ownerTransaction } from '#platform/database/owner-transaction';
import type { Services } from '#platform/request/services';
import { filesFolder } from '#platform/storage/open-storage';
import { Spool } from '#platform/storage/spool';
import { MissingFileError } from '#platform/storage/storage';
import { type Archive, startArchive } from './archive.service.ts';
import { exportedFiles } from './export-files.service.ts';
import { MAX_ARCHIVE_BYTES } from './export.rules.ts';
import { exportedTables, type ExportedTable, rowsAsLines } from './export-rows.service.ts';

/** Bytes of a file that count as much as a row in the progress. */
const BYTES_PER_ROW = 2_000;

/** A written archive in the spool. */
export interface WrittenArchive {
  path: string;
  size: number;
  rowCount: number;
  fileCount: number;
}

/** Reports a part of the whole, 0 to 1. @throws Error when the export was stopped */
export type Report = (part: number) => Promise<void>;

/**
 * Writes the archive of an institution into the spool: its tables from one snapshot of the database, then its files. The caller
 * moves or drops the file.
 */
export async function writeArchive(
  services: Services,
  client: ClientBase,
  institutionId: string,
  report: Report,
): Promise<WrittenArchive> {
  const spool = new Spool(filesFolder(services.config));
  const archive = startArchive(spool, MAX_ARCHIVE_BYTES);
  try {
    const { total, tables, progress } = await ownerTransaction(
      client,
      { institution: institutionId, isSnapshot: true },
      () => addTables(client, institutionId, archive, report),
    );
    const files = await addFiles(services, client, institutionId, archive, (bytes) =>
      report(Math.min(1, progress.add(bytes / BYTES_PER_ROW) / total)),
    );
    await archive.add('README.txt', Readable.from([readme(tables, files)], { objectMode: false }));
    const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
    return { ...(await archive.end()), rowCount, fileCount: files.count };
  } catch (error) {
    await archive.drop(error as Error);
    throw error;
  }
}

/** Counts what is done. */
class Progress {
  #done = 0;

  add(amount: number): number {
    return (this.#done += amount);
  }
}

async function addTables(
  client: ClientBase,
  institutionId: string,
  archive: Archive,
  report: Report,
): Promise<{ total: number; tables: ExportedTable[]; progress: Progress }> {
  const tables = await exportedTables(client, institutionId);
  const { rows } = await client.query<{ bytes: number }>(
    'select coalesce(sum(size), 0)::float8 as bytes from file where institution_id = $1 and stored_at is not null',
    [institutionId],
  );
  const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
  const total = Math.max(1, rowCount + rows[0]!.bytes / BYTES_PER_ROW);
  const progress = new Progress();
  for (const { name } of tables)
    await archive.add(
      `tables/${name}.ndjson`,
      rowsAsLines(client, institutionId, name, (count) => report(progress.add(count) / total)),
    );
  return { total, tables, progress };
}

interface AddedFiles {
  count: number;
  /** Paths of files that the storage has lost. */
  missing: string[];
}

async function addFiles(
  { storage }: Pick<Services, 'storage'>,
  client: ClientBase,
  institutionId: string,
  archive: Archive,
  onBytes: (bytes: number) => Promise<void>,
): Promise<AddedFiles> {
  const added: AddedFiles = { count: 0, missing: [] };
  for await (const { key, path, size, isCompressed } of exportedFiles(client, institutionId)) {
    const bytes = await storage.read(key).catch((error: unknown) => {
      if (error instanceof MissingFileError) return null; // deleted in the meantime
      throw error;
    });
    if (bytes) {
      await archive.add(path, bytes, { isCompressed });
      added.count++;
    } else added.missing.push(path);
    await onBytes(size);
  }
  return added;
}

const readme = (tables: readonly ExportedTable[], { count, missing }: AddedFiles): string =>
  [
    'Everything that the institution stored here',
    '',
    'tables/  one file for each table, with one row as JSON in each line (https://github.com/ndjson/ndjson-spec).',
    '         Rows refer to each other by their IDs. Times are in UTC.',
    'files/   all uploaded files. Each name starts with the ID of its row in tables/file.ndjson.',
    '',
    'Without passwords, tokens and other secrets, but with personal data of all members: keep it in a safe place',
    '',
    'Rows',
    ...tables.map(({ name, rowCount }) => `${String(rowCount).padStart(9)}  ${name}`),
    '',
    `Files: ${count}`,
    ...(missing.length > 0 ? ['Files that were not found:', ...missing] : []),
    '',
  ].join('\n');
