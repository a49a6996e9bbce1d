import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isUuid } from '#lib/ids';
import { paths } from '#lib/paths';
import { MarkAllNotificationsReadDocument } from './MarkRead.generated.ts';
import { readSubjectInLists } from './notificationCache.ts';
import { unreadOf } from './useMarkRead.ts';

/** Screens of what notifications are about. */
const subjectScreens = [paths.cohort(':guid'), paths.discussion(':guid'), paths.submitAssignment(':guid')];

/** Whoever opens the screen of a subject has read what was told of it, whichever way it was opened. */
export function useSeenSubject(viewerId: string | undefined): void {
  const client = useApolloClient();
  const subjectId = subjectOf(useLocation().pathname);
  useEffect(() => {
    if (!viewerId || !subjectId) return;
    const look = () => seeSubject(client, viewerId, subjectId);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, viewerId, subjectId]);
}

/** Marks what was told of a subject as read, if the viewer can see its screen now. */
export function seeSubject(client: ApolloClient, viewerId: string, subjectId: string): void {
  if (document.visibilityState === 'hidden' || unreadOf(client.cache, viewerId) === 0) return;
  client
    .mutate({
      mutation: MarkAllNotificationsReadDocument,
      variables: { subjectId },
      update: (cache) => readSubjectInLists(cache, subjectId),
    })
    .catch(() => {}); // it stays unread, and the next look tries again
}

function subjectOf(pathname: string): string | undefined {
  const ids = subjectScreens.map((path) => matchPath(path, pathname)?.params['guid']);
  return ids.find((id) => id !== undefined && isUuid(id));
}
