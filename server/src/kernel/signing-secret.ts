import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Loads the signing secret of earlier starts or creates it, so that sessions survive a restart. Two servers that start at
 * once get the same secret.
 */
export function loadOrCreateSecret(file: string): string {
  createSecret(file);
  return fs.readFileSync(file, 'utf8');
}

function createSecret(file: string): void {
  if (fs.existsSync(file)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    fs.linkSync(draft, file); // atomic: fails if another process was first, and never exposes half a file
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.rmSync(draft);
  }
}
