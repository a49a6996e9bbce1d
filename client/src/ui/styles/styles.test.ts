import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../..');
const mantine = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'));

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/** Returns the names of components that files import from a place. */
function imported(folder: string, pattern: RegExp): Set<string> {
  const names = filesBelow(folder).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(pattern)].flatMap((match) => match[1]!.split(',')),
  );
  return new Set(names.map((name) => name.trim().replace(/^type /, '')));
}

/** Returns a component and all that it is made of. */
function withParts(component: string, found: Set<string>): void {
  const folder = path.join(mantine, 'esm/components', component);
  if (found.has(component) || !fs.existsSync(folder)) return;
  found.add(component);
  for (const part of imported(folder, /from ['"]\.\.\/(?:\.\.\/)?([A-Z]\w+)\//g)) withParts(part, found);
}

test('the styles of every component in use are imported', () => {
  const found = new Set<string>();
  for (const name of imported(source, /import \{([^{}]*)\} from '@mantine\/core'/g)) withParts(name, found);
  const needed = [...found].filter((name) => fs.existsSync(path.join(mantine, `styles/${name}.layer.css`)));
  const listed = ['public', 'app'].flatMap((name) =>
    Array.from(
      fs
        .readFileSync(path.join(import.meta.dirname, `${name}.css`), 'utf8')
        .matchAll(/styles\/([A-Z]\w+)\.layer/g),
      ([, component]) => component!,
    ),
  );
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((name) => !listed.includes(name))).toEqual([]);
});
