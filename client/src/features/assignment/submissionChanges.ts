import type { ApolloCache } from '@apollo/client';

/** Event about a submission, which is null when its activity was deleted. */
interface SubmissionChange {
  activityId: string;
  submission: object | null;
}

/**
 * Updates the cache after an event, whose submission is cached already. The screen of a deleted activity and visible lists
 * of activities are refetched.
 */
export function applySubmissionChange(
  cache: ApolloCache,
  { activityId, submission }: SubmissionChange,
): void {
  if (submission) return;
  cache.batch({
    update: () => {
      cache.modify({
        id: 'ROOT_QUERY',
        fields: {
          activity: (stored, { storeFieldName, DELETE }) =>
            storeFieldName.includes(activityId) ? DELETE : stored,
        },
      });
      cache.evict({ fieldName: 'activities' });
      for (const id of Object.keys(cache.extract() as object))
        if (id.startsWith('Course:')) cache.evict({ id, fieldName: 'activities' });
    },
  });
}
