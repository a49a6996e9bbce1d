/** Whether the server does not know our documents because its version differs: they are sent in full from then on. */
let isUnknownVersion = false;

/** Generated document with the hash by which a server of the same version knows it. */
export interface Hashed {
  __meta__?: { hash?: string } | undefined;
}

/** Returns the extensions of a persisted query, sent instead of the document; null if it must be sent in full. */
export function persisted({ __meta__ }: Hashed): object | null {
  if (isUnknownVersion || !__meta__?.hash) return null;
  return { persistedQuery: { version: 1, sha256Hash: __meta__.hash } };
}

/**
 * Returns whether an error means that the server does not know the document. From then on all documents are sent in
 * full.
 */
export function isUnknownDocument(code: string | undefined): boolean {
  if (code !== 'PERSISTED_QUERY_NOT_FOUND') return false;
  isUnknownVersion = true;
  return true;
}
