/** The parts of a request that make an operation, in the types that the protocol gives them. */
export interface GraphqlRequest {
  query: string | undefined;
  operationName: string | null;
  variables: Record<string, unknown> | null;
  /** SHA-256 of a document that the server may know, by the protocol of persisted queries. */
  hash: string | null;
}

/** What a request asks for; null where it has no operation. Parts of a wrong type are left to who runs it to refuse. */
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
    variables: recordIn(variables),
    hash: typeof hash === 'string' ? hash : null,
  };
}

/** In an address variables are JSON. */
function recordIn(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'string') return isRecord(value) ? value : null;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
