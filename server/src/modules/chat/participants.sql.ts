import { sql } from 'kysely';
import { APP_ROLE, PUBLIC_ROLE } from '#platform/database/tenancy';
import type { Reader, Sql } from '#platform/read/declarations';
import { fillSql, fillText } from '#platform/read/fill-sql';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { isStaff } from '#modules/membership/staff.sql';

// Two members participate in their direct conversation; in a cohort's room, students with a seat and instructors do. It is derived,
// never stored: seats take effect immediately, and enrolling does no work for chat. Row level security applies. The queries are
// parts of their statements, because a node of a cluster runs no function that reads other tables.

/** SQL: the creator of the cohort `c` still teaches, and was not made a student. */
const CREATOR_TEACHES = `join public.membership m on m.institution_id = c.institution_id and m.id = c.created_by_id
      and ${isStaff('m')}`;

/** SQL of the IDs of the conversations of `{member}` in the institution `{tenant}`. */
const CONVERSATIONS = `
  select k.id from public.conversation k where k.institution_id = {tenant} and k.first_id = {member}
  union all
  select k.id from public.conversation k where k.institution_id = {tenant} and k.second_id = {member}
  union all
  select k.id from public.enrollment e
    join public.cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id and c.deleted_at is null
    join public.conversation k on k.institution_id = c.institution_id and k.cohort_id = c.id
    where e.institution_id = {tenant} and e.membership_id = {member} and ${statusHasSeat('e.status')}
  union all
  select k.id from public.cohort c
    join public.conversation k on k.institution_id = c.institution_id and k.cohort_id = c.id
    ${CREATOR_TEACHES}
    where c.institution_id = {tenant} and c.created_by_id = {member} and c.deleted_at is null
  union all
  select k.id from public.cohort_instructor i
    join public.cohort c on c.institution_id = i.institution_id and c.id = i.cohort_id and c.deleted_at is null
    join public.conversation k on k.institution_id = c.institution_id and k.cohort_id = c.id
    where i.institution_id = {tenant} and i.membership_id = {member}`;

/** SQL of the IDs of the members of `{conversation}` in the institution `{tenant}`, possibly with duplicates. */
const MEMBERS = `
  select k.first_id from public.conversation k
    where k.institution_id = {tenant} and k.id = {conversation} and k.first_id is not null
  union all
  select k.second_id from public.conversation k
    where k.institution_id = {tenant} and k.id = {conversation} and k.second_id is not null
  union all
  select e.membership_id from public.conversation k
    join public.cohort c on c.institution_id = k.institution_id and c.id = k.cohort_id and c.deleted_at is null
    join public.enrollment e on e.institution_id = c.institution_id and e.cohort_id = c.id
    where k.institution_id = {tenant} and k.id = {conversation} and ${statusHasSeat('e.status')}
  union all
  select c.created_by_id from public.conversation k
    join public.cohort c on c.institution_id = k.institution_id and c.id = k.cohort_id and c.deleted_at is null
    ${CREATOR_TEACHES}
    where k.institution_id = {tenant} and k.id = {conversation}
  union all
  select i.membership_id from public.conversation k
    join public.cohort c on c.institution_id = k.institution_id and c.id = k.cohort_id and c.deleted_at is null
    join public.cohort_instructor i on i.institution_id = c.institution_id and i.cohort_id = c.id
    where k.institution_id = {tenant} and k.id = {conversation}`;

/** Returns SQL of the IDs of a member's conversations. */
export const conversationsOf = (tenant: string, member: string): string =>
  fillText(CONVERSATIONS, { tenant, member });

/** Returns SQL of the IDs of a conversation's members, possibly with duplicates. */
export const participantsOf = (tenant: string, conversation: string): string =>
  fillText(MEMBERS, { tenant, conversation });

/** The same as SQL functions, which servers of the version before call. */
export const PARTICIPANTS = `
  create or replace function public.conversations_of(tenant uuid, member uuid) returns setof uuid
    language sql stable parallel safe as $$ ${conversationsOf('tenant', 'member')} $$;
  create or replace function public.participants_of(tenant uuid, conversation_id uuid) returns setof uuid
    language sql stable parallel safe as $$ ${participantsOf('tenant', 'conversation_id')} $$;
  revoke all on function public.conversations_of(uuid, uuid), public.participants_of(uuid, uuid) from public;
  grant execute on function public.conversations_of(uuid, uuid), public.participants_of(uuid, uuid)
    to ${APP_ROLE}, ${PUBLIC_ROLE};`;

const idsOfOwn = ({ institutionId, membershipId }: Reader): Sql =>
  fillSql(CONVERSATIONS, { tenant: institutionId!, member: membershipId! });

/** Returns SQL: whether the reader participates in the conversation with the given ID. */
export function takesPart(reader: Reader, conversation: Sql): Sql {
  if (!reader.membershipId) return sql`false`;
  return sql`${conversation} in (${idsOfOwn(reader)})`;
}

/**
 * Returns the same condition for a list of conversations: it looks up the reader's first instead of scanning
 * the institution's.
 */
export function isOwn(reader: Reader, conversation: Sql): Sql {
  if (!reader.membershipId) return sql`false`;
  return sql`${conversation} = any(array(${idsOfOwn(reader)}))`;
}

/** Returns SQL: whether a member participates in a conversation, and the reader does as well. */
export function isParticipant(reader: Reader, member: Sql, conversation: Sql): Sql {
  if (!reader.institutionId) return sql`false`;
  const members = fillSql(MEMBERS, { tenant: reader.institutionId, conversation });
  return sql`(${takesPart(reader, conversation)} and ${member} = any(array(${members})))`;
}
