import {
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/** Notifies students of each certificate issued to them, once. */
const CERTIFICATE = `
    ${INTO}
    ${selectNew('k.id::text')} k.membership_id, 'certificate', k.id, k.id, k.course_title, k.issued_by_id, 1, null, '{}'
    from certificate k
    where k.institution_id = $1 and k.id = any($2::uuid[]) and k.status = 'issued' and k.account_id is distinct from $5::uuid
    ${CONFLICT} do nothing`;

/** Statement that notifies of issued certificates. */
export const notifyOfCertificate = (event: NotifiableEvent): Statement =>
  notifying('tell_of_certificate', CERTIFICATE, event);
