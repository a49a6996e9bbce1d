import { sql } from 'kysely';
import { one } from '#platform/read/source';
import { InstitutionExport } from './institution-export.entity.ts';

/** Source: the export with the given `id`. */
export const EXPORT = one(InstitutionExport, (row, { id }) => sql`${row.id} = ${id}`);

/** Source: the latest export of the institution. */
export const LATEST_EXPORT = one(
  InstitutionExport,
  (row, _given, { institutionId }) => sql`${row.id} = (
    select latest.id from institution_export latest where latest.institution_id = ${institutionId}
    order by latest.created_at desc, latest.id desc limit 1)`,
);
