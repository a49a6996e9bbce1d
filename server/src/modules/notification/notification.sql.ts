import { isStaff } from '#modules/membership/staff.sql';
import { idOf } from '#platform/database/identities';
import type { Statement } from '#platform/read/reader';

/** A domain event with the objects that it is about. */
export interface NotifiableEvent {
  institutionId: string;
  ids: string[];
  /** Identity of the event, and its time. */
  id: string;
  at: Date;
  /** Account that caused it, which is not notified itself. */
  actorId: string | null;
}

/**
 * Joins an active member by ID with one look-up per row. Plans are made once for all institutions: without
 * the limit, a plan made on an empty database scans every member.
 */
export const member = (id: string, alias: string) => activeMember(id, alias, '');

/** Joins an active member by ID who was not made a student: creators of cohorts and owners of courses may have been. */
export const teacher = (id: string, alias: string) => activeMember(id, alias, ` and ${isStaff('found')}`);

const activeMember = (id: string, alias: string, condition: string) => `join lateral (
    select * from membership found where found.institution_id = $1 and found.id = ${id} and found.status = 'active'${condition} limit 1) ${alias} on true`;

/** Columns of a new notification: `selectNew` has the first ones. */
export const INTO = `
  insert into notification as n (institution_id, id, created_at, happened_at, event_id,
    recipient_id, kind, key, subject_id, subject_title, actor_id, count, latest_id, details)`;

/** Columns of a new notification with a moment, in the time zone of its organizer. */
export const INTO_TIMED = INTO.replace('details)', 'details, starts_at, time_zone)');

/** SQL: institution, identity, times and event of a new notification. `about` is text that differs for each of an event. */
export const selectNew = (about: string) =>
  `select $1::uuid, ${idOf('$3', about)}, $4::timestamptz, $4::timestamptz, $3::uuid,`;

export const CONFLICT = 'on conflict (institution_id, key, recipient_id, kind)';

/** SQL: what every event changes in a notification that is combined with it. */
export const AGAIN =
  'subject_title = excluded.subject_title, happened_at = excluded.happened_at, event_id = excluded.event_id';

/** SQL: details of a notification that is combined with the excluded one. */
export const ALL_DETAILS = 'array(select distinct unnest(n.details || excluded.details) order by 1)';

/**
 * Returns the statement of an event. `$1` is the institution, `$2` the IDs, `$3` the identity of the event, `$4` its
 * time, `$5` the actor; `more` follow.
 */
export const notifying = (
  name: string,
  text: string,
  { institutionId, ids, id, at, actorId }: NotifiableEvent,
  ...more: readonly unknown[]
): Statement => ({ name, text, values: [institutionId, ids, id, at, actorId, ...more] });
