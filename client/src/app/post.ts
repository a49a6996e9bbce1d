import { errorsIn, fromWire, networkError, RequestError, type Answer } from './errors.ts';

/** The bare POST to /graphql; `token` null sends none. Screens use `request()`. @throws RequestError */
export async function post<Data>(
  query: string,
  variables: object,
  token: string | null,
  signal?: AbortSignal,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new RequestError(networkError);
  });
  const body = (await response.json().catch(() => null)) as (Answer & { data?: Data }) | null;
  const errors = errorsIn(body);
  if (errors) throw new RequestError(fromWire(errors, response.status));
  if (!body?.data) {
    // A proxy without a server behind it answers in its own words; to people that is no answer.
    throw new RequestError({ message: '', code: 'INTERNAL', status: response.status, fields: [] });
  }
  return body.data;
}
