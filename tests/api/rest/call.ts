import type { App } from '#tests/support/app';
import type { Data } from '#tests/support/graphql';
import { request } from '#tests/support/http';
import type { Actor } from '#tests/support/factories';

/** A response whose body tests read without types, as the clients of the documents do. */
export type RestAnswer = Omit<Awaited<ReturnType<App['rest']>>, 'body'> & { body: Data };

/** Calls of the REST contract: `get('/cohorts', { as: student })`. */
export function callsOf(app: () => App) {
  const call =
    (method: string) =>
    async (path: string, options: Parameters<App['rest']>[2] = {}): Promise<RestAnswer> =>
      app().rest(method, path, options);
  return { get: call('GET'), post: call('POST') };
}

/** An ID under three names (contract, resolution 4). */
export const identityOf = (id: unknown) => ({ _id: id, id, guid: id });

/** Every object below a value that has an `id`. */
export function identified(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(identified)];
}

/** Calls a path from the server's root on. */
export async function postAt(
  app: Pick<App, 'url'>,
  path: string,
  { accessToken }: Pick<Actor, 'accessToken'>,
  body: unknown,
): Promise<RestAnswer> {
  return request(app.url, { method: 'POST', path, accessToken, body });
}
