import type { Statement } from '#platform/read/reader';
import { CONFLICT, INTO_TIMED, selectNew, teacher } from './notification.sql.ts';
import { REMINDED_OF } from './reminder.enums.ts';
import { EVENT_REMINDER } from './reminder.notifications.ts';

/** Identity of a run, as of an event, and its time. */
export interface Run {
  id: string;
  at: Date;
}

/** SQL condition: the session takes place and starts between now and `moment`. */
export const COMING_SESSION = 'cancelled_at is null and date > now() and date <= moment';

/** SQL condition: the lesson is live and starts between now and `moment`. */
export const COMING_LESSON = `type = 'live' and starts_at > now() and starts_at <= moment`;

/**
 * SQL: key of the reminders of an occurrence with the alias `o`, of its subject and time. Repeated runs and other
 * instances do nothing, and a moved occurrence is a new one.
 */
export const REMINDER_KEY = `md5(o.subject_id || ' ' || extract(epoch from o.starts_at))::uuid`;

/**
 * Notifies each attendee once per occurrence. `$1` is the institution, `$3` the identity
 * of the run, `$4` its time. Returns the IDs of new notifications as JSON, or null.
 * @param occurrence SQL of subject_id, title, starts_at, time_zone and detail
 * @param attendee SQL of subject_id and membership_id
 */
const remind = (occurrence: string, attendee: string) => `
  with occurrence as (${occurrence}), attendee as (${attendee}), told as (
    ${INTO_TIMED}
    ${selectNew(`${REMINDER_KEY}::text || a.membership_id`)} a.membership_id, '${EVENT_REMINDER}', ${REMINDER_KEY},
      o.subject_id, o.title, null, 1, null, array[o.detail], o.starts_at, o.time_zone
    from occurrence o join (select distinct subject_id, membership_id from attendee) a on a.subject_id = o.subject_id
    order by o.starts_at, o.subject_id, a.membership_id -- two at once wait for each other in the same order
    ${CONFLICT} do nothing
    returning n.id
  ) select json_agg(id)::text from told`;

// Co-teachers who became students teach no more.
const LESSONS = remind(
  `select l.id as subject_id, l.title, l.starts_at, l.time_zone, '${REMINDED_OF.lesson}' as detail, l.course_id, o.owner_id
   from lesson l
   join course o on o.institution_id = $1 and o.id = l.course_id and o.status = 'published' and o.deleted_at is null
   where l.institution_id = $1 and l.type = 'live' and l.starts_at > $4::timestamptz and l.starts_at <= $2::timestamptz`,
  `select o.subject_id, person.membership_id
   from occurrence o
   join cohort_course l on l.institution_id = $1 and l.course_id = o.course_id
   join cohort c on c.institution_id = $1 and c.id = l.cohort_id and c.deleted_at is null and c.published_at is not null
     and c.end_date > $4::timestamptz
   join lateral (
     select e.membership_id from enrollment e where e.institution_id = $1 and e.cohort_id = c.id and e.status = 'active'
     union all
     select ci.membership_id from cohort_instructor ci where ci.institution_id = $1 and ci.cohort_id = c.id
   ) person on true
   union all
   select o.subject_id, o.owner_id from occurrence o
   union all
   select o.subject_id, m.id from occurrence o
   join co_teacher ct on ct.institution_id = $1 and ct.course_id = o.course_id
   ${teacher('ct.membership_id', 'm')}`,
);

/** Statement that reminds students with a seat and teachers of live lessons starting before `until`. */
export const remindOfLessons = (institutionId: string, until: Date, { id, at }: Run): Statement => ({
  name: 'remind_of_lessons',
  text: LESSONS,
  values: [institutionId, until.toISOString(), id, at],
});

/** SQL condition: the event takes place and starts between now and `moment`. */
export const COMING_EVENT = `published_at is not null and cancelled_at is null and starts_at > now() and starts_at <= moment`;

const EVENTS = remind(
  `select o.id as subject_id, o.title, o.starts_at, o.time_zone, '${REMINDED_OF.event}' as detail, o.presenter_id
   from event o
   where o.institution_id = $1 and o.published_at is not null and o.cancelled_at is null
     and o.starts_at > $4::timestamptz and o.starts_at <= $2::timestamptz`,
  `select o.subject_id, r.membership_id
   from occurrence o join event_registration r on r.institution_id = $1 and r.event_id = o.subject_id and r.status = 'registered'
   union all
   select o.subject_id, o.presenter_id from occurrence o`,
);

/** Statement that reminds participants and presenters of events starting before `until`. */
export const remindOfScheduledEvents = (institutionId: string, until: Date, { id, at }: Run): Statement => ({
  name: 'remind_of_scheduled_events',
  text: EVENTS,
  values: [institutionId, until.toISOString(), id, at],
});

const SESSIONS = remind(
  `select distinct c.id as subject_id, c.title, s.date as starts_at, coalesce(c.time_zone, 'UTC') as time_zone, '${REMINDED_OF.meeting}' as detail
   from cohort_session s
   join cohort c on c.institution_id = $1 and c.id = s.cohort_id and c.deleted_at is null and c.published_at is not null
   where s.institution_id = $1 and s.cancelled_at is null and s.date > $4::timestamptz and s.date <= $2::timestamptz`,
  `select o.subject_id, e.membership_id
   from occurrence o join enrollment e on e.institution_id = $1 and e.cohort_id = o.subject_id and e.status = 'active'
   union all
   select o.subject_id, ci.membership_id
   from occurrence o join cohort_instructor ci on ci.institution_id = $1 and ci.cohort_id = o.subject_id`,
);

/** Statement that reminds students with a seat and instructors of sessions of cohorts starting before `until`. */
export const remindOfSessions = (institutionId: string, until: Date, { id, at }: Run): Statement => ({
  name: 'remind_of_sessions',
  text: SESSIONS,
  values: [institutionId, until.toISOString(), id, at],
});
