import { sql } from 'kysely';
import type { StoredFile } from '#modules/file/file.entity';
import type { Row, Sql } from '#platform/read/declarations';
import { SUBMITTED_FILES } from './submitted-files.rules.ts';

/** Returns the condition for the files of an attempt among those that its submission or draft holds. */
export const isSubmittedFile = (
  file: Row<StoredFile>,
  { holder, fileIds }: { holder: Sql; fileIds: Sql },
): Sql =>
  sql`${file.holderId} = ${holder} and (${fileIds} is null or ${file.id} = any(${fileIds})) and ${file.purpose} = ${sql.lit(SUBMITTED_FILES.name)}`;
