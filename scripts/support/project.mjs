import fs from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Returns all files in a folder as project-relative paths with `/`, without build results and dependencies. */
export function filesBelow(folder) {
  const start = path.join(root, folder);
  if (!fs.existsSync(start)) return [];
  const entries = fs
    .readdirSync(start, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (/^(node_modules|dist|test-results)$/.test(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}
