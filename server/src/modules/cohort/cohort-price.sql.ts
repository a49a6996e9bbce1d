import { PUBLIC_ROLE } from '#platform/database/tenancy';
import { COURSE_PRICE } from './course-price.sql.ts';

/**
 * Returns SQL of the price of the default plan of a cohort with the alias `c`: the first that it offers. Null without plans.
 * @param institution SQL of the institution; a parameter, where the statement has one
 */
export const planPrice = (institution: string): string => `(
  select plan.price from price_plan plan
  where plan.institution_id = ${institution} and plan.cohort_id = c.id and plan.retired_at is null
  order by plan.position, plan.id limit 1)`;

/**
 * Returns SQL of the price in dollars of a cohort with the alias `c`: that of its default plan, otherwise its own price, otherwise
 * the sum of its courses' prices. It is the same for every reader of the cohort.
 */
export const cohortPrice = (
  institution: string,
): string => `coalesce(${planPrice(institution)}, c.own_price, (
  select sum(link.${COURSE_PRICE}) from cohort_course link
  where link.institution_id = ${institution} and link.cohort_id = c.id), 0)`;

/**
 * SQL function `public_cohort_price(institution, cohort)`, which servers of the release before call: the price of a cohort, or null
 * for one that the reader cannot read. It goes after the next release.
 */
export const PUBLIC_COHORT_PRICE = `
  create or replace function public.public_cohort_price(tenant uuid, cohort_id uuid) returns numeric
    language sql volatile parallel unsafe as $$
    select ${cohortPrice('$1')} from public.cohort c where c.institution_id = $1 and c.id = $2
  $$;
  revoke all on function public.public_cohort_price(uuid, uuid) from public;
  grant execute on function public.public_cohort_price(uuid, uuid) to ${PUBLIC_ROLE};`;
