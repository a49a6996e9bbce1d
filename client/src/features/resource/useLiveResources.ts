import { useSubscription } from '@apollo/client/react';
import { ResourcesChangedDocument } from './Resources.generated.ts';

/**
 * Keeps the resources of a course, cohort or event up to date while they are on the screen.
 * @param holderId ID of the course, cohort or event
 */
export function useLiveResources(holderId: string): void {
  useSubscription(ResourcesChangedDocument, { variables: { holderId }, ignoreResults: true });
}
