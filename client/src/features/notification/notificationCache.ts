import type { ApolloCache, Reference } from '@apollo/client';
import { modifyLists } from '#lib/cachedLists';
import type { NotificationKind } from './NotificationItem.generated.ts';

interface ListArguments {
  unreadOnly: boolean | null;
  kind: NotificationKind | null;
  first: number | null;
  page: number | null;
}

/** Updates lists after an event about a new or updated notification, which is cached already. */
export function applyNotification(
  cache: ApolloCache,
  { id, kind, count, isRead }: { id: string; kind: NotificationKind; count: number; isRead: boolean },
): void {
  insertNotification(cache, { id, kind, isNew: count === 1, isRead });
  if (kind === 'CERTIFICATE' || kind === 'CERTIFICATE_REVOKED')
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'certificates' });
  if (kind === 'ACTIVITY') cache.evict({ id: 'ROOT_QUERY', fieldName: 'activities' });
}

/** Updates lists after an event about one notification that was read, which is cached already, or about all. */
export function applyReading(cache: ApolloCache, notification: object | null): void {
  if (!notification) readAllInLists(cache);
}

/** Marks all notifications in cached lists as read, and empties the lists of unread ones. Idempotent. */
export function readAllInLists(cache: ApolloCache): void {
  const listed = new Set<string>();
  modifyLists<ListArguments>(cache, 'notifications', (list, { args }) => {
    for (const { __ref } of list.nodes ?? []) listed.add(__ref);
    if (!args.unreadOnly) return list;
    return {
      ...list,
      nodes: [],
      ...(list.totalCount !== undefined && { totalCount: 0 }),
      ...(list.pageCount !== undefined && { pageCount: 0 }),
    };
  });
  for (const id of listed) cache.modify({ id, fields: { isRead: () => true } });
}

/** Marks the notifications about a subject in cached lists as read. */
export function readSubjectInLists(cache: ApolloCache, subjectId: string): void {
  modifyLists(cache, 'notifications', (list, { readField }) => {
    for (const ref of list.nodes ?? [])
      if (readField('subjectId', ref) === subjectId)
        cache.modify({ id: ref.__ref, fields: { isRead: () => true } });
    return list;
  });
}

/**
 * Inserts a new or updated notification into every list that it belongs to, latest first. Events may be out of order: it
 * may be read already.
 */
function insertNotification(
  cache: ApolloCache,
  { id, kind, isNew, isRead }: { id: string; kind: NotificationKind; isNew: boolean; isRead: boolean },
): void {
  const ref: Reference = { __ref: `Notification:${id}` };
  modifyLists<ListArguments>(cache, 'notifications', (list, { args, readField }) => {
    const belongs =
      (!args.kind || args.kind === kind) && (args.page ?? 1) === 1 && !(args.unreadOnly && isRead);
    if (!belongs || !list.nodes) return list;
    const others = list.nodes.filter(({ __ref }) => __ref !== ref.__ref);
    const timeOf = (one: Reference) => readField<string>('happenedAt', one) ?? '';
    const nodes = [ref, ...others].toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
    const totalCount = (list.totalCount ?? 0) + (isNew ? 1 : 0);
    return {
      ...list,
      nodes: args.first ? nodes.slice(0, args.first) : nodes,
      ...(list.totalCount !== undefined && { totalCount }),
      ...(list.pageCount !== undefined &&
        args.first && { pageCount: Math.max(list.pageCount, Math.ceil(totalCount / args.first)) }),
    };
  });
}
