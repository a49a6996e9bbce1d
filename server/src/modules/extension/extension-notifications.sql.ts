import {
  AGAIN,
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/** Notifies the student of more time, unless it is over. A later change marks the same notification as unread. */
const EXTENSION = `
    ${INTO}
    ${selectNew('x.id::text')} x.student_id, 'extension', x.id, a.id, a.title, x.granted_by_id, 1, null, '{}'
    from extension x
    join activity a on a.institution_id = $1 and a.id = x.activity_id
    join membership m on m.institution_id = $1 and m.id = x.student_id and m.account_id is distinct from $5::uuid
    where x.institution_id = $1 and x.id = any($2::uuid[]) and x.due_at > $4::timestamptz
    ${CONFLICT} do update set count = n.count + 1, actor_id = excluded.actor_id, ${AGAIN}, read_at = null`;

/** Statement that notifies of extensions. */
export const notifyOfExtension = (event: NotifiableEvent): Statement =>
  notifying('notify_of_extension', EXTENSION, event);
