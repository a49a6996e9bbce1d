import { sql } from 'kysely';
import { byId, one } from '#platform/read/source';
import { AccountExport } from './account-export.entity.ts';
import { InstitutionExport } from './institution-export.entity.ts';

/** Source: the export with the given `id`. */
export const EXPORT = byId(InstitutionExport);

/** Source: the latest export of the institution. */
export const LATEST_EXPORT = one(
  InstitutionExport,
  (row, _given, { institutionId }) => sql`${row.id} = (
    select latest.id from institution_export latest where latest.institution_id = ${institutionId}
    order by latest.created_at desc, latest.id desc limit 1)`,
);

/** Source: the export of the viewer's account with the given `id`. */
export const ACCOUNT_EXPORT_BY_ID = byId(AccountExport);

/** Source: the latest export of the viewer's account. */
export const LATEST_ACCOUNT_EXPORT = one(
  AccountExport,
  (row, _given, { accountId }) => sql`${row.id} = (
    select latest.id from account_export latest where latest.account_id = ${accountId}
    order by latest.created_at desc, latest.id desc limit 1)`,
);
