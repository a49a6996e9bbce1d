import { useSubscription } from '@apollo/client/react';
import { LiveCohortsDocument } from './LiveCohorts.generated.ts';

/** Keeps every cohort that some screen shows as the server has it: what arrives is written into the cache. */
export default function LiveCohorts() {
  useSubscription(LiveCohortsDocument, { ignoreResults: true });
  return null;
}
