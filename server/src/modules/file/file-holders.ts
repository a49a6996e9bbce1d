import { sql } from 'kysely';
import type { Reader, Row, Sql } from '#platform/read/declarations';
import type { StoredFile } from './file.entity.ts';
import { SUBMISSION_S, visibleSubmission } from '#modules/submission/submission.visibility';
import { FilePurpose } from './file-purpose.ts';

/** What files hang on. */
export interface FileHolder {
  purpose: FilePurpose;
  /** Whether the reader may read what the file hangs on: the row with the identity `file.holderId`. */
  isReadable: (file: Row<StoredFile>, reader: Reader) => Sql;
}

/** Every noun that has files. */
const HOLDERS: readonly FileHolder[] = [
  {
    purpose: FilePurpose.SUBMISSION,
    isReadable: (file, reader) =>
      sql`exists (select 1 from submission s where s.institution_id = ${file.institution} and s.id = ${file.holderId} and ${visibleSubmission(reader, SUBMISSION_S)})`,
  },
];

/** Whether the reader may read what the file hangs on. */
export function readableThroughHolders(file: Row<StoredFile>, reader: Reader): Sql {
  const ways = HOLDERS.map(
    ({ purpose, isReadable }) => sql`(${file.purpose} = ${sql.lit(purpose)} and ${isReadable(file, reader)})`,
  );
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
}
