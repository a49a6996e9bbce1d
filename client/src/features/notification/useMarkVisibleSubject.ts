import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isUuid } from '#lib/ids';
import { paths } from '#lib/paths';
import { MarkAllNotificationsReadDocument } from './MarkRead.generated.ts';
import { readSubjectInLists } from './notificationCache.ts';
import { unreadCountOf } from './useMarkRead.ts';

/** Screens of the subjects of notifications. */
const subjectScreens = [paths.cohort(':guid'), paths.discussion(':guid'), paths.submitAssignment(':guid')];

/** Marks the notifications about a subject as read when the viewer opens its screen in any way. */
export function useMarkVisibleSubject(viewerId: string | undefined): void {
  const client = useApolloClient();
  const subjectId = subjectIdOf(useLocation().pathname);
  useEffect(() => {
    if (!viewerId || !subjectId) return;
    const look = () => markSubjectRead(client, viewerId, subjectId);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, viewerId, subjectId]);
}

/** Marks the notifications about a subject as read if its screen is visible. */
export function markSubjectRead(client: ApolloClient, viewerId: string, subjectId: string): void {
  if (document.visibilityState === 'hidden' || unreadCountOf(client.cache, viewerId) === 0) return;
  client
    .mutate({
      mutation: MarkAllNotificationsReadDocument,
      variables: { subjectId },
      update: (cache) => readSubjectInLists(cache, subjectId),
    })
    .catch(() => {}); // it stays unread, and the next call retries
}

function subjectIdOf(pathname: string): string | undefined {
  const ids = subjectScreens.map((path) => matchPath(path, pathname)?.params['guid']);
  return ids.find((id) => id !== undefined && isUuid(id));
}
