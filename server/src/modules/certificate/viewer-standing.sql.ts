import { sql } from 'kysely';
import { seats } from '#modules/enrollment/seat.visibility';
import { planGrantsSql } from '#modules/price-plan/plan-grants.sql';
import type { Reader, Sql } from '#platform/read/declarations';
import { standingOf } from './standing.sql.ts';

/** Returns SQL of what the reader reached in a course, in a running cohort or else the latest one, as JSON. Null without a seat. */
export function viewerStanding(row: { institution: Sql; id: Sql }, { membershipId }: Reader): Sql {
  if (!membershipId) return sql`null::jsonb`;
  const of = { institution: row.institution, course: row.id };
  const { progress, grade, attendance } = standingOf(of);
  return sql`(select jsonb_build_object('progress', ${progress}, 'grade', ${grade}, 'attendance', ${attendance})
    from (select e.* from ${seats(of)} and e.membership_id = ${membershipId} and ${planGrantsSql('certificate', row.institution)}
      order by (e.status = 'active') desc, e.enrolled_at desc, e.id desc limit 1) e)`;
}
