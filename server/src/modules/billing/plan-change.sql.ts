import {
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

const CHANGED = `
    ${INTO}
    ${selectNew('m.id::text')} m.id, 'plan-change', $3::uuid, i.id, i.name, null, 1, null, array[i.plan]
    from institution i
    join lateral (
      select * from membership found
      where found.institution_id = $1 and found.is_owner and found.status = 'active' limit 1) m on true
    where i.id = any($2::uuid[]) and ($5::uuid is null or m.account_id <> $5::uuid)
    ${CONFLICT} do nothing`;

/** Statement that notifies the owner of the institution of its new plan, unless the owner changed it. */
export const notifyOfPlan = (event: NotifiableEvent): Statement =>
  notifying('notify_of_plan', CHANGED, event);

/** SQL of the data of a mail about another plan, over the institution `$1`. */
export const PLAN_MAIL_DATA = `(select json_build_object('until', to_char(i.plan_until, 'YYYY-MM-DD')) from institution i where i.id = $1)`;
