import type { ApolloCache, Reference } from '@apollo/client';

/** Fields that list or count cohorts or enrollments, by type. */
const FIELDS: Record<string, readonly string[]> = {
  ROOT_QUERY: ['cohorts', 'myCourses', 'conversations', 'activities', 'certificates'],
  Viewer: ['enrollments', 'activeEnrollmentCount', 'waitlistedEnrollmentCount', 'unreadMessageCount'],
  Institution: ['enrollments', 'figures'],
  Course: ['cohorts', 'studentCount'],
};

/**
 * IDs of deleted cohorts: the error NOT_FOUND does not distinguish a deleted cohort from a hidden one. IDs are never
 * reused, so the set outlives the cache.
 */
const deleted = new Set<string>();

export const isDeletedCohort = (cohortId: string): boolean => deleted.has(cohortId);

/**
 * Evicts a deleted cohort and its chat room from the cache: their screens find none, and visible lists and figures are
 * refetched. The object itself stays, because cards that still show it would suspend without it.
 */
export function evictCohort(cache: ApolloCache, cohortId: string): void {
  deleted.add(cohortId);
  const isOfCohort = (cohort: Reference | null | undefined) => cohort?.__ref === `Cohort:${cohortId}`;
  cache.batch({
    update: () => {
      cache.modify({
        id: 'ROOT_QUERY',
        fields: {
          cohort: (stored, { storeFieldName }) => (storeFieldName.includes(cohortId) ? null : stored),
          conversation: (stored: Reference | null, { readField }) =>
            isOfCohort(readField<Reference | null>('cohort', stored ?? undefined)) ? null : stored,
        },
      });
      for (const id of Object.keys(cache.extract() as object))
        for (const fieldName of FIELDS[id.split(':', 1)[0]!] ?? []) cache.evict({ id, fieldName });
    },
  });
}
