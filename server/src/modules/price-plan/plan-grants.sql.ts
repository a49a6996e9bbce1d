import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** Benefits that a plan grants: links to live meetings, graded work, certificates. */
export type PlanGrant = 'live' | 'grading' | 'certificate';

const COLUMNS: Readonly<Record<PlanGrant, string>> = {
  live: 'includes_live',
  grading: 'includes_grading',
  certificate: 'includes_certificate',
};

/**
 * Returns SQL: whether an enrollment with the alias `e` grants a benefit. An enrollment without a plan grants all. The one
 * rule for what a plan opens.
 * @param institution SQL of the institution, named so that no plan of another one is read
 */
export const planGrantsSql = (grant: PlanGrant, institution: Sql): Sql =>
  sql`(e.plan_id is null or exists (select from price_plan p where p.institution_id = ${institution} and p.id = e.plan_id and ${sql.raw(`p.${COLUMNS[grant]}`)}))`;

/** The same rule as text, for statements written by hand. `institution` is their parameter, such as `$1`. */
export const planGrants = (grant: PlanGrant, institution: string): string =>
  `(e.plan_id is null or exists (select from price_plan p where p.institution_id = ${institution} and p.id = e.plan_id and p.${COLUMNS[grant]}))`;
