import { withWholeCharacters } from '#kernel/whole-characters';

/** Parts of a GraphQL request over HTTP, with the types of the protocol. */
export interface GraphqlRequest {
  query: string | undefined;
  operationName: string | null;
  variables: Record<string, unknown> | null;
  /** SHA-256 of a trusted document, from the persisted query protocol. */
  hash: string | null;
}

/** Parses a request. Returns null without an operation. Apollo Server rejects parts of a wrong type. */
export function parseGraphqlRequest(method: string, body: unknown, search: unknown): GraphqlRequest | null {
  const parts = method === 'GET' ? search : body;
  if (!isRecord(parts)) return null;
  const { query, operationName, variables, extensions } = parts;
  const { persistedQuery } = isRecord(extensions) ? extensions : {};
  const hash = isRecord(persistedQuery) ? persistedQuery['sha256Hash'] : null;
  if (typeof query !== 'string' && typeof hash !== 'string') return null;
  return {
    query: typeof query === 'string' ? query : undefined,
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: parseRecord(variables),
    hash: typeof hash === 'string' ? hash : null,
  };
}

/** Returns the variables, which are JSON in a query string. */
function parseRecord(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'string') return isRecord(value) ? value : null;
  try {
    const parsed: unknown = JSON.parse(withWholeCharacters(value));
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Returns whether a value is an object of JSON. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
