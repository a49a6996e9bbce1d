import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#kernel/config';

/** Manifest that the build of the client writes: the text of each of its documents by SHA-256. */
const MANIFEST = path.join(projectRoot, 'client/dist/.documents.json');

/** Reads the documents of the web client by their SHA-256; none before it is built. */
export function readTrustedDocuments(): Readonly<Record<string, string>> {
  if (!fs.existsSync(MANIFEST)) return {};
  return JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
}
