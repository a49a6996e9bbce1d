import { sql } from 'kysely';
import { Role } from '#kernel/role';
import type { Reader, Sql } from '#platform/read/declarations';

/** Column of an institution that the conditions are about. */
interface Of {
  id: Sql;
}

/** Returns SQL: whether the reader belongs to the staff, which sees counts. */
export const isStaffHere = (row: Of, { role, institutionId }: Reader) =>
  role === Role.ADMIN || role === Role.INSTRUCTOR ? sql`${row.id} = ${institutionId}` : sql`false`;

/** Returns SQL: whether the reader is a super admin. */
export const isPlatformStaff = ({ accountId }: Reader) =>
  accountId
    ? sql`exists (select 1 from account a where a.id = ${accountId} and a.is_super_admin)`
    : sql`false`;

/** Returns SQL: whether the session is in the institution, or the account is one of its members. */
export const isOfReader = (row: Of, { accountId, institutionId }: Reader) =>
  sql`(${institutionId ? sql`${row.id} = ${institutionId}` : sql`false`} or ${
    accountId
      ? sql`exists (select 1 from membership m where m.institution_id = ${row.id} and m.account_id = ${accountId} and m.status = 'active')`
      : sql`false`
  })`;

/** Returns SQL: whether the reader is a member of the institution, in any session, or a super admin. */
export function isKnownTo(row: Of, reader: Reader, { staffOnly }: { staffOnly: boolean }) {
  const { accountId } = reader;
  if (!accountId) return sql`false`;
  const asStaff = staffOnly ? sql`and (m.is_owner or m.role = 'admin')` : sql``;
  return sql`(exists (select 1 from membership m where m.institution_id = ${row.id} and m.account_id = ${accountId} and m.status = 'active' ${asStaff})
    or ${isPlatformStaff(reader)})`;
}

/** Returns SQL: whether the reader sees the plan, as admins of the institution and super admins do. */
export const seesPlan = (row: Of, reader: Reader) => {
  const isOwn = reader.role === Role.ADMIN ? sql`${row.id} = ${reader.institutionId} or` : sql``;
  return sql`(${isOwn} ${isPlatformStaff(reader)})`;
};

/** Returns SQL: whether the reader sees when the institution is erased, as its owner and super admins do. */
export const seesClosing = (row: Of, reader: Reader) =>
  reader.accountId
    ? sql`(exists (select 1 from membership m where m.institution_id = ${row.id} and m.account_id = ${reader.accountId} and m.is_owner and m.status = 'active')
      or ${isPlatformStaff(reader)})`
    : sql`false`;
