import { sql } from 'kysely';
import { setForwarded } from '#platform/database/forwarded.sql';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';
import { systemViewer, withoutInstitution } from '#kernel/viewer';
import { foundBeforehand } from '#platform/read/beforehand';
import type { Beforehand } from '#platform/read/reader';
import type { Reader, Sql } from '#platform/read/declarations';
import { fillSql } from '#platform/read/fill-sql';

interface QueuedColumns {
  institution: string;
  cohort: string;
  enrolledAt: string;
  id: string;
}

/** Returns SQL of the position of an enrollment that is waitlisted, inside its institution. */
const placeBehind = ({ institution, cohort, enrolledAt, id }: QueuedColumns): string => `(
  select 1 + count(*)::int from public.enrollment ahead
  where ahead.institution_id = ${institution} and ahead.cohort_id = ${cohort} and ahead.status = 'waitlisted'
    and (ahead.enrolled_at, ahead.id) < (${enrolledAt}, ${id}))`;

/**
 * SQL function `waitlist_position(institution, enrollment)`: 1 for the next to be promoted; null for an
 * enrollment that is not waitlisted or not readable. Row level security hides the other entries from a
 * student outside the institution, who would always be first: so the function counts from inside and returns
 * only the number. Readers inside the institution, and those of a cluster, count without it (`waitlistPosition`).
 */
export const WAITLIST_POSITION = `
  create or replace function public.waitlist_position(tenant uuid, enrollment_id uuid) returns int
    language plpgsql volatile parallel unsafe as $$
  declare
    mine record;
    role_before text := current_setting('role');
    tenant_before text := current_setting('${SETTINGS.institution}', true);
    result int;
  begin
    select e.cohort_id, e.enrolled_at into mine from public.enrollment e
      where e.institution_id = tenant and e.id = enrollment_id and e.status = 'waitlisted';
    if not found then return null; end if;
    perform set_config('role', '${APP_ROLE}', true);
    ${setForwarded(SETTINGS.institution, 'tenant::text')}
    result := ${placeBehind({ institution: 'tenant', cohort: 'mine.cohort_id', enrolledAt: 'mine.enrolled_at', id: 'enrollment_id' })};
    perform set_config('role', role_before, true);
    ${setForwarded(SETTINGS.institution, "coalesce(tenant_before, '')")}
    return result;
  end $$;
  revoke all on function public.waitlist_position(uuid, uuid) from public;
  grant execute on function public.waitlist_position(uuid, uuid) to ${APP_ROLE}, ${PUBLIC_ROLE};`;

/** Columns of an enrollment that decide its position. */
type Queued = Record<'institution' | 'cohort' | 'id' | 'status' | 'enrolledAt', Sql>;

/** Institutions in whose waitlists an account is, as row level security shows it its own enrollments. */
const QUEUED_IN = {
  name: 'institutions_of_own_waitlists',
  text: `select json_agg(distinct e.institution_id)::text from enrollment e where e.account_id = $1 and e.status = 'waitlisted'`,
};

/** Positions of an account on the waitlists of an institution. */
const OWN_POSITIONS = {
  name: 'own_waitlist_positions',
  text: `select json_object_agg(e.id, ${placeBehind({ institution: '$1', cohort: 'e.cohort_id', enrolledAt: 'e.enrolled_at', id: 'e.id' })})::text
    from enrollment e where e.institution_id = $1 and e.account_id = $2 and e.status = 'waitlisted'`,
};

/** Positions of the reader on all waitlists, by enrollment. Readers from outside read no other enrollments than their own. */
const POSITIONS: Beforehand<Readonly<Record<string, number>>> = {
  find: async (run, viewer) => {
    const { accountId } = viewer;
    const [institutions] = await run(withoutInstitution(viewer), [{ ...QUEUED_IN, values: [accountId] }]);
    const found = await Promise.all(
      (JSON.parse(institutions ?? '[]') as string[]).map((id) =>
        run(systemViewer(id), [{ ...OWN_POSITIONS, values: [id, accountId] }]),
      ),
    );
    return Object.fromEntries(
      found.flatMap(([json]) => Object.entries(JSON.parse(json ?? '{}') as Record<string, number>)),
    );
  },
};

const ENROLLMENTS = foundBeforehand(POSITIONS, 'enrollments', (positions) => Object.keys(positions));
const PLACES_OF_THEM = foundBeforehand(POSITIONS, 'positions', (positions) => Object.values(positions));

/** SQL: position of an enrollment on the waitlist, null when it is not waitlisted. */
export function waitlistPosition(row: Queued, { institutionId, isOnCluster }: Reader): Sql {
  const fromOutside = () =>
    isOnCluster
      ? sql`(select own.position from unnest(${ENROLLMENTS}::uuid[], ${PLACES_OF_THEM}::int[]) own (id, position) where own.id = ${row.id})`
      : sql`waitlist_position(${row.institution}, ${row.id})`;
  const position = institutionId
    ? fillSql(
        placeBehind({
          institution: '{institution}',
          cohort: '{cohort}',
          enrolledAt: '{enrolledAt}',
          id: '{id}',
        }),
        {
          institution: row.institution,
          cohort: row.cohort,
          enrolledAt: row.enrolledAt,
          id: row.id,
        },
      )
    : fromOutside();
  return sql`case when ${row.status} = 'waitlisted' then ${position} end`;
}
