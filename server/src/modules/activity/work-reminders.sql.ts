import { CONFLICT, INTO_TIMED, selectNew } from '#modules/notification/notification.sql';
import { REMINDER_KEY, type Run } from '#modules/notification/reminder.sql';
import type { Statement } from '#platform/read/reader';
import { dueAtForSql } from './activity-due.sql.ts';

/** Value of the kind of reminders of work. */
export const WORK_DUE = 'work-due';

/** SQL condition: the activity or the extension is due between now and `moment`. */
const IS_COMING = `institution_id = tenant and due_at > now() and due_at <= moment`;

/** SQL that returns true if any work of `tenant` is due from now to `moment`, for everyone or for one student. */
export const COMING_WORK = `
  select to_json(true)
  where exists (select from public.activity where ${IS_COMING} and deleted_at is null)
    or exists (select from public.extension where ${IS_COMING})`;

/**
 * Reminds students once of work that they owe, by their own due dates. `$1` is the institution, `$2` the end of the time,
 * `$3` the identity of the run, `$4` its time. Returns the IDs of new notifications as JSON, or null.
 */
const REMINDERS = `
  with coming as (
    select a.id, null::uuid as student_id from activity a
    where a.institution_id = $1 and a.due_at > $4::timestamptz and a.due_at <= $2::timestamptz
    union all
    select x.activity_id, x.student_id from extension x
    where x.institution_id = $1 and x.due_at > $4::timestamptz and x.due_at <= $2::timestamptz
  ), o as (
    select distinct a.id as subject_id, a.title, a.time_zone, e.membership_id, ${dueAtForSql('e.membership_id', '$1')} as starts_at
    from coming
    join activity a on a.institution_id = $1 and a.id = coming.id and a.deleted_at is null
    join course co on co.institution_id = $1 and co.id = a.course_id and co.status = 'published' and co.deleted_at is null
    join cohort_course l on l.institution_id = $1 and l.course_id = a.course_id
    join cohort c on c.institution_id = $1 and c.id = l.cohort_id and c.deleted_at is null and c.published_at is not null
      and c.end_date > $4::timestamptz
    join enrollment e on e.institution_id = $1 and e.cohort_id = c.id and e.status = 'active'
      and (coming.student_id is null or e.membership_id = coming.student_id)
    where not exists (
      select from submission s where s.institution_id = $1 and s.activity_id = a.id and s.student_id = e.membership_id)
  ), sent as (
    ${INTO_TIMED}
    ${selectNew(`${REMINDER_KEY}::text || o.membership_id`)} o.membership_id, '${WORK_DUE}', ${REMINDER_KEY},
      o.subject_id, o.title, null, 1, null, '{}', o.starts_at, o.time_zone
    from o where o.starts_at > $4::timestamptz and o.starts_at <= $2::timestamptz
    order by o.starts_at, o.subject_id, o.membership_id -- two at once wait for each other in the same order
    ${CONFLICT} do nothing
    returning n.id
  ) select json_agg(id)::text from sent`;

/** Statement that reminds students of work due before `until`. */
export const remindOfDueWork = (institutionId: string, until: Date, { id, at }: Run): Statement => ({
  name: 'remind_of_work',
  text: REMINDERS,
  values: [institutionId, until.toISOString(), id, at],
});
