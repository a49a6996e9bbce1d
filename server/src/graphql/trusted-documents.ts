import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config.ts';

/** Written by `npm run codegen` and copied to the built client: identity (SHA-256) -> text of each of its documents. */
const MANIFEST = path.join(projectRoot, 'client/trusted-documents.generated.json');

/** The web client's own documents by their identity; none where the client was never built. */
export function readTrustedDocuments(file = MANIFEST): Readonly<Record<string, string>> {
  if (!fs.existsSync(file)) return {};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
}
