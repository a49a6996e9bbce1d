import type { Context } from '#platform/request/context';
import { withoutInstitution } from '#kernel/viewer';
import { homesOf } from '#platform/read/homes';

/** Returns the institution of a public cohort, or null. Of cohorts, row level security shows readers from outside the public ones. */
export async function institutionOfPublicCohort(
  { services, viewer }: Context,
  cohortId: string,
): Promise<string | null> {
  const { runStatements, plans } = services;
  const homes = await homesOf(runStatements, withoutInstitution(viewer), {
    ids: [cohortId],
    tables: ['cohort'],
    isOnCluster: plans.isOnCluster,
  });
  return homes.get(cohortId.toLowerCase()) ?? null;
}
