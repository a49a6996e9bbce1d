import { texts } from '#texts/en';
import type { CohortStatus } from '#texts/enums.generated';

/** Statuses of a cohort in the order in which the filter offers them. */
export const COHORT_STATUSES = Object.keys(texts.cohortList.statuses) as CohortStatus[];

/** Returns the status with the given name; null for any other text. */
export const parseCohortStatus = (text: string | null): CohortStatus | null =>
  COHORT_STATUSES.find((status) => status === text) ?? null;
