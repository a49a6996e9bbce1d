import type { EntityManager } from '@mikro-orm/postgresql';
import { memberNameText } from '#modules/membership/membership.sql';

/**
 * Seeds an order for each priced enrollment, with receipts in the order of the enrollments. The institutions take payments
 * themselves, so that staff find orders to decide about. The last cancelled one was refunded.
 */
export async function seedOrders(em: EntityManager): Promise<void> {
  await em.execute(ORDERS);
}

const ORDERS = `
  insert into seat_order (institution_id, id, created_at, enrollment_id, cohort_id, membership_id, account_id, plan_id, title,
    buyer_name, buyer_email, amount, status, method, provider, receipt_number, paid_at, refunded_at)
  select e.institution_id, uuidv7(), e.enrolled_at, e.id, e.cohort_id, e.membership_id, e.account_id, e.plan_id, c.title,
    ${memberNameText('m')}, m.contact_email, e.price, o.status,
    (array['invoice', 'credit-card', 'paypal'])[1 + (row_number() over (order by e.enrolled_at, e.id) % 3)::int], 'manual',
    case when o.status in ('paid', 'refunded')
      then row_number() over (partition by o.status in ('paid', 'refunded') order by e.enrolled_at, e.id) end,
    case when o.status in ('paid', 'refunded') then e.enrolled_at + interval '1 day' end,
    case when o.status = 'refunded' then e.enrolled_at + interval '3 days' end
  from enrollment e
  join cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id
  join membership m on m.institution_id = e.institution_id and m.id = e.membership_id
  cross join lateral (select case e.status
    when 'active' then 'paid' when 'completed' then 'paid' when 'pending' then 'awaited' when 'failed' then 'failed'
    when 'cancelled' then case when e.enrolled_at < now() - interval '20 days' then 'refunded' else 'cancelled' end end as status) o
  where e.institution_id = current_setting('app.institution')::uuid and e.price > 0 and o.status is not null`;
