import { sql } from 'kysely';
import { Invalid } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import type { Context } from '#platform/request/context';
import type { Module } from '#platform/module/module';
import type { Reader, Sql } from '#platform/read/declarations';
import type { FilePurpose } from './file.rules.ts';

/** Columns of a file. */
type FileRow = Record<'institution' | 'id' | 'purpose' | 'holderId' | 'uploader', Sql>;

/** A kind of object that files are attached to, and what they are for there. */
export interface FileHolder {
  purpose: FilePurpose;
  /**
   * Returns what the viewer may upload for one object, such as an activity that accepts other files than most.
   * @throws AppError unless the viewer may attach files to it
   */
  purposeFor?: (context: Context, viewer: MemberViewer, id: string) => Promise<FilePurpose>;
  /** Returns SQL: whether the reader can read the object of a file, which is the row with the ID `file.holderId`. */
  isReadable: (file: FileRow, reader: Reader) => Sql;
}

declare module '#platform/module/module' {
  interface Module {
    /** Rows of the noun that files are attached to. */
    fileHolders?: readonly FileHolder[];
  }
}

let holders: readonly FileHolder[] = [];

/** Collects the file holders that the modules declare. */
export function collectFileHolders(modules: readonly Module[]): void {
  holders = modules.flatMap(({ fileHolders = [] }) => fileHolders);
}

/** Returns what files can be for. */
export const filePurposes = (): FilePurpose[] => holders.map(({ purpose }) => purpose);

/** Returns what the viewer may upload for an object, which the purpose itself may not name. */
export async function purposeForObject(
  context: Context,
  viewer: MemberViewer,
  { name }: FilePurpose,
  id: string,
): Promise<FilePurpose> {
  const narrow = holders.find(({ purpose }) => purpose.name === name)?.purposeFor;
  if (!narrow) throw Invalid([{ field: 'for', message: 'Files for this purpose have no object.' }]);
  return narrow(context, viewer, id);
}

/** Returns SQL: whether the reader can read the object that a file is attached to. */
export function readableThroughHolders(file: FileRow, reader: Reader): Sql {
  const ways = holders.map(
    ({ purpose, isReadable }) =>
      sql`(${file.purpose} = ${sql.lit(purpose.name)} and ${isReadable(file, reader)})`,
  );
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
}
