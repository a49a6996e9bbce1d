import { CONFLICT, INTO, selectNew } from '#modules/notification/notification.sql';
import type { Run } from '#modules/notification/reminder.sql';
import type { Statement } from '#platform/read/reader';
import type { PlanUseLevel } from './student-limit.rules.ts';

/** SQL: key of the notifications of a level in the month of the run, in UTC, on the institution's plan. */
const KEY = `md5($2::text || i.plan || to_char($4::timestamptz at time zone 'UTC', 'YYYY-MM'))::uuid`;

const PLAN_USE = `
  with told as (
    ${INTO}
    ${selectNew('m.id::text')} m.id, 'plan-use', ${KEY}, i.id, i.name, null, 1, null, array[$2::text]
    from institution i
    join lateral (
      select * from membership found
      where found.institution_id = $1 and found.is_owner and found.status = 'active' limit 1) m on true
    where i.id = $1
    ${CONFLICT} do nothing
    returning n.id
  ) select json_agg(id)::text from told`;

/** Statement that notifies the owner of the use of the plan. Returns the IDs of new notifications as JSON, or null. */
export const notifyOfPlanUse = (institutionId: string, level: PlanUseLevel, { id, at }: Run): Statement => ({
  name: 'notify_of_plan_use',
  text: PLAN_USE,
  values: [institutionId, level, id, at],
});
