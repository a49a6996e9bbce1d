import { sql } from 'kysely';
import type { ReadArguments, Sql } from './declarations.ts';

/** Returns SQL of a text without accents, as it is compared: people type "jose" and mean "José". */
export const withoutAccents = (text: Sql): Sql => sql`without_accents(${text})`;

/**
 * Returns SQL of the same for texts that no index has. PostgreSQL cannot inline `without_accents`, and a call takes as long as
 * comparing a hundred letters, so a text of ASCII letters is taken as it is.
 */
export const withoutAccentsIfAny = (text: Sql): Sql =>
  sql`case when octet_length(${text}) = length(${text}) then ${text} else ${withoutAccents(text)} end`;

/** Returns SQL of a text in lower case and without accents. */
export const plainText = (text: Sql): Sql => sql`lower(${withoutAccentsIfAny(text)})`;

/** Returns SQL: whether a text contains another, regardless of case and accents. */
export function contains(text: Sql, part: Sql): Sql {
  return sql`strpos(${plainText(text)}, ${plainText(part)}) > 0`;
}

/** Returns SQL of the searched columns as one text. */
export const searchedText = (...columns: Sql[]): Sql => sql.join(columns, sql` || ' ' || `);

const trigramsOf = (columns: readonly string[]): string =>
  `without_accents(${columns.join(` || ' ' || `)}) gin_trgm_ops`;

const indexOf = (table: string, ...texts: string[]): { name: string; expression: string } => ({
  name: `${table}_search`,
  expression: `create index ${table}_search on ${table} using gin (institution_id, ${texts.join(', ')})`,
});

/** Returns a trigram index of a table's searched columns, in the order of `searchedText`. */
export const searchIndex = (table: string, ...columns: string[]): { name: string; expression: string } =>
  indexOf(table, trigramsOf(columns));

/**
 * Returns the same index with the title as another column, by which rows are found despite typing errors. Not an index of its
 * own: the smaller it is, the more often PostgreSQL would read all rows of an institution by it.
 */
export const titledSearchIndex = (
  table: string,
  title: readonly string[],
  ...more: string[]
): { name: string; expression: string } => indexOf(table, trigramsOf([...title, ...more]), trigramsOf(title));

/** Three letters or digits in a row, which a trigram index needs. */
export const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Returns whether an index can find a searched text. */
export const isIndexed = (text: string): boolean => HAS_TRIGRAM.test(text);

/**
 * Adds to a list's arguments whether an index can find the searched text. A boolean selects the statement:
 * for a shorter text, PostgreSQL would scan the whole index with all institutions.
 */
export const withSearchForm = (given: Record<string, unknown>): Record<string, unknown> =>
  typeof given['search'] === 'string' ? { ...given, isIndexedSearch: isIndexed(given['search']) } : given;

/**
 * Returns SQL: whether a text contains the searched one, regardless of case and accents, in a form that an index supports.
 * Undefined without a search.
 */
export function matchesSearch(text: Sql, { search, isIndexedSearch }: ReadArguments): Sql | undefined {
  if (!search) return undefined;
  if (!isIndexedSearch) return contains(text, search);
  return sql`${withoutAccents(text)} ilike '%' || regexp_replace(${withoutAccents(sql`${search}`)}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
