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
  // The comma after the last name leaves an empty one.
  return new Set(names.map((name) => name.trim().replace(/^type /, '')).filter(Boolean));
}

/** Returns a component and all that it is made of. */
function withParts(component: string, found: Set<string>): void {
  const folder = path.join(mantine, 'esm/components', component);
  if (found.has(component) || !fs.existsSync(folder)) return;
  found.add(component);
  for (const part of imported(folder, /from ['"]\.\.\/(?:\.\.\/)?([A-Z]\w+)\//g)) withParts(part, found);
}

/** Parts of cards with a check box or a radio button, which no screen has. */
const UNUSED = ['CheckboxCard', 'RadioCard', 'RadioIndicator'];

const LISTS = ['public', 'app'].map((name) => path.join(import.meta.dirname, `${name}.css`));

/** Returns the names of components whose styles a file imports. */
const styledIn = (file: string): string[] =>
  Array.from(
    fs.readFileSync(file, 'utf8').matchAll(/core\/styles\/([A-Z]\w+)\.layer/g),
    ([, component]) => component!,
  );

test('the styles of every component in use are imported', () => {
  const found = new Set<string>();
  for (const name of imported(source, /import \{([^{}]*)\} from '@mantine\/core'/g)) withParts(name, found);
  const needed = [...found].filter(
    (name) => !UNUSED.includes(name) && fs.existsSync(path.join(mantine, `styles/${name}.layer.css`)),
  );
  const listed = [...LISTS, ...filesBelow(source)].flatMap(styledIn);
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((name) => !listed.includes(name))).toEqual([]);
});

test('a file imports the styles of each component that is not styled everywhere', () => {
  const everywhere = new Set(LISTS.flatMap(styledIn));
  const missing = filesBelow(source).flatMap((file) => {
    const used = Array.from(
      fs.readFileSync(file, 'utf8').matchAll(/import \{([^{}]*)\} from '@mantine\/core'/g),
    ).flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
    const styled = new Set([...everywhere, ...styledIn(file)]);
    return used
      .filter((name) => /^[A-Z]\w+$/.test(name) && !styled.has(name))
      .filter((name) => fs.existsSync(path.join(mantine, `styles/${name}.layer.css`)))
      .map((name) => `${path.relative(source, file)}: ${name}`);
  });
  expect(missing).toEqual([]);
});
