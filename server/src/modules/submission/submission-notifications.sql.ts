import {
  AGAIN,
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/** Notifies the student of a grade. A later grade marks the same notification as unread. */
const GRADE = `
    ${INTO}
    ${selectNew('s.id::text')} s.student_id, 'grade', s.id, a.id, a.title, s.graded_by_id, 1, null, '{}'
    from unnest($2::uuid[]) as given (id)
    join lateral (select * from submission found where found.institution_id = $1 and found.id = given.id limit 1) s on true
    join activity a on a.institution_id = $1 and a.id = s.activity_id
    join membership m on m.institution_id = $1 and m.id = s.student_id and m.account_id is distinct from $5::uuid
    where s.graded_at is not null
    ${CONFLICT} do update set count = n.count + 1, actor_id = excluded.actor_id, ${AGAIN}, read_at = null`;

/** Statement that notifies of graded submissions. */
export const notifyOfGrade = (event: NotifiableEvent): Statement =>
  notifying('notify_of_grade', GRADE, event);
