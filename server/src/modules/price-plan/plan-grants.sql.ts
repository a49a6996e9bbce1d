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
 * SQL text: whether an enrollment with the alias `e` grants a benefit. An enrollment without a plan grants all. The one rule
 * for what a plan opens, for statements written by hand.
 */
export const planGrants = (grant: PlanGrant): string =>
  `(e.plan_id is null or exists (select from price_plan p where p.institution_id = e.institution_id and p.id = e.plan_id and p.${COLUMNS[grant]}))`;

/** The same rule as a fragment. */
export const planGrantsSql = (grant: PlanGrant): Sql => sql.raw(planGrants(grant));
