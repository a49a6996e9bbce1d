import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import type { OwnerSettings } from '#platform/database/owner-transaction';
import type { ExportedFile } from './export-files.service.ts';

/** A table to export. */
export interface ExportedTable {
  name: string;
  rowCount: number;
}

/** Is called with the number of rows of each batch. */
export type OnRows = (count: number) => Promise<void>;

/** Content of an archive. Its tables are read in one snapshot of the database, its files after it. */
export interface ArchiveSource {
  /** Rows that can be read. */
  settings: Pick<OwnerSettings, 'institution' | 'account'>;
  /** Returns the tables with their numbers of rows, in the snapshot. */
  tables: (client: ClientBase) => Promise<ExportedTable[]>;
  /** Returns the rows of a table as lines of JSON, which are read at the speed of the reader. */
  rows: (client: ClientBase, table: string, onRows: OnRows) => Readable;
  /** Returns the bytes of all files, in the snapshot. */
  countBytes: (client: ClientBase) => Promise<number>;
  /** Returns the files, read in short transactions while they are exported. */
  files: (client: ClientBase) => AsyncGenerator<ExportedFile>;
  /** Lines of README.txt above the list of tables. */
  readme: readonly string[];
}
