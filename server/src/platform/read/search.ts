import { sql } from 'kysely';
import type { ReadArguments, Sql } from './declarations.ts';

/** Whether a text contains another, whatever the case. */
export function contains(text: Sql, part: Sql): Sql {
  return sql`strpos(lower(${text}), lower(${part})) > 0`;
}

/** Columns that a search looks through, as one text. */
export const searchedText = (...columns: Sql[]): Sql => sql.join(columns, sql` || ' ' || `);

/** An index of the trigrams in a table's searched columns, which are the same as those of `searchedText`, in that order. */
export const searchIndex = (table: string, ...columns: string[]): { name: string; expression: string } => ({
  name: `${table}_search`,
  expression: `create index ${table}_search on ${table} using gin (institution_id, (${columns.join(` || ' ' || `)}) gin_trgm_ops)`,
});

/** Three letters or digits in a row: an index of trigrams finds no other texts. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/**
 * Adds to the arguments of a list whether an index can find the text searched for. A boolean decides the form of the
 * statement: for a shorter text PostgreSQL would go through the whole index, which holds all institutions.
 */
export const withSearchForm = (given: Record<string, unknown>): Record<string, unknown> =>
  typeof given['search'] === 'string'
    ? { ...given, isIndexedSearch: HAS_TRIGRAM.test(given['search']) }
    : given;

/** Whether a text contains the one searched for, in a form that an index over that text serves. Undefined without a search. */
export function matchesSearch(text: Sql, { search, isIndexedSearch }: ReadArguments): Sql | undefined {
  if (!search) return undefined;
  if (!isIndexedSearch) return contains(text, search);
  return sql`${text} ilike '%' || regexp_replace(${search}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
