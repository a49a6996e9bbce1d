import { sql } from 'kysely';
import type { FileHolder } from '#modules/file/file-holders.sql';
import { RESOURCE_FILE } from './resource.rules.ts';
import { RESOURCE_R, visibleResource } from './resource.visibility.ts';

/** Files of resources: readable with the resource. */
export const RESOURCE_FILES: FileHolder = {
  purpose: RESOURCE_FILE,
  isReadable: (file, reader) =>
    sql`exists (select 1 from resource r where r.institution_id = ${file.institution} and r.id = ${file.holderId} and ${visibleResource(reader, { ...RESOURCE_R, institution: file.institution })})`,
};
