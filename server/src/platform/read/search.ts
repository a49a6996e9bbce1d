import { sql } from 'kysely';
import type { ReadArguments, Sql } from './declarations.ts';

/** Returns SQL: whether a text contains another, case-insensitive. */
export function contains(text: Sql, part: Sql): Sql {
  return sql`strpos(lower(${text}), lower(${part})) > 0`;
}

/** Returns SQL of the searched columns as one text. */
export const searchedText = (...columns: Sql[]): Sql => sql.join(columns, sql` || ' ' || `);

/** Returns a trigram index of a table's searched columns, in the order of `searchedText`. */
export const searchIndex = (table: string, ...columns: string[]): { name: string; expression: string } => ({
  name: `${table}_search`,
  expression: `create index ${table}_search on ${table} using gin (institution_id, (${columns.join(` || ' ' || `)}) gin_trgm_ops)`,
});

/** Returns a trigram index of the text by which a table's rows are found despite typing errors. */
export const titleIndex = (table: string, ...columns: string[]): { name: string; expression: string } => ({
  name: `${table}_title_search`,
  expression: `create index ${table}_title_search on ${table} using gin (institution_id, (${columns.join(` || ' ' || `)}) gin_trgm_ops)`,
});

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
 * Returns SQL: whether a text contains the searched one, in a form that an index supports. Undefined without
 * a search.
 */
export function matchesSearch(text: Sql, { search, isIndexedSearch }: ReadArguments): Sql | undefined {
  if (!search) return undefined;
  if (!isIndexedSearch) return contains(text, search);
  return sql`${text} ilike '%' || regexp_replace(${search}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
