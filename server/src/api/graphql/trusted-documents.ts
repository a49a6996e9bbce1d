import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#kernel/config';

/** Written by the build of the client: SHA-256 -> text of each document that it sends. */
const MANIFEST = path.join(projectRoot, 'client/dist/.documents.json');

/** The web client's own documents by their SHA-256; none before it is built. */
export function readTrustedDocuments(): Readonly<Record<string, string>> {
  if (!fs.existsSync(MANIFEST)) return {};
  return JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
}
