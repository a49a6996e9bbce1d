// The web client's GraphQL documents by SHA-256: the client sends the hash, and the server loads the documents on startup.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, print, visit } from 'graphql';
import { root } from './project.mjs';

/** Written by the code generator and copied by the client build. */
export const manifestFile = path.join(root, 'client/documents.generated.json');

/** Client-side directives that Apollo does not send. */
const clientSide = new Set(['unmask', 'nonreactive', 'connection']);

const cache = new InMemoryCache();
const texts = new Map();

/** Registers a document that Apollo sends, with the `__typename` fields that its cache adds. */
export function trustApolloDocument(document) {
  const sent = visit(document, {
    [Kind.DIRECTIVE]: ({ name }) => (clientSide.has(name.value) ? null : undefined),
  });
  return trustDocument(cache.transformDocument(sent));
}

/** Registers a document that is sent unchanged. Returns the extra properties of the generated document. */
export function trustDocument(document) {
  const text = print(document);
  const hash = createHash('sha256').update(text).digest('hex');
  texts.set(hash, text);
  return { hash };
}

/** Writes the texts of all generated documents. */
export function writeManifest() {
  const sorted = [...texts].toSorted(([, a], [, b]) => (a < b ? -1 : 1));
  fs.writeFileSync(manifestFile, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}
