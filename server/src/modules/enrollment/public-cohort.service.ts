import type { Context } from '#platform/request/context';
import { withoutInstitution } from '#kernel/viewer';

/** Returns the institution of a public cohort, or null. */
export async function institutionOfPublicCohort(
  { services, viewer }: Context,
  cohortId: string,
): Promise<string | null> {
  const [institutionId] = await services.runStatements(withoutInstitution(viewer), [
    {
      name: 'institution_of_public_cohort',
      text: `select institution_id::text from cohort
             where id = $1 and is_public and published_at is not null and deleted_at is null`,
      values: [cohortId],
    },
  ]);
  return institutionId ?? null;
}
