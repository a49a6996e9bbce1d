import { useSubscription } from '@apollo/client/react';
import { applyEventChange } from './eventCache.ts';
import { LiveEventsDocument } from './LiveEvents.generated.ts';

interface LiveEventsProps {
  /** ID of the only event to follow; by default all that the viewer can read. */
  id?: string;
}

/** Subscribes to events and writes every change to the cache. Its own chunk. */
export default function LiveEvents({ id }: LiveEventsProps) {
  const variables = id === undefined ? {} : { id };
  useSubscription(LiveEventsDocument, {
    variables,
    ignoreResults: true,
    fetchPolicy: 'no-cache', // applyEventChange writes it
    onData: ({ client: { cache }, data: { data } }) => {
      if (data) applyEventChange(cache, data, variables);
    },
  });
  return null;
}
