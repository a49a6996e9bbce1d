import type { CatalogueRelation } from './catalogue.ts';

/** Column whose values are the moments at which a comparison with the present time changes. */
export interface Moment {
  table: string;
  column: string;
}

/** A column of a row and the present time: `now() < "t0"."start_date"`. */
const COMPARISON = /now\(\) [<>]=? "?\b(\w+)"?\."?(\w+)"?|"?\b(\w+)"?\."?(\w+)"? [<>]=? now\(\)/g;

/** End of the text before a comparison that is a condition of its own, and beginning of the text after it. */
const BEFORE = /(?:\(|\b(?:when|and|or|not|case))\s{0,9}$/;
const AFTER = /^\s{0,9}(?:\)|(?:then|and|or)\b)/;
/** Characters that both look at, at most. */
const AROUND = 16;

/**
 * Takes the comparisons with the present time out of a statement. Until the next moment of their columns, the statement
 * reads the same. Others stay in its text, which is then not covered.
 */
export function takeMoments(
  code: string,
  relations: ReadonlyMap<string, CatalogueRelation>,
): { code: string; moments: Moment[] } {
  const moments = new Map<string, Moment>();
  const rest = code.replaceAll(COMPARISON, (text, ...found: (string | number | undefined)[]) => {
    const [alias, column] = (found[0] ? found.slice(0, 2) : found.slice(2, 4)) as [string, string];
    if (!standsAlone(code, found[4] as number, text.length)) return text;
    const tables = tablesNamed(alias, code);
    if (!tables?.every((table) => relations.get(table)?.moments.includes(column))) return text;
    for (const table of tables) moments.set(`${table}.${column}`, { table, column });
    return `(${alias}.${column} is null)`;
  });
  return { code: rest, moments: [...moments.values()] };
}

/** Returns whether a part of a text is compared with nothing else, and computed of nothing. */
const standsAlone = (code: string, at: number, length: number): boolean =>
  BEFORE.test(code.slice(Math.max(0, at - AROUND), at)) &&
  AFTER.test(code.slice(at + length, at + length + AROUND));

/** Returns the tables with an alias, or null if it may also be that of something else. */
function tablesNamed(alias: string, code: string): string[] | null {
  const matchesOf = (pattern: string) => code.match(new RegExp(pattern, 'g'))?.length ?? 0;
  // The read compiler gives a page the alias of its table: `from (select "t0".*, … from "cohort" as "t0" …) "t0"`.
  const pages = matchesOf(`from \\(select "${alias}"\\.\\*, `);
  if (matchesOf(`\\)\\s*(?:as )?"?${alias}"?(?![\\w."])`) > pages) return null;
  const uses = code.matchAll(
    new RegExp(`(?:\\bfrom|\\bjoin|,)\\s+"?(\\w+)"?(?: as)? "?${alias}"?(?![\\w."])`, 'g'),
  );
  const tables = [...new Set(Array.from(uses, ([, table]) => table!))];
  return tables.length > 0 ? tables : null;
}

/** Returns the statement that reads the next of the moments after a time, in microseconds since 1970. */
export function nextMoment(moments: readonly Moment[], institutionId: string, after: number) {
  // The number of a time is a float in PostgreSQL, which may be a microsecond too late.
  const from = `to_timestamp(($2::bigint - 10) / 1000000.0)`;
  const each = moments.map(
    ({ table, column }) =>
      `select min(m."${column}") as moment from "${table}" m where m.institution_id = $1::uuid and m."${column}" >= ${from}`,
  );
  return {
    text: `select (extract(epoch from min(moment)) * 1000000)::bigint::text from (${each.join(' union all ')}) next`,
    values: [institutionId, after],
  };
}
