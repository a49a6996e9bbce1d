// The web client's own GraphQL documents by their SHA-256: what the client sends in place of a document, and what the
// server knows from its start.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, print, visit } from 'graphql';
import { root } from './project.mjs';

/** Written by the code generator; the build of the client takes it along. */
export const manifestFile = path.join(root, 'client/documents.generated.json');

/** Directives that Apollo obeys and does not send. */
const clientSide = new Set(['unmask', 'nonreactive', 'connection']);

const cache = new InMemoryCache();
const texts = new Map();

/** Of a document that Apollo sends: with the names of types, which its cache asks for. */
export function trustApolloDocument(document) {
  const sent = visit(document, {
    [Kind.DIRECTIVE]: ({ name }) => (clientSide.has(name.value) ? null : undefined),
  });
  return trustDocument(cache.transformDocument(sent));
}

/** Of a document that is sent as it is written. Returns what the generated document carries beside itself. */
export function trustDocument(document) {
  const text = print(document);
  const hash = createHash('sha256').update(text).digest('hex');
  texts.set(hash, text);
  return { hash };
}

/** Keeps the texts of all documents that were generated. */
export function writeManifest() {
  const sorted = [...texts].toSorted(([, a], [, b]) => (a < b ? -1 : 1));
  fs.writeFileSync(manifestFile, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}
