import { sql } from 'kysely';
import type { Module } from '#platform/module/module';
import type { Reader, Row, Sql } from '#platform/read/declarations';
import type { FilePurpose } from './file-purpose.ts';
import type { StoredFile } from './file.entity.ts';

/** What files are attached to. */
export interface FileHolder {
  purpose: FilePurpose;
  /** Whether the reader may read what the file is attached to: the row whose ID is `file.holderId`. */
  isReadable: (file: Row<StoredFile>, reader: Reader) => Sql;
}

declare module '#platform/module/module' {
  interface Module {
    /** Rows of the noun that files are attached to. */
    fileHolders?: readonly FileHolder[];
  }
}

let holders: readonly FileHolder[] = [];

/** Takes the file holders that the modules declare. */
export function collectFileHolders(modules: readonly Module[]): void {
  holders = modules.flatMap(({ fileHolders = [] }) => fileHolders);
}

/** Whether the reader may read what the file is attached to. */
export function readableThroughHolders(file: Row<StoredFile>, reader: Reader): Sql {
  const ways = holders.map(
    ({ purpose, isReadable }) => sql`(${file.purpose} = ${sql.lit(purpose)} and ${isReadable(file, reader)})`,
  );
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
}
