import { useSubscription } from '@apollo/client/react';
import { applyCohortChange } from './cohortChanges.ts';
import { LiveCohortsDocument } from './LiveCohorts.generated.ts';

interface LiveCohortsProps {
  /** IDs of cohorts of another institution; by default all cohorts of the session's institution. */
  ids?: string[];
}

/** Subscribes to cohorts and writes every change to the cache. */
export default function LiveCohorts({ ids }: LiveCohortsProps) {
  const variables = ids ? { ids } : {};
  useSubscription(LiveCohortsDocument, {
    variables,
    ignoreResults: true,
    fetchPolicy: 'no-cache', // applyCohortChange writes it
    onData: ({ client: { cache }, data: { data } }) => {
      if (data) applyCohortChange(cache, data, variables);
    },
  });
  return null;
}
