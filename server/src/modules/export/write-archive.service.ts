import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { ownerTransaction } from '#platform/database/owner-transaction';
import type { Services } from '#platform/request/services';
import { filesFolder } from '#platform/storage/open-storage';
import { Spool } from '#platform/storage/spool';
import { MissingFileError } from '#platform/storage/storage';
import type { ArchiveSource, ExportedTable } from './archive-source.service.ts';
import { type Archive, startArchive } from './archive.service.ts';
import type { ExportedFile } from './export-files.service.ts';
import { MAX_ARCHIVE_BYTES } from './export.rules.ts';

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
 * Writes an archive into the spool: its tables from one snapshot of the database, then its files. The caller moves or drops the
 * file.
 */
export async function writeArchive(
  services: Services,
  client: ClientBase,
  source: ArchiveSource,
  report: Report,
): Promise<WrittenArchive> {
  const spool = new Spool(filesFolder(services.config));
  const archive = startArchive(spool, MAX_ARCHIVE_BYTES);
  try {
    const { total, tables, progress } = await ownerTransaction(
      client,
      { ...source.settings, isSnapshot: true },
      () => addTables(client, source, archive, report),
    );
    const files = await addFiles(services, source.files(client), archive, (bytes) =>
      report(Math.min(1, progress.add(bytes / BYTES_PER_ROW) / total)),
    );
    const text = readme(source.readme, tables, files);
    await archive.add('README.txt', Readable.from([text], { objectMode: false }));
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
  source: ArchiveSource,
  archive: Archive,
  report: Report,
): Promise<{ total: number; tables: ExportedTable[]; progress: Progress }> {
  const tables = await source.tables(client);
  const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
  const total = Math.max(1, rowCount + (await source.countBytes(client)) / BYTES_PER_ROW);
  const progress = new Progress();
  for (const { name } of tables)
    await archive.add(
      `tables/${name}.ndjson`,
      source.rows(client, name, (count) => report(progress.add(count) / total)),
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
  files: AsyncIterable<ExportedFile>,
  archive: Archive,
  onBytes: (bytes: number) => Promise<void>,
): Promise<AddedFiles> {
  const added: AddedFiles = { count: 0, missing: [] };
  for await (const { key, path, size, isCompressed } of files) {
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

const readme = (
  about: readonly string[],
  tables: readonly ExportedTable[],
  { count, missing }: AddedFiles,
): string =>
  [
    ...about,
    '',
    'Rows',
    ...tables.map(({ name, rowCount }) => `${String(rowCount).padStart(9)}  ${name}`),
    '',
    `Files: ${count}`,
    ...(missing.length > 0 ? ['Files that were not found:', ...missing] : []),
    '',
  ].join('\n');
