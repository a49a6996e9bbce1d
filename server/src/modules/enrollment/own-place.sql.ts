import { sql } from 'kysely';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';
import { SET_SUSPENDED } from '#platform/database/visitor-settings';
import type { Membership } from '#modules/membership/membership.entity';
import type { Row, Sql } from '#platform/read/declarations';
import { statusIsLive } from './enrollment-status.sql.ts';

/**
 * SQL function `has_own_place(institution)`: returns whether the transaction's account has a seat or a place
 * on a waitlist in an institution. Row level security hides enrollments of other institutions from a session
 * inside one, so the function looks from outside, where an account sees its own everywhere. Only for memberships of any institution.
 */
export const OWN_PLACE = `
  create or replace function public.has_own_place(tenant uuid) returns boolean
    language plpgsql volatile parallel unsafe as $$
  declare
    role_before text := current_setting('role');
    result boolean;
  begin
    perform set_config('role', '${PUBLIC_ROLE}', true), ${SET_SUSPENDED};
    select exists (
      select from public.enrollment e
      where e.account_id = nullif(current_setting('${SETTINGS.account}', true), '')::uuid
        and e.institution_id = tenant and ${statusIsLive('e.status')}) into result;
    perform set_config('role', role_before, true);
    return result;
  end $$;
  revoke all on function public.has_own_place(uuid) from public;
  grant execute on function public.has_own_place(uuid) to ${APP_ROLE}, ${PUBLIC_ROLE};`;

/** SQL condition for a reader inside the institution: a member has a seat or a place on a waitlist there. */
export const hasPlace = ({ institution, accountId }: Row<Membership>): Sql => sql`exists (
  select 1 from enrollment e where e.institution_id = ${institution} and e.account_id = ${accountId}
    and ${sql.raw(statusIsLive('e.status'))})`;
