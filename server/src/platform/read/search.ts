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

/** Three letters or digits in a row, which a trigram index needs to find a text inside of words. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Letters of alphabets that put spaces between words and nothing in front of them, and digits. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Nd}`;

/** A text that begins with such a letter and has no others. */
const BEGINS_WORD = new RegExp(`^[${LETTER}](?:[${LETTER}]|[^\\p{L}\\p{N}])*$`, 'u');

/** Letters of which every database makes trigrams: others depend on its locale. */
const HAS_ASCII = /[a-z\d]/i;

/** How a text is searched. Booleans select the statement. */
export interface SearchForm {
  /** Whether an index finds the text. Otherwise PostgreSQL would scan the index of all institutions, so each text is compared. */
  isIndexedSearch: boolean;
  /**
   * Whether the text is so short that it is found at the beginnings of words only. In other scripts, one or two characters are
   * often a word inside of a longer row: they are found anywhere.
   */
  isWordStartSearch: boolean;
}

/** Returns how a text is searched. */
export function searchForm(text: string): SearchForm {
  const isLong = HAS_TRIGRAM.test(text);
  const isWordStartSearch = !isLong && BEGINS_WORD.test(text);
  return {
    isIndexedSearch: isLong || (isWordStartSearch && HAS_ASCII.test(text.normalize('NFKD'))),
    isWordStartSearch,
  };
}

/** Sentence of the description of a list's search. */
export const SHORT_SEARCH = 'A text of one or two letters matches beginnings of words.';

/** Adds to a list's arguments how its text is searched. */
export const withSearchForm = (given: Record<string, unknown>): Record<string, unknown> =>
  typeof given['search'] === 'string' ? { ...given, ...searchForm(given['search']) } : given;

/** Returns SQL of a regular expression that finds a text at the beginnings of words. Its first group is the text. */
export const wordStartPattern = (part: Sql): Sql =>
  sql`('(?:^|[^[:alnum:]])(' || regexp_replace(${part}, '([][\\\\.*+?(){}^$|])', '\\\\\\1', 'g') || ')')`;

/** Returns SQL: whether a word of a text begins with another text. */
export const hasWordStart = (text: Sql, part: Sql): Sql =>
  sql`${plainText(text)} ~ ${wordStartPattern(plainText(part))}`;

/**
 * Returns SQL: the same in a form that an index supports. Of the trigrams of "zw" at least two of three are in any text with such a
 * word ("  z" and " zw"), and one of two of those of "z", so these are similar.
 */
export const hasIndexedWordStart = (text: Sql, part: Sql): Sql =>
  sql`(${withoutAccents(text)} %> ${withoutAccentsIfAny(part)} and ${hasWordStart(text, part)})`;

/**
 * Returns SQL: whether a text contains the searched one, regardless of case and accents; a short one at the beginning of a word.
 * Undefined without a search.
 */
export function matchesSearch(
  text: Sql,
  { search, isIndexedSearch, isWordStartSearch }: ReadArguments,
): Sql | undefined {
  if (!search) return undefined;
  if (isWordStartSearch)
    return isIndexedSearch ? hasIndexedWordStart(text, sql`${search}`) : hasWordStart(text, sql`${search}`);
  if (!isIndexedSearch) return contains(text, search);
  return sql`${withoutAccents(text)} ilike '%' || regexp_replace(${withoutAccents(sql`${search}`)}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
