import { useSubscription } from '@apollo/client/react';
import { LiveCustomDomainDocument } from './LiveCustomDomain.generated.ts';

/** Subscribes to the state of the custom domain. Its own chunk. */
export default function LiveCustomDomain() {
  useSubscription(LiveCustomDomainDocument, { ignoreResults: true });
  return null;
}
