import type { EntityManager } from '@mikro-orm/postgresql';
import { statusHasSeat, statusIsOpen } from '#modules/enrollment/enrollment-status.sql';

/**
 * Seeds notifications that match the seeded enrollments, cohorts and discussions. Those older than five days are read.
 */
export async function seedNotifications(em: EntityManager): Promise<void> {
  const events = [
    ENROLLMENTS,
    STUDENT_ENROLLMENTS,
    PROMOTION,
    CHANGE,
    REPLIES,
    EVENTS,
    REMINDERS,
    DUE_WORK,
    GRADES,
    EXTENSIONS,
  ];
  for (const statement of events) await em.execute(statement);
}

const INTO = `insert into notification
  (institution_id, id, recipient_id, kind, key, subject_id, subject_title, actor_id, count, latest_id, details, happened_at, read_at)`;

/** Columns of a notification with a moment. */
const INTO_TIMED = INTO.replace('details,', 'details, starts_at, time_zone,');

const READ_AFTER = (moment: string) =>
  `case when ${moment} < now() - interval '5 days' then ${moment} + interval '3 hours' end`;

const WITH_COHORT = `join cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id`;

/** Details about the payment. */
const TOOK_SEAT = `(${statusHasSeat('e.status')} or e.status = 'pending')`;

const ENROLLMENTS = `${INTO}
  select e.institution_id, uuidv7(), e.membership_id, 'enrollment', e.id, c.id, c.title, null, 1, e.id,
    case when e.status = 'pending' then array['awaits-payment'] else '{}' end, e.enrolled_at, ${READ_AFTER('e.enrolled_at')}
  from enrollment e ${WITH_COHORT}
  where ${TOOK_SEAT} and e.enrolled_at > now() - interval '150 days'`;

// An instructor who signs in about every ten days has one notification per cohort for that period.
const STUDENT_ENROLLMENTS = `${INTO}
  select i.institution_id, uuidv7(), i.membership_id, 'student-enrollment',
    case when max(e.enrolled_at) < now() - interval '5 days' then uuidv7() else c.id end, c.id, c.title,
    (array_agg(e.membership_id order by e.enrolled_at desc))[1], count(*), (array_agg(e.id order by e.enrolled_at desc))[1],
    '{}', max(e.enrolled_at), ${READ_AFTER('max(e.enrolled_at)')}
  from enrollment e ${WITH_COHORT}
  join cohort_instructor i on i.institution_id = c.institution_id and i.cohort_id = c.id
  where ${TOOK_SEAT} and e.enrolled_at > now() - interval '150 days'
  group by i.institution_id, i.membership_id, c.id, c.title, e.enrolled_at > now() - interval '10 days'`;

/** In each cohort with a waitlist, the last student got a seat that another one gave up. */
const PROMOTION = `${INTO}
  select distinct on (c.id) e.institution_id, uuidv7(), e.membership_id, 'waitlist-promotion', e.id, c.id, c.title, null, 1, e.id,
    '{}'::text[], now() - interval '2 days', null::timestamptz
  from enrollment e ${WITH_COHORT} where e.status = 'active' and c.waitlist_count > 0
  order by c.id, e.enrolled_at desc`;

/** The start of cohorts in the next two weeks was moved by a day. */
const CHANGE = `${INTO_TIMED}
  select e.institution_id, uuidv7(), e.membership_id, 'cohort-change', c.id, c.id, c.title, c.created_by_id, 1, null,
    array['start-date'], c.start_date, coalesce(c.time_zone, 'UTC'), now() - interval '7 hours', null
  from enrollment e ${WITH_COHORT}
  where ${statusIsOpen('e.status')} and c.start_date between now() and now() + interval '14 days'`;

/** Participants registered, and those of a cancelled event were notified of that. */
const EVENTS = `${INTO_TIMED}
  select r.institution_id, uuidv7(), r.membership_id, news.kind, news.key, o.id, o.title,
    case when news.kind = 'event-registration' then r.membership_id else o.created_by_id end, 1, news.latest_id, '{}',
    o.starts_at, o.time_zone, news.happened_at, ${READ_AFTER('news.happened_at')}
  from event_registration r
  join event o on o.institution_id = r.institution_id and o.id = r.event_id
  cross join lateral (
    select 'event-registration' as kind, md5(r.id::text || ' ' || r.revision)::uuid as key, r.id as latest_id, r.registered_at as happened_at
    where r.status <> 'waitlisted'
    union all
    select 'event-cancelled', o.id, null, o.cancelled_at where o.cancelled_at is not null
  ) news`;

/** Meetings of the last two weeks had a reminder one hour before. */
const REMINDERS = `${INTO_TIMED}
  select s.institution_id, uuidv7(), person.membership_id, 'event-reminder',
    md5(c.id || ' ' || extract(epoch from s.date))::uuid, c.id, c.title, null, 1, null, array['meeting'], s.date, coalesce(c.time_zone, 'UTC'),
    s.date - interval '1 hour', s.date
  from cohort_session s
  join cohort c on c.institution_id = s.institution_id and c.id = s.cohort_id
  join lateral (
    select e.membership_id from enrollment e
    where e.institution_id = c.institution_id and e.cohort_id = c.id and e.status = 'active' and e.enrolled_at < s.date
    union
    select i.membership_id from cohort_instructor i where i.institution_id = c.institution_id and i.cohort_id = c.id
  ) person on true
  where s.date between now() - interval '14 days' and now()`;

/** Students were reminded a day before of work of the last two weeks and of the next day that they had not submitted. */
const DUE_WORK = `${INTO_TIMED}
  select a.institution_id, uuidv7(), e.membership_id, 'work-due',
    md5(a.id || ' ' || extract(epoch from a.due_at))::uuid, a.id, a.title, null::uuid, 1, null::uuid, '{}'::text[], a.due_at, a.time_zone,
    a.due_at - interval '1 day', case when a.due_at < now() then a.due_at end
  from activity a
  join course o on o.institution_id = a.institution_id and o.id = a.course_id and o.status = 'published'
  join cohort_course l on l.institution_id = a.institution_id and l.course_id = a.course_id
  join cohort c on c.institution_id = a.institution_id and c.id = l.cohort_id and c.published_at is not null
  join enrollment e on e.institution_id = a.institution_id and e.cohort_id = c.id and e.status = 'active'
    and e.enrolled_at < a.due_at - interval '1 day'
  where a.due_at between now() - interval '14 days' and now() + interval '1 day'
    and not exists (
      select from submission s where s.institution_id = a.institution_id and s.activity_id = a.id
        and s.student_id = e.membership_id and s.submitted_at < a.due_at - interval '1 day')
    and not exists (
      select from extension x
      where x.institution_id = a.institution_id and x.activity_id = a.id and x.student_id = e.membership_id)
  group by a.institution_id, a.id, e.membership_id, a.title, a.due_at, a.time_zone`;

/** Authors of discussions have one notification per discussion for its replies. */
const REPLIES = `${INTO}
  select d.institution_id, uuidv7(), d.author_id, 'discussion-reply',
    case when max(r.created_at) < now() - interval '5 days' then uuidv7() else d.id end, d.id, d.title,
    (array_agg(r.author_id order by r.number desc))[1], count(*), (array_agg(r.id order by r.number desc))[1],
    '{}', max(r.created_at), ${READ_AFTER('max(r.created_at)')}
  from discussion d
  join discussion_reply r on r.institution_id = d.institution_id and r.discussion_id = d.id and r.author_id <> d.author_id
  group by d.institution_id, d.id, d.author_id, d.title`;

const GRADES = `${INTO}
  select s.institution_id, uuidv7(), s.student_id, 'grade', s.id, a.id, a.title, s.graded_by_id, 1, null, '{}', s.graded_at,
    ${READ_AFTER('s.graded_at')}
  from submission s join activity a on a.institution_id = s.institution_id and a.id = s.activity_id
  where s.graded_at is not null`;

const EXTENSIONS = `${INTO}
  select x.institution_id, uuidv7(), x.student_id, 'extension', x.id, a.id, a.title, x.granted_by_id, 1, null, '{}', x.created_at,
    ${READ_AFTER('x.created_at')}
  from extension x join activity a on a.institution_id = x.institution_id and a.id = x.activity_id`;
