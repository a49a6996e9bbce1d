import {
  CONFLICT,
  INTO,
  member,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/** Notifies a member who became a co-teacher. */
const ADDED = `
    ${INTO}
    ${selectNew('ct.id::text')} m.id, 'co-teaching', ct.id, ct.course_id, c.title, a.id, 1, null, '{}'
    from co_teacher ct join course c on c.institution_id = $1 and c.id = ct.course_id
    ${member('ct.membership_id', 'm')}
    left join membership a on a.institution_id = $1 and a.account_id = $5
    where ct.institution_id = $1 and ct.id = any($2::uuid[]) and m.account_id is distinct from $5::uuid
    ${CONFLICT} do nothing`;

/** Statement that notifies new co-teachers. */
export const notifyOfCoTeaching = (event: NotifiableEvent): Statement =>
  notifying('notify_of_co_teaching', ADDED, event);
