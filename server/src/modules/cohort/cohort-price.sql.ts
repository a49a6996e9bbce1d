import { setForwarded } from '#platform/database/forwarded.sql';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';

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
 * the sum of its courses' prices. Drafts and deleted courses do not count. Only for statements inside the institution:
 * elsewhere row level security hides courses for members (`PUBLIC_COHORT_PRICE`).
 */
export const cohortPrice = (
  institution: string,
): string => `coalesce(${planPrice(institution)}, c.own_price, (
  select sum(course.price) from cohort_course link
  join course on course.institution_id = link.institution_id and course.id = link.course_id
  where link.institution_id = ${institution} and link.cohort_id = c.id
    and course.status = 'published' and course.deleted_at is null), 0)`;

/**
 * SQL function `public_cohort_price(institution, cohort)`: price of a cohort for readers outside its
 * institution, including courses that they cannot read. Null for a cohort that the reader cannot read. Only
 * the sum leaves the institution, so the function reads from inside.
 */
export const PUBLIC_COHORT_PRICE = `
  create or replace function public.public_cohort_price(tenant uuid, cohort_id uuid) returns numeric
    language plpgsql volatile parallel unsafe as $$
  declare
    role_before text := current_setting('role');
    tenant_before text := current_setting('${SETTINGS.institution}', true);
    result numeric;
  begin
    perform from public.cohort c where c.institution_id = tenant and c.id = cohort_id;
    if not found then return null; end if;
    perform set_config('role', '${APP_ROLE}', true);
    ${setForwarded(SETTINGS.institution, 'tenant::text')}
    select ${cohortPrice('tenant')} into result from public.cohort c where c.institution_id = tenant and c.id = cohort_id;
    perform set_config('role', role_before, true);
    ${setForwarded(SETTINGS.institution, "coalesce(tenant_before, '')")}
    return result;
  end $$;
  revoke all on function public.public_cohort_price(uuid, uuid) from public;
  grant execute on function public.public_cohort_price(uuid, uuid) to ${PUBLIC_ROLE};`;
