import type { CohortChoicesQuery } from './CohortChoices.generated.ts';

/** Returns the cohorts in which the viewer may enroll students now. */
export const openCohorts = (data: CohortChoicesQuery | undefined) =>
  data?.cohorts.nodes.filter(
    ({ isPublished, status, viewerCan }) => isPublished && status !== 'COMPLETED' && viewerCan.enrollMembers,
  ) ?? [];
