import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { page, root } from './pages.ts';

/** The numbered sections of the product documents, in order. */
const SECTIONS = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => `1: ${section}`),
  '2: 1',
  ...Array.from({ length: 15 }, (_, index) => `2: 2.${index + 1}`),
  ...[3, 4, 5, 6, 7, 8, 9].map((section) => `2: ${section}`),
];

const { text } = page('docs/requirements.md');

const rows = text
  .split('\n')
  .filter((line) => /^\| \d: /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id, rule, coverage]) => ({ id: id!, rule: rule!, coverage: coverage! }));

const escape = (literal: string) => literal.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Returns whether a call in the source has the title as its first argument, as tests, groups and steps have. */
const hasTitle = (source: string, title: string) =>
  new RegExp(String.raw`\(\s*(['"\x60])${escape(title)}\1,`).test(source);

/** Returns the number that the page states before "rules" in the line of a kind of coverage. */
const stated = (kind: string) => Number(new RegExp(`"${kind}" is [^:]*: (\\d+) rules?`).exec(text)?.[1]);

test('every numbered section of the product documents is listed once, in order', () => {
  const headings = Array.from(text.matchAll(/^### (\d: [\d.]+) /gm), ([, section]) => section!);
  expect(headings).toEqual(SECTIONS);
});

test('the rules of each section are numbered in order, below its heading', () => {
  const found = Array.from(text.matchAll(/^(?:###|\|) (\d: [\d.]+)(?:-\d+)? /gm), ([line, section]) => ({
    line,
    section,
  }));
  const headings = found.filter(({ line }) => line.startsWith('#')).map(({ section }) => section!);
  const expected = headings.flatMap((section) => {
    const own = found.filter((item) => item.section === section && item.line.startsWith('|'));
    return own.map((_, index) => `${section}-${index + 1}`);
  });
  expect(rows.map(({ id }) => id)).toEqual(expected);
  for (const of of SECTIONS) expect(rows.map(({ id }) => id)).toContain(`${of}-1`);
});

test('every rule is covered by tests, replaced by a decision, or said to be missing', () => {
  const tests = /^`[^`]+` "[^"]+"(; `[^`]+` "[^"]+")*$/;
  const others = /^(not built yet|no test yet|decided otherwise: decision \d{4})$/;
  expect(rows.filter(({ coverage }) => !tests.test(coverage) && !others.test(coverage))).toEqual([]);
  expect(rows.filter(({ rule }) => rule === '')).toEqual([]);
});

test('every named test exists', () => {
  const named = rows.flatMap(({ id, coverage }) =>
    Array.from(coverage.matchAll(/`([^`]+)` "([^"]+)"/g), ([, file, title]) => ({
      id,
      file: file!,
      title: title!,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(({ file, title }) => {
    const full = path.join(root, file);
    return !fs.existsSync(full) || !hasTitle(fs.readFileSync(full, 'utf8'), title);
  });
  expect(missing).toEqual([]);
});

test('every named decision exists', () => {
  const records = fs.readdirSync(path.join(root, 'docs/decisions'));
  const named = rows.flatMap(({ coverage }) => /decision (\d{4})$/.exec(coverage)?.[1] ?? []);
  expect(named.filter((number) => !records.some((file) => file.startsWith(`${number}-`)))).toEqual([]);
});

test('the page states how many rules are not built and how many have no test', () => {
  for (const kind of ['not built yet', 'no test yet']) {
    expect({ [kind]: stated(kind) }).toEqual({
      [kind]: rows.filter(({ coverage }) => coverage === kind).length,
    });
  }
});
