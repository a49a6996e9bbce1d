import type { ApolloCache, Reference } from '@apollo/client';

/** Fields that list cohorts or places in them, or count them, by the type that has them. */
const FIELDS: Record<string, readonly string[]> = {
  ROOT_QUERY: ['cohorts', 'myCourses', 'conversations', 'activities', 'certificates'],
  Viewer: ['enrollments', 'activeEnrollmentCount', 'waitlistedEnrollmentCount', 'unreadMessageCount'],
  Institution: ['enrollments', 'figures'],
  Course: ['cohorts', 'studentCount'],
};

/**
 * Cohorts known to be deleted: an error NOT_FOUND does not tell a deleted one from one that the viewer may not see. IDs are
 * never used again, so they outlive the cache.
 */
const deleted = new Set<string>();

export const isDeletedCohort = (cohortId: string): boolean => deleted.has(cohortId);

/**
 * Removes a deleted cohort and its chat room from the cache: their screens find none, and lists and figures on the screen are requested
 * again. The object itself stays, because cards that show it until then would suspend without it.
 */
export function forgetCohort(cache: ApolloCache, cohortId: string): void {
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
