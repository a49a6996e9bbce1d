import { texts } from '#texts/en';
import type { CohortStatus } from '#texts/enums.generated';
import type { CohortsQueryVariables } from './CohortsPage.generated.ts';

/** Part of the list of cohorts, chosen above it. */
export type CohortSegment = keyof typeof texts.cohortList.segments;

/** Segments in the order in which the list offers them. */
export const COHORT_SEGMENTS = Object.keys(texts.cohortList.segments) as CohortSegment[];

/** Returns the segment with the given name; open cohorts by default, all of them with a status. */
export const parseCohortSegment = (text: string | null, status: CohortStatus | null): CohortSegment =>
  COHORT_SEGMENTS.find((segment) => segment === text) ?? (status ? 'all' : 'open');

/** Returns the arguments of the list that has the cohorts of a segment: open ones with the next start first. */
export function argumentsOf(
  segment: CohortSegment,
  status: CohortStatus | null,
): Pick<CohortsQueryVariables, 'isOpen' | 'status' | 'direction'> {
  if (segment === 'open') return { isOpen: true, status, direction: 'ASC' };
  const own = { running: 'ONGOING', past: 'COMPLETED', all: status } as const;
  return { isOpen: false, status: own[segment], direction: 'DESC' };
}
