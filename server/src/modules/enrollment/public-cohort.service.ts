import type { Context } from '#platform/request/context';
import { withoutInstitution } from '#kernel/viewer';
import { homesOf } from '#platform/read/homes';

/** Returns the institution of a public cohort, or null. Row level security shows readers from outside only public cohorts. */
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
