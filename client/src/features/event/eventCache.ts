import type { ApolloCache } from '@apollo/client';
import {
  LiveEvents_ListedFragmentDoc,
  LiveEventsDocument,
  type LiveEvents_ListedFragment,
  type LiveEventsSubscription,
  type LiveEventsSubscriptionVariables,
} from './LiveEvents.generated.ts';

/** Writes a changed event to the cache. Lists are refetched only if it may join, leave or move in them. */
export function applyEventChange(
  cache: ApolloCache,
  data: LiveEventsSubscription,
  variables: LiveEventsSubscriptionVariables = {},
): void {
  const { id } = data.eventChanged;
  const before = readListed(cache, id);
  cache.write({ dataId: 'ROOT_SUBSCRIPTION', query: LiveEventsDocument, variables, result: data });
  const after = readListed(cache, id);
  cache.evict({ id: `Event:${id}`, fieldName: 'registrations' });
  if (before?.viewerState !== after?.viewerState) evictResources(cache, id);
  if (before?.startsAt !== after?.startsAt || before?.status !== after?.status)
    cache.evict({ fieldName: 'events' });
}

const readListed = (cache: ApolloCache, id: string): LiveEvents_ListedFragment | null =>
  cache.readFragment({
    id: `Event:${id}`,
    fragment: LiveEvents_ListedFragmentDoc,
    fragmentName: 'LiveEvents_listed',
  });

/** Has the resources of an event refetched, some of which are for people with a place only. */
const evictResources = (cache: ApolloCache, id: string) =>
  cache.evict({ id: `Event:${id}`, fieldName: 'resources' });

/** Has the lists refetched that the viewer's own registration changes. */
export function evictListsOf(cache: ApolloCache, id: string): void {
  cache.evict({ id: `Event:${id}`, fieldName: 'registrations' });
  evictResources(cache, id);
  cache.evict({ fieldName: 'events' });
}
