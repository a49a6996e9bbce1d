import {
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/**
 * Notifies everyone with a seat in a running cohort of the activity's course, once. An activity that was already due when it
 * was added is for the record and notifies nobody.
 */
const ACTIVITY = `
    ${INTO}
    ${selectNew('a.id::text || e.membership_id')} e.membership_id, 'activity', a.id, a.id, a.title, 
      (select m.id from membership m where m.institution_id = $1 and m.account_id = $5), 1, null, '{}'
    from activity a
    join course o on o.institution_id = $1 and o.id = a.course_id and o.status = 'published' and o.deleted_at is null
    join cohort_course l on l.institution_id = $1 and l.course_id = a.course_id
    join cohort c on c.institution_id = $1 and c.id = l.cohort_id and c.deleted_at is null and c.end_date > $4::timestamptz
    join enrollment e on e.institution_id = $1 and e.cohort_id = c.id and e.status = 'active'
    where a.institution_id = $1 and a.id = any($2::uuid[]) and a.deleted_at is null and a.due_at > $4::timestamptz
    group by e.membership_id, a.id, a.title
    ${CONFLICT} do nothing`;

/** Statement that notifies of activities added to courses. */
export const notifyOfActivity = (event: NotifiableEvent): Statement =>
  notifying('notify_of_activity', ACTIVITY, event);
