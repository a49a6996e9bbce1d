import { CONFLICT, INTO, type NotifiableEvent, selectNew } from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

const FAILED = `
    ${INTO}
    ${selectNew('m.id::text')} m.id, 'payment-failure', $3::uuid, i.id, i.name, null, 1, null, '{}'
    from subscription s
    join institution i on i.id = s.institution_id
    join lateral (
      select * from membership found
      where found.institution_id = $1 and found.is_owner and found.status = 'active' limit 1) m on true
    where s.institution_id = $1 and s.id = any($2::uuid[])
    ${CONFLICT} do nothing`;

/** Statement that notifies the owner of a failed payment of the institution's subscription, even if the owner caused the check. */
export const notifyOfPaymentFailure = ({ institutionId, ids, id, at }: NotifiableEvent): Statement => ({
  name: 'notify_of_payment_failure',
  text: FAILED,
  values: [institutionId, ids, id, at],
});
