import type { ApolloCache, Reference } from '@apollo/client';
import type { NotificationKind } from './NotificationItem.generated.ts';

/** A connection as the cache holds it. */
interface StoredList {
  nodes?: readonly Reference[];
  totalCount?: number;
  pageCount?: number;
}

/** What tells one stored list from another (app/cache.ts). */
interface ListArguments {
  unreadOnly?: boolean | null;
  kind?: NotificationKind | null;
  first?: number | null;
  page?: number | null;
}

type ReadField = (name: string, of: Reference) => unknown;
type ChangeList = (list: StoredList, args: ListArguments, readField: ReadField) => StoredList;

function changeLists(cache: ApolloCache, change: ChangeList): void {
  cache.modify<Record<string, StoredList>>({
    fields: {
      notifications: (stored: StoredList | Reference, { storeFieldName, readField }) =>
        change(stored as StoredList, argumentsOf(storeFieldName), readField),
    },
  });
}

/** Every notification that some list holds is read, and lists of unread ones are empty. Doing it twice is doing it once. */
export function readAllInLists(cache: ApolloCache): void {
  const held = new Set<string>();
  changeLists(cache, (list, { unreadOnly }) => {
    for (const { __ref } of list.nodes ?? []) held.add(__ref);
    if (!unreadOnly) return list;
    return {
      ...list,
      nodes: [],
      ...(list.totalCount !== undefined && { totalCount: 0 }),
      ...(list.pageCount !== undefined && { pageCount: 0 }),
    };
  });
  for (const id of held) cache.modify({ id, fields: { isRead: () => true } });
}

/** Every notification about a subject that some list holds is read. */
export function readSubjectInLists(cache: ApolloCache, subjectId: string): void {
  changeLists(cache, (list, _, readField) => {
    for (const ref of list.nodes ?? [])
      if (readField('subjectId', ref) === subjectId)
        cache.modify({ id: ref.__ref, fields: { isRead: () => true } });
    return list;
  });
}

/** A notification that has come, or has gathered more, is the first of every list that it belongs to. */
export function putFirst(
  cache: ApolloCache,
  { id, kind, isNew }: { id: string; kind: NotificationKind; isNew: boolean },
): void {
  const ref: Reference = { __ref: `Notification:${id}` };
  changeLists(cache, (list, args) => {
    const belongs = (!args.kind || args.kind === kind) && (args.page ?? 1) === 1;
    if (!belongs || !list.nodes) return list;
    const nodes = [ref, ...list.nodes.filter(({ __ref }) => __ref !== ref.__ref)];
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

/** `notifications:{"unreadOnly":true,"first":8}` -> its arguments. */
function argumentsOf(storeFieldName: string): ListArguments {
  const start = storeFieldName.indexOf('{');
  return start < 0 ? {} : (JSON.parse(storeFieldName.slice(start)) as ListArguments);
}
