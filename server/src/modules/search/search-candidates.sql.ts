import { sql } from 'kysely';
import type { Reader, Sql } from '#platform/read/declarations';
import {
  contains,
  hasIndexedWordStart,
  hasWordStart,
  withoutAccents,
  withoutAccentsIfAny,
} from '#platform/read/search';
import type { SearchKind } from './search.enums.ts';

/** A reader with a membership. */
export interface Member extends Reader {
  institutionId: Sql;
  membershipId: Sql;
}

/** Values of the statement, see `SearchedWords`. */
export interface Searched {
  text: Sql;
  key: Sql;
  keyPattern: Sql;
  keyStart: Sql;
  keyWhole: Sql;
  swapped: Sql;
  words: Sql;
  areStarts: Sql;
  patterns: Sql;
  patternOf: Sql;
  kinds: Sql;
  first: Sql;
  isIndexed: boolean;
  isWordStart: boolean;
  isFuzzy: boolean;
  isSingle: boolean;
}

/** Where the objects of one kind are searched, and what a result has. Columns that are left out are null. */
export interface Source {
  kind: SearchKind;
  table: string;
  /** Alias of the table in the other parts. */
  as: string;
  /** SQL condition for the rows that the reader can see. */
  isVisible: Sql;
  /** Text that is compared despite typing errors, in the form of its index. */
  title: Sql;
  /** Whether the title is a name, of which any word may be meant. */
  isName?: true;
  /** Text with the title that must contain the words, in the form of its index (`searchIndex`). */
  searched: Sql;
  /** Text that the reader may search, where it is less than `searched`. */
  readable?: Sql;
  /** The title as it is shown, where it is another text. */
  shown?: Sql;
  context?: Sql;
  startsAt?: Sql;
  timeZone?: Sql;
  isDraft?: Sql;
  avatarUrl?: Sql;
}

/** Number of candidates of each rank that are compared for a single word. More than MAX_RESULTS. */
const ENOUGH = 50;

/** SQL of the candidates of a source that meet a condition. It names no other row, so PostgreSQL computes it once. */
const idsWhere = ({ table, as }: Source, { institutionId }: Member, condition: Sql): Sql =>
  sql`select ${sql.ref(`${as}.id`)} from ${sql.table(table)} as ${sql.ref(as)}
    where ${sql.ref(`${as}.institution_id`)} = ${institutionId} and ${condition}`;

/** SQL condition: a text with an index is like a pattern. */
const isLike = (text: Sql, pattern: Sql): Sql =>
  sql`${withoutAccents(text)} ilike ${withoutAccentsIfAny(sql`${pattern}::text`)}`;

/** SQL condition: a text has the key, in the form of its index. */
const hasKey = (text: Sql, { key, keyPattern, isWordStart }: Searched): Sql =>
  isWordStart ? hasIndexedWordStart(text, sql`${key}::text`) : isLike(text, keyPattern);

/**
 * SQL condition: the text that the reader may search has the key, where it is less than the indexed text. The title is compared
 * first: for the rest, PostgreSQL looks up the students of the reader.
 */
function readsKey({ title, readable }: Source, { key, isWordStart }: Searched): Sql {
  if (!readable) return sql`true`;
  const [has, part] = [isWordStart ? hasWordStart : contains, sql`${key}::text`];
  return sql`(${has(title, part)} or ${has(readable, part)})`;
}

/**
 * SQL condition: a row may match the key. Each way to match is a scan of an index of its own: PostgreSQL takes the comparison
 * of a text with several patterns for cheap, and would compare every row of the institution.
 */
export function isCandidate(source: Source, searched: Searched, reader: Member): Sql {
  if (!searched.isIndexed) return contains(source.searched, searched.key);
  const candidates = searched.isSingle
    ? bestCandidates(source, searched, reader)
    : allCandidates(source, searched, reader);
  return sql`${sql.ref(`${source.as}.id`)} = any(array(${candidates}))`;
}

/** SQL of all rows that have the key, or a title with a similar word. */
const allCandidates = (source: Source, searched: Searched, reader: Member): Sql =>
  sql.join(
    [
      idsWhere(source, reader, hasKey(source.searched, searched)),
      ...fuzzyCandidates(source, searched, reader),
    ],
    sql` union all `,
  );

/** SQL of the rows whose title has a word similar to the key, and of those with a misspelt one. */
function fuzzyCandidates(
  source: Source,
  { key, swapped, isFuzzy }: Searched,
  reader: Member,
  condition = sql`true`,
): Sql[] {
  if (!isFuzzy) return [];
  const { title } = source;
  const isSimilar = sql`${withoutAccents(title)} %> ${withoutAccentsIfAny(sql`${key}::text`)}`;
  // Without the offset PostgreSQL compares every row of the institution with every spelling.
  const misspelt = sql`select m.id from unnest(${swapped}::text[]) as p (pattern)
    cross join lateral (${idsWhere(source, reader, isLike(title, sql`p.pattern`))} offset 0) as m (id)`;
  return [idsWhere(source, reader, sql`${condition} and ${isSimilar}`), sql`${misspelt} where ${condition}`];
}

/**
 * SQL of the rows among which are the best for a single word. Where enough titles have it, other rows can hardly be better: the
 * candidates are enough of these titles, enough of those with a word that begins with it, and the leading ones. Otherwise all of
 * these titles are, those with a similar word, and enough rows that have it elsewhere. A frequent word would otherwise cost as
 * much as there are rows with it, to show a handful.
 */
function bestCandidates(source: Source, searched: Searched, reader: Member): Sql {
  const { title, isName, isVisible } = source;
  const some = (condition: Sql): Sql =>
    sql`(${idsWhere(source, reader, sql`${condition} and ${isVisible}`)} limit ${sql.lit(ENOUGH)})`;
  const areMany = sql`(select count(*) = ${sql.lit(ENOUGH)} from titled)`;
  const areFew = sql`(select count(*) < ${sql.lit(ENOUGH)} from titled)`;
  // Any word of a name may be meant. To find those that begin with a last name, all that have it would be read.
  const leading = isName ? undefined : leadingCandidates(source, searched, areMany, some);
  const candidates = [
    sql`select id from titled`,
    ...(leading?.candidates ?? []),
    ...(searched.isWordStart
      ? []
      : [some(sql`${areMany} and ${hasIndexedWordStart(title, sql`${searched.key}::text`)}`)]),
    some(sql`${areFew} and ${hasKey(source.searched, searched)} and ${readsKey(source, searched)}`),
    ...fuzzyCandidates(source, searched, reader, areFew),
  ];
  return sql`with titled as materialized ${some(hasKey(title, searched))}${leading?.table ?? sql``}
    ${sql.join(candidates, sql` union all `)}`;
}

/** Returns SQL of the titles that begin with the key, as a table, and of those that equal it where the former are many. */
function leadingCandidates(
  { title }: Source,
  { keyStart, keyWhole }: Searched,
  areMany: Sql,
  some: (condition: Sql) => Sql,
): { table: Sql; candidates: Sql[] } {
  const areLeadingMany = sql`(select count(*) = ${sql.lit(ENOUGH)} from led)`;
  return {
    table: sql`, led as materialized ${some(sql`${areMany} and ${isLike(title, keyStart)}`)}`,
    candidates: [sql`select id from led`, some(sql`${areLeadingMany} and ${isLike(title, keyWhole)}`)],
  };
}
