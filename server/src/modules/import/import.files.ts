import { sql } from 'kysely';
import type { FileHolder } from '#modules/file/file-holders.sql';
import { IMPORT_FILE } from './import.rules.ts';

/** Files of imports: only their uploader reads them, until the import ends. */
export const IMPORT_FILES: FileHolder = {
  purpose: IMPORT_FILE,
  isReadable: () => sql`false`,
};
