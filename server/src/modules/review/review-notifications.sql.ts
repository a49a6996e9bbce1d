import {
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
  teacher,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/** Notifies the owner of a course of each new review, once. */
const REVIEW = `
    ${INTO}
    ${selectNew('r.id::text')} m.id, 'review', r.id, r.course_id, c.title, r.author_id, 1, null, '{}'
    from review r join course c on c.institution_id = $1 and c.id = r.course_id
    ${teacher('c.owner_id', 'm')}
    where r.institution_id = $1 and r.id = any($2::uuid[]) and m.account_id is distinct from $5::uuid
    ${CONFLICT} do nothing`;

/** Statement that notifies of reviews. */
export const notifyOfReview = (event: NotifiableEvent): Statement =>
  notifying('notify_of_review', REVIEW, event);
