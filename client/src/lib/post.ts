import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { errorsIn, fromWire, networkError, RequestError, type Answer } from './errors.ts';
import { isUnknownDocument, persisted, type Hashed } from './hashes.ts';

/** Document generated from an `X.public.graphql` file. */
export interface PublicDocument<Data, Variables> extends DocumentTypeDecoration<Data, Variables>, Hashed {
  toString(): string;
}

/**
 * Posts an operation to /graphql. Screens use `request()`.
 * @param token null sends no token
 * @throws RequestError
 */
export async function post<Data>(
  document: PublicDocument<unknown, never>,
  variables: object,
  token: string | null,
  signal?: AbortSignal,
): Promise<Data> {
  const query = String(document);
  const operation = { operationName: /^\s*\w+ (\w+)/.exec(query)?.[1], variables };
  const extensions = persisted(document);
  if (extensions) {
    try {
      return await send<Data>({ ...operation, extensions }, token, signal);
    } catch (error) {
      if (!(error instanceof RequestError) || !isUnknownDocument(error.code)) throw error;
    }
  }
  return send<Data>({ ...operation, query }, token, signal);
}

function send<Data>(operation: object, token: string | null, signal?: AbortSignal): Promise<Data> {
  const pending = fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(operation),
    signal: signal ?? null,
  });
  return readAnswer<Data>(pending, signal);
}

/**
 * Reads the response to an operation.
 * @throws RequestError
 */
export async function readAnswer<Data>(pending: Promise<Response>, signal?: AbortSignal): Promise<Data> {
  const response = await pending.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new RequestError(networkError);
  });
  const body = (await response.json().catch(() => null)) as (Answer & { data?: Data }) | null;
  const errors = errorsIn(body);
  if (errors) throw new RequestError(fromWire(errors, response.status));
  if (!body?.data) {
    // A proxy without a reachable server responds with its own page, which is no use to users.
    throw new RequestError({ message: '', code: 'INTERNAL', status: response.status, fields: [] });
  }
  return body.data;
}
