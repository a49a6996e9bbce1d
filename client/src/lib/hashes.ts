/** The server is of another version and does not know our documents: they are sent in full from then on. */
let isStranger = false;

/** A document that the code generator made, with what the server of the same version knows it by. */
export interface Hashed {
  __meta__?: { hash?: string } | undefined;
}

/** What to send in place of a document, by the protocol of persisted queries; null where it must be sent in full. */
export function persisted({ __meta__ }: Hashed): object | null {
  if (isStranger || !__meta__?.hash) return null;
  return { persistedQuery: { version: 1, sha256Hash: __meta__.hash } };
}

/** Whether an error says that the server does not know the document; then no other is sent by its hash either. */
export function isUnknownDocument(code: string | undefined): boolean {
  if (code !== 'PERSISTED_QUERY_NOT_FOUND') return false;
  isStranger = true;
  return true;
}
