import type { Operation } from '#tests/platform/read/written';
import type { App } from '#tests/support/app';
import type { Actor } from '#tests/support/factories';

/** Read of a person: an operation of GraphQL, or an address of REST. */
export type Asked = Operation | { rest: string };

/** Pages of lists; those past the end are read as the same JSON, but are other pages. */
export const REST_LISTS: readonly Asked[] = [
  '/courses?limit=2&offset=1',
  '/courses?offset=1&limit=2',
  '/courses?limit=2&offset=2',
  '/courses?limit=2&offset=40',
  '/courses?limit=2&offset=41',
  '/courses/my-courses?limit=2&offset=1',
  '/courses/my-courses?limit=2&offset=40',
  '/courses/available-courses',
  '/cohorts',
  '/institutions/users?limit=3&offset=1',
  '/institutions/users?limit=3&offset=2',
].map((rest) => ({ rest }));

/** Returns the addresses of some courses and cohorts. */
export async function restItems({ db }: App): Promise<Asked[]> {
  const { rows } = await db.query<{ rest: string }>(
    `(select '/courses/' || id as rest from course order by id limit 3)
     union all (select '/cohorts/' || id from cohort order by id limit 3)`,
  );
  return rows;
}

/** Reads something as somebody in a language. Returns all of the answer that a client may use. */
export async function answerTo(
  server: App,
  asked: Asked,
  { as, language }: { as: Actor; language: string },
): Promise<object> {
  const headers = { 'accept-language': language };
  if ('rest' in asked) {
    const { status, text, headers: given } = await server.rest('GET', asked.rest, { as, headers });
    const { link, etag, 'content-type': type } = given;
    return status === 200 ? { status, text, link, etag, type } : { status };
  }
  const { data, errors } = await server.graphql(asked.document, asked.variables, { as, headers });
  return {
    data: data as unknown,
    errors: errors.map(({ message, path }) => `${path?.join('.')}: ${message}`).toSorted(),
  };
}
