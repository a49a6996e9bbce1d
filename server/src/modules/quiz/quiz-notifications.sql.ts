import {
  AGAIN,
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/** Notifies the student of a graded attempt. A later grade marks the same notification as unread. */
const GRADE = `
    ${INTO}
    ${selectNew('t.id::text')} t.student_id, 'quiz-grade', t.id, l.id, l.title,
      (select g.id from membership g where g.institution_id = $1 and g.account_id = $5::uuid), 1, null, '{}'
    from unnest($2::uuid[]) as given (id)
    join lateral (select * from quiz_attempt found where found.institution_id = $1 and found.id = given.id limit 1) t on true
    join quiz q on q.institution_id = $1 and q.id = t.quiz_id
    join lesson l on l.institution_id = $1 and l.id = q.lesson_id
    join membership m on m.institution_id = $1 and m.id = t.student_id and m.account_id is distinct from $5::uuid
    where t.score is not null
    ${CONFLICT} do update set count = n.count + 1, actor_id = excluded.actor_id, ${AGAIN}, read_at = null`;

/** Statement that notifies of attempts that a teacher graded. */
export const notifyOfQuizGrade = (event: NotifiableEvent): Statement =>
  notifying('notify_of_quiz_grade', GRADE, event);
