import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** Language of the texts in the code. Its screens are served where the build of another one is not there yet. */
export const ENGLISH = 'en';

/** Returns the languages of the client's texts, English first. */
export function languages() {
  const folders = fs.readdirSync(path.join(root, 'client/src/texts'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [ENGLISH, ...names.filter((name) => name !== ENGLISH)];
}
