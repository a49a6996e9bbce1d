import type pg from 'pg';
import { withoutTriggers } from '../without-triggers.ts';

/** Spreads the paid enrollments of an institution over two years. A fifth of them was completed and a tenth cancelled. */
export async function spreadOverYears(client: pg.ClientBase, institutionId: string): Promise<void> {
  await withoutTriggers(client, async () => {
    for (const statement of STATEMENTS) await client.query(statement, [institutionId]);
  });
}

const STATEMENTS = [
  `update enrollment e set enrolled_at = now() - (p.n % 730) * interval '1 day' - interval '1 hour',
     status = case p.n % 10 when 0 then 'cancelled' when 1 then 'completed' when 2 then 'completed' else e.status end,
     ended_at = case when p.n % 10 < 3 then now() - (p.n % 730) * interval '12 hours' end
   from (select id, row_number() over (order by id)::int as n from enrollment where institution_id = $1) p
   where e.institution_id = $1 and e.id = p.id`,
  `update seat_order o set created_at = e.enrolled_at, updated_at = e.enrolled_at, paid_at = e.enrolled_at
   from enrollment e where o.institution_id = $1 and e.institution_id = $1 and e.id = o.enrollment_id`,
];
