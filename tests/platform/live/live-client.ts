import { ApolloClient } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import { createCache } from '#lib/cache';
import type { Member } from '#tests/support/factories';
import { connect } from '#tests/support/socket';
import { FOLLOWED, type Followed, type Screen } from './followed.ts';
import type { World } from './world.ts';

/** A client with all screens open. */
export interface LiveClient {
  /** Names of the subscriptions that sent an event. */
  heard: ReadonlySet<string>;
  /** Returns each screen's differences from a read of the server, as `path: shown, read`. */
  differences: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/**
 * Opens all screens of a member, or those that only admins have. From then on they change only by events, and what the
 * events evict is refetched.
 */
export async function openScreens(
  world: World,
  member: Member,
  { isForAdmins = false } = {},
): Promise<LiveClient> {
  const followed = Object.entries(FOLLOWED).filter(([, row]) => (row.isForAdmins ?? false) === isForAdmins);
  const socket = connect(world.app.url, { as: member });
  const client = new ApolloClient({ link: new GraphQLWsLink(socket), cache: createCache() });
  const heard = new Set<string>();
  const subscribed = followed.map(([name, row]) =>
    client
      .subscribe({
        query: row.subscription,
        variables: row.variables?.(world) ?? {},
        ...(row.writesItself && { fetchPolicy: 'no-cache' as const }),
      })
      .subscribe(({ data, error }) => {
        if (error) throw error;
        if (!data) return;
        row.apply?.(client.cache, data, world);
        heard.add(name);
      }),
  );
  // Requested after the subscriptions on the same socket, so nothing between them is missed.
  const screens = await Promise.all(
    screensOf(
      world,
      followed.map(([, row]) => row),
    ).map(async (screen) => {
      const watched = client.watchQuery({ ...screen, fetchPolicy: 'cache-first' });
      const watching = watched.subscribe({});
      await vi.waitUntil(() => watched.getCurrentResult().dataState === 'complete', { timeout: 60_000 });
      return { screen, watched, watching };
    }),
  );
  return {
    heard,
    differences: async () => {
      const read = new ApolloClient({ link: client.link, cache: createCache() });
      const found: string[] = [];
      for (const { screen, watched } of screens) {
        const { data } = await read.query({ ...screen, fetchPolicy: 'network-only' });
        found.push(...compare(watched.getCurrentResult().data, data, nameOf(screen)));
      }
      read.stop();
      return found;
    },
    stop: async () => {
      for (const { watching } of screens) watching.unsubscribe();
      for (const subscription of subscribed) subscription.unsubscribe();
      client.stop();
      await socket.dispose();
    },
  };
}

/** Returns the screens of all subscriptions, each once. */
function screensOf(world: World, followed: Followed[]): Screen[] {
  const all = followed.flatMap(({ screens }) => screens(world));
  return all.filter((screen, place) => all.findIndex((other) => isDeepStrictEqual(other, screen)) === place);
}

function nameOf({ query }: Screen): string {
  const [operation] = query.definitions;
  return (operation?.kind === 'OperationDefinition' && operation.name?.value) || 'query';
}

/**
 * Fields that no event changes: cursors depend on the time of the read, completion rates are read with their page, and the
 * time to complete a lesson comes without an event.
 */
const READ_ONCE = new Set(['pageInfo', 'completionRate', 'isCompletable']);

function compare(shown: unknown, read: unknown, path: string): string[] {
  if (!isObject(shown) || !isObject(read))
    return shown === read ? [] : [`${path}: ${JSON.stringify(shown)}, ${JSON.stringify(read)}`];
  const [one, other] = [shown, read].map(inOrder) as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => !READ_ONCE.has(key))
    .flatMap((key) => compare(one[key], other[key], `${path}.${key}`));
}

/** Sorts conversations, as their list does. */
function inOrder(value: object): object {
  const isConversations = Array.isArray(value) && value[0]?.__typename === 'Conversation';
  return isConversations
    ? value.toSorted((a, b) => (b.lastMessageAt as string).localeCompare(a.lastMessageAt as string))
    : value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
