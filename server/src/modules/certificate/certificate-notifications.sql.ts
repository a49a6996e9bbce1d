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
  notifying('notify_of_certificate', CERTIFICATE, event);

/** Notifies students of each certificate of theirs that was revoked, once. */
const REVOKED = `
    ${INTO}
    ${selectNew('k.id::text')} k.membership_id, 'certificate-revoked', k.id, k.id, k.course_title, k.revoked_by_id, 1, null, '{}'
    from certificate k
    where k.institution_id = $1 and k.id = any($2::uuid[]) and k.status = 'revoked' and k.account_id is distinct from $5::uuid
    ${CONFLICT} do nothing`;

/** Statement that notifies of revoked certificates. */
export const notifyOfRevokedCertificate = (event: NotifiableEvent): Statement =>
  notifying('notify_of_revoked_certificate', REVOKED, event);

/** SQL of the data of a mail about a revoked certificate, over the notification `n` of the institution `$1`. */
export const REVOKED_MAIL_DATA = `(select json_build_object('reason', k.revocation_reason, 'number', k.number)
  from certificate k where k.institution_id = $1 and k.id = n.subject_id)`;
