import {
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/** Notifies students of each refunded order, once. The subject is the cohort. */
const REFUNDS = `
    ${INTO}
    ${selectNew('o.id::text')} o.membership_id, 'refund', o.id, o.cohort_id, o.title,
      (select m.id from membership m where m.institution_id = $1 and m.account_id = $5), 1, o.id, '{}'
    from seat_order o
    where o.institution_id = $1 and o.id = any($2::uuid[]) and o.status = 'refunded' and o.amount > 0
    ${CONFLICT} do nothing`;

/** Statement that notifies students of refunded orders. */
export const notifyOfRefunds = (event: NotifiableEvent): Statement =>
  notifying('notify_of_refunds', REFUNDS, event);

/** SQL of the data of a mail about the refunded order of a notification `n`. */
export const REFUND_MAIL_DATA = `(
  select json_build_object('amount', (o.amount * 100)::bigint, 'receiptNumber', o.receipt_number)
  from seat_order o where o.institution_id = $1 and o.id = n.latest_id)`;
