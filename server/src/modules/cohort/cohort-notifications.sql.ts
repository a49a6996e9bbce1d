import { statusIsOpen } from '#modules/enrollment/enrollment-status.sql';
import {
  AGAIN,
  ALL_DETAILS,
  CONFLICT,
  INTO,
  INTO_TIMED,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import { isStaff } from '#modules/membership/staff.sql';
import type { Statement } from '#platform/read/reader';

/**
 * SQL of the active members that are notified of a change of the cohort `c`, each once, with `part`: 'student', 'waitlist', or
 * 'teacher' for its creator, its instructors, and the owners and co-teachers of its courses. Of a draft, which the others do not
 * see, only the creator is notified. Co-teachers who became students teach no more.
 * @param institution SQL of the institution: a parameter
 * @param actor account that makes the change, which is not notified
 */
export const notifiedOf = (institution: string, actor: string): string => `(
      select distinct on (p.membership_id) p.membership_id, p.part
      from (
        select e.membership_id, 1 as rank, case e.status when 'waitlisted' then 'waitlist' else 'student' end as part
        from enrollment e
        where e.institution_id = ${institution} and e.cohort_id = c.id and ${statusIsOpen('e.status')}
        union all
        select ci.membership_id, 2, 'teacher' from cohort_instructor ci
        where ci.institution_id = ${institution} and ci.cohort_id = c.id and c.published_at is not null
        union all
        select person.membership_id, 3, 'teacher' from cohort_course l
        join lateral (
          select o.owner_id as membership_id from course o where o.institution_id = ${institution} and o.id = l.course_id
          union all
          select ct.membership_id from co_teacher ct where ct.institution_id = ${institution} and ct.course_id = l.course_id
        ) person on true
        where l.institution_id = ${institution} and l.cohort_id = c.id and c.published_at is not null
        union all
        select c.created_by_id, 2, 'teacher'
      ) p
      join lateral (
        select found.account_id from membership found
        where found.institution_id = ${institution} and found.id = p.membership_id and found.status = 'active'
          and (p.rank < 3 or ${isStaff('found')}) limit 1
      ) m on m.account_id is distinct from ${actor}::uuid
      order by p.membership_id, p.rank)`;

/** SQL of the start of the next session of the cohort `c` of the institution `$1` after `$4`. */
const NEXT_SESSION = `(
  select min(s.date) from cohort_session s
  where s.institution_id = $1 and s.cohort_id = c.id and s.cancelled_at is null and s.date > $4::timestamptz)`;

/** SQL of the moment that a notification of changes of the cohort `c` names: its start, its end, or its next session. */
const momentOf = (details: string) =>
  `case when 'start-date' = any(${details}) then c.start_date when 'end-date' = any(${details}) then c.end_date else ${NEXT_SESSION} end`;

/** SQL of the data of a mail about a change of the cohort of a notification `n`. */
export const COHORT_MAIL_DATA = `(
  select json_build_object('startDate', c.start_date, 'endDate', c.end_date, 'nextSession', ${NEXT_SESSION})
  from cohort c where c.institution_id = $1 and c.id = n.subject_id)`;

/**
 * Notifies everyone with a place in a cohort or on its waitlist, and those who teach it, of a change `$6`. It is combined with
 * earlier unread changes, whose details also decide the moment.
 */
const CHANGE = `
    ${INTO_TIMED}
    ${selectNew("c.id::text || ' ' || p.membership_id::text")} p.membership_id, 'cohort-change', c.id, c.id, c.title, a.id, 1, null, $6::text[],
      moment.starts_at, coalesce(c.time_zone, 'UTC')
    from cohort c
    join lateral ${notifiedOf('$1', '$5')} p on true
    left join notification known on known.institution_id = $1 and known.key = c.id and known.recipient_id = p.membership_id
      and known.kind = 'cohort-change'
    cross join lateral (select ${momentOf("(coalesce(known.details, '{}') || $6::text[])")} as starts_at) moment
    left join membership a on a.institution_id = $1 and a.account_id = $5
    where c.institution_id = $1 and c.id = any($2::uuid[])
    ${CONFLICT} do update set count = n.count + 1, actor_id = excluded.actor_id, ${AGAIN},
      details = ${ALL_DETAILS}, time_zone = excluded.time_zone, starts_at = excluded.starts_at`;

/** Statement that notifies of changes of cohorts. */
export const notifyOfCohortChange = (details: string[], event: NotifiableEvent): Statement =>
  notifying('notify_of_change', CHANGE, event, details);

/** Notifies everyone who lost a place with a deleted cohort: they were cancelled at the time of the event. */
const DELETION = `
    ${INTO}
    ${selectNew('e.id::text')} e.membership_id, 'cohort-deleted', c.id, c.id, c.title, a.id, 1, null, '{}'
    from cohort c
    join enrollment e on e.institution_id = $1 and e.cohort_id = c.id and e.status = 'cancelled' and e.cancelled_with_cohort_at = $4::timestamptz
    left join membership a on a.institution_id = $1 and a.account_id = $5
    where c.institution_id = $1 and c.id = any($2::uuid[]) and c.deleted_at is not null
    ${CONFLICT} do nothing`;

/** Statement that notifies of deleted cohorts. */
export const notifyOfCohortDeletion = (event: NotifiableEvent): Statement =>
  notifying('notify_of_deletion', DELETION, event);
