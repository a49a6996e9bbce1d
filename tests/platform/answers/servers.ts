import { expect } from 'vitest';
import { type App, type AppOptions, startApp } from '#tests/support/app';
import type { Member } from '#tests/support/factories';

/** Environment of a server with answers in memory, and of one without. */
export const KEEPS = { ANSWER_MEMORY: '8' };
export const KEEPS_NOTHING = { ANSWER_MEMORY: '0' };

export const COURSES = '{ courses(first: 20) { totalCount nodes { title owner { displayName } } } }';

/** Starts another server on the database of one. */
export const another = (app: App, env: AppOptions['env']): Promise<App> =>
  startApp({ databaseUrl: app.databaseUrl, env: { ...env } });

/** Returns the number of answers that a server sent from memory. */
export const sentBy = ({ services }: App): number => services.answers.counters.sent;

/** Reads the titles of the courses. */
export async function titles(
  server: App,
  as: Member,
  query = COURSES,
  options: Parameters<App['graphql']>[2] = {},
): Promise<string[]> {
  const { data, errors } = await server.graphql(query, {}, { ...options, as });
  expect(errors).toEqual([]);
  return (data.courses.nodes as { title: string }[]).map(({ title }) => title);
}

/** Reads until the server sends the answer from memory. A job of the server may change something in between. */
export async function keep(server: App, as: Member, query = COURSES): Promise<void> {
  await expect
    .poll(async () => {
      const sent = sentBy(server);
      await server.graphql(query, {}, { as });
      return sentBy(server) - sent;
    })
    .toBe(1);
}
