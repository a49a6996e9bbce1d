import { sql } from 'kysely';
import { Role } from '#kernel/role';
import type { Reader, Sql } from '#platform/read/declarations';

/** Names of the counts that triggers maintain (database/counted.ts). */
export type CountName =
  | `members.${'student' | 'instructor' | 'admin'}`
  | `courses.${'draft' | 'published' | 'archived'}`
  | `cohorts.${'draft' | 'published'}`
  | `enrollments.${'pending' | 'active' | 'waitlisted' | 'completed' | 'cancelled' | 'failed'}`
  | `orders.${'awaited' | 'paid' | 'failed' | 'refunded' | 'cancelled'}`
  | 'revenue';

/** Names of the counts that add up to all members, all courses that are not deleted, all cohorts and all orders. */
export const ALL = {
  members: ['members.student', 'members.instructor', 'members.admin'],
  courses: ['courses.draft', 'courses.published', 'courses.archived'],
  cohorts: ['cohorts.draft', 'cohorts.published'],
  orders: ['orders.awaited', 'orders.paid', 'orders.failed', 'orders.refunded', 'orders.cancelled'],
} as const satisfies Record<string, CountName[]>;

/** Returns SQL for the sum of counts of an institution. It reads only a few rows. */
export const storedSum = (institution: Sql | null, names: readonly CountName[]): Sql =>
  sql`(select coalesce(sum(s.amount), 0) from stored_count s where s.institution_id = ${institution} and s.name in (${sql.join(names.map((name) => sql.lit(name)))}))`;

/** Returns SQL like `storedSum`, as an integer. */
export const storedCount = (institution: Sql | null, names: readonly CountName[]): Sql =>
  sql`${storedSum(institution, names)}::int`;

/** Returns SQL for the sum of counts of a kind with one of the given values, such as `members.` and a role. */
export const storedCountOf = (
  institution: Sql | null,
  kind: 'members' | 'enrollments' | 'orders',
  values: Sql,
): Sql =>
  sql`(select coalesce(sum(s.amount), 0)::int from stored_count s where s.institution_id = ${institution} and s.name = any(select ${sql.lit(`${kind}.`)} || v from unnest(${values}) v))`;

/**
 * Returns SQL for the number of courses or cohorts in a member's list without filters. Admins read all drafts and
 * published ones; other members read published ones and their own drafts.
 * @returns undefined for readers of only some of them; their rows are counted instead
 */
export function countOfVisible(
  of: 'courses' | 'cohorts',
  { role, institutionId }: Reader,
  ownDrafts: Sql,
): Sql | undefined {
  if (!institutionId) return undefined;
  if (role === Role.ADMIN) return storedCount(institutionId, [`${of}.draft`, `${of}.published`]);
  const published = storedCount(institutionId, [`${of}.published`]);
  if (role === Role.STUDENT) return published;
  if (role === Role.INSTRUCTOR) return sql`(${published} + (select count(*)::int from (${ownDrafts}) own))`;
  return undefined;
}
