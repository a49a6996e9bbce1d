import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/api/docs/pages';

const source = path.join(root, 'server/src');

/** Source files whose text matches, without migrations, which stay as they were released. */
const filesWith = (pattern: RegExp): string[] =>
  fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('migrations'))
    .filter((file) => pattern.test(fs.readFileSync(path.join(source, file), 'utf8')))
    .map((file) => file.replaceAll(path.sep, '/'));

test.each([
  ['a full name', /first(_?name)?\}? \|\| ' ' \|\|/i, 'modules/membership/membership.sql.ts'],
  ['a name for a member without one', /'Unnamed member'/, 'modules/membership/membership.sql.ts'],
  ['the price of a cohort', /sum\(link\.\$\{COURSE_PRICE\}\)/, 'modules/cohort/cohort-price.sql.ts'],
])('writes the SQL of %s in one file only', (_, pattern, file) => {
  expect(filesWith(pattern)).toEqual([file]);
});

test('refers to groups of enrollment statuses by their named fragments, never by a written list', () => {
  expect(filesWith(/in \('(active|pending)', '/)).toEqual([]);
});
