import { sql } from 'kysely';
import { ofTaughtCohort } from '#modules/cohort/cohort.visibility';
import { statusIsLive } from '#modules/enrollment/enrollment-status.sql';
import { Role } from '#kernel/role';
import type { Reader, Sql } from '#platform/read/declarations';

/** Columns of a membership that decide who reads its contact details. */
interface Contact {
  institution: Sql;
  id: Sql;
  accountId: Sql;
  role: Sql;
}

/** Returns SQL: whether a member has a seat or waits in a cohort that the reader created or teaches. */
const isStudentOf = (member: Contact, reader: Reader): Sql => sql`${member.id} in (
  select e.membership_id from enrollment e
  where e.institution_id = ${reader.institutionId} and ${sql.raw(statusIsLive('e.status'))}
    and ${ofTaughtCohort(reader, { cohort: sql`e.cohort_id` })})`;

/** Returns SQL: whether a member has a seat or waits in a cohort whose students the reader lists. */
export const isStudentIn = (member: Contact, reader: Reader, cohortId: Sql): Sql => sql`${member.id} in (
  select e.membership_id from enrollment e
  where e.institution_id = ${reader.institutionId} and e.cohort_id = ${cohortId} and ${sql.raw(statusIsLive('e.status'))}
    and ${reader.role === Role.ADMIN ? sql`true` : ofTaughtCohort(reader, { cohort: sql`e.cohort_id` })})`;

/** Returns SQL: whether a member is staff, or a student of a cohort that the reader created or teaches. */
export const isColleagueOrStudent = (member: Contact, reader: Reader): Sql =>
  sql`(${member.role} <> ${sql.lit(Role.STUDENT)} or ${isStudentOf(member, reader)})`;

/** Returns SQL: whether a member registered for an event that the reader created or presents. */
const isGuestOf = (member: Contact, { institutionId, membershipId }: Reader): Sql => sql`${member.id} in (
  select r.membership_id from event_registration r
  join event v on v.institution_id = ${institutionId} and v.id = r.event_id
  where r.institution_id = ${institutionId} and (v.presenter_id = ${membershipId} or v.created_by_id = ${membershipId}))`;

/** Returns SQL: whether the reader is the member, an admin, or an instructor, if a condition holds for instructors. */
function ownOr(
  member: Contact,
  reader: Reader,
  forInstructor: (member: Contact, reader: Reader) => Sql,
): Sql {
  if (!reader.accountId) return sql`false`;
  const isOwn = sql`${member.accountId} = ${reader.accountId}`;
  const isHere = sql`${member.institution} = ${reader.institutionId}`;
  if (reader.role === Role.ADMIN) return sql`(${isOwn} or ${isHere})`;
  if (reader.role !== Role.INSTRUCTOR) return isOwn;
  return sql`(${isOwn} or ${isHere} and ${forInstructor(member, reader)})`;
}

/** Returns SQL: whether the reader reads the phone number of a member. */
export const readsPhone = (member: Contact, reader: Reader): Sql => ownOr(member, reader, isStudentOf);

/** Returns SQL: whether the reader reads when a member was seen last. */
export const readsLastSeen = readsPhone;

/** Returns SQL: whether the reader reads the e-mail address of a member. */
export const readsEmail = (member: Contact, reader: Reader): Sql =>
  ownOr(
    member,
    reader,
    (row, instructor) => sql`(${isColleagueOrStudent(row, instructor)} or ${isGuestOf(row, instructor)})`,
  );

/** Returns SQL: whether the reader is the member, or a member of the same institution. */
export function isFellow(member: Contact, { accountId, institutionId, membershipId }: Reader): Sql {
  if (!accountId) return sql`false`;
  const isOwn = sql`${member.accountId} = ${accountId}`;
  return membershipId ? sql`(${isOwn} or ${member.institution} = ${institutionId})` : isOwn;
}
