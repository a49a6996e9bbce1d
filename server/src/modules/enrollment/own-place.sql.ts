import { sql } from 'kysely';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';
import { SET_SUSPENDED } from '#platform/database/visitor-settings';
import type { Membership } from '#modules/membership/membership.entity';
import { withoutInstitution } from '#kernel/viewer';
import { foundBeforehand } from '#platform/read/beforehand';
import type { Beforehand } from '#platform/read/reader';
import type { Reader, Row, Sql } from '#platform/read/declarations';
import { statusIsLive } from './enrollment-status.sql.ts';

/**
 * SQL function `has_own_place(institution)`: returns whether the transaction's account has a seat or a place on a waitlist
 * in an institution. Row level security hides enrollments of other institutions from a session inside one, so the function
 * looks from outside, where an account sees its own everywhere. Only for memberships of any institution.
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
export const hasPlace = ({
  institution,
  accountId,
}: Pick<Row<Membership>, 'institution' | 'accountId'>): Sql => sql`exists (
  select 1 from enrollment e where e.institution_id = ${institution} and e.account_id = ${accountId}
    and ${sql.raw(statusIsLive('e.status'))})`;

/** Institutions in which an account has a seat or a place on a waitlist, as row level security shows it its own enrollments. */
const HELD_IN = {
  name: 'institutions_of_own_places',
  text: `select json_agg(distinct e.institution_id)::text from enrollment e
    where e.account_id = $1 and ${statusIsLive('e.status')}`,
};

/** Institutions in which the reader has a place. */
const PLACES: Beforehand<string[]> = {
  find: async (run, viewer) => {
    const [found] = await run(withoutInstitution(viewer), [{ ...HELD_IN, values: [viewer.accountId] }]);
    return JSON.parse(found ?? '[]') as string[];
  },
};

const INSTITUTIONS = foundBeforehand(PLACES, 'institutions', (found) => found);

/** SQL condition for a membership of the reader in any institution: the reader has a seat or a place on a waitlist there. */
export function hasOwnPlace(membership: Row<Membership>, { institutionId, isOnCluster }: Reader): Sql {
  const { institution, accountId } = membership;
  if (!isOnCluster) return sql`has_own_place(${institution})`;
  const isElsewhere = sql`${institution} = any(${INSTITUTIONS}::uuid[])`;
  // What an operation changes here, it shows.
  if (!institutionId) return isElsewhere;
  const isHere = hasPlace({ institution: institutionId, accountId });
  return sql`(case when ${institution} = ${institutionId} then ${isHere} else ${isElsewhere} end)`;
}
