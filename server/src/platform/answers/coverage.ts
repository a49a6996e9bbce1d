import { apartKey, type NotedBy, tableKey } from '#platform/database/changes';
import type { Viewer } from '#kernel/viewer';
import { type Moment, takeMoments } from './moments.ts';
import type { Catalogue, CatalogueFunction, CatalogueRelation } from './catalogue.ts';

/** A table that a statement reads, and how its changes are noted. */
export interface Noted {
  table: string;
  by: NotedBy;
  /** Whether row level security shows its rows by more than the institution. */
  isPersonal: boolean;
}

/** Everything on which a covered statement depends. */
export interface Covered {
  tables: Noted[];
  /** Moments of rows at which it reads something else, though nothing changed. */
  moments: Moment[];
}

/**
 * Functions whose result depends on their arguments and on settings that are the same for all reads: time zone, language,
 * formats. PostgreSQL calls these stable, as it does those that read the clock or tables.
 */
const HARMLESS = new Set(
  [
    'array_agg array_to_json array_to_string concat concat_ws format string_agg',
    'json_agg json_agg_strict json_build_array json_build_object json_object_agg row_to_json to_json',
    'jsonb_agg jsonb_agg_strict jsonb_build_array jsonb_build_object jsonb_object_agg to_jsonb',
    'date date_part date_trunc extract generate_series interval timestamp timestamptz timezone',
    'bpchar text to_char to_date to_number to_timestamp',
    'similarity strict_word_similarity unaccent without_accents word_similarity',
    'missing', // raises an error, and errors are not kept
  ].flatMap((names) => names.split(' ')),
);

/** Words that tell the time without a call, and one that hides a statement in a text. */
const REFUSED = /\b(current_date|current_time|current_timestamp|localtime|localtimestamp|execute)\b/;

/** Comments, texts and names in quotes. */
const QUOTED = /--.*$|'(?:[^']|'')*'|"(?:[^"]|"")*"/gm;

/** Texts with other rules for quotes. */
const OTHER_TEXTS = /\b[eu]&?'|\$[a-z_]*\$|\/\*/i;

/** Returns whether a text means a moment that moves, if it becomes a time: `today`. */
export const meansTime = (text: string): boolean =>
  /^\s*(now|today|tomorrow|yesterday|allballs)\b/i.test(text);

/**
 * Decides which statements may be answered from memory, from their texts and the catalogue of the database. Everything that is
 * not known to be safe is refused: a statement is covered if each table that it names notes its changes, and if no function
 * that it calls, or that one of these calls, depends on anything else.
 */
export class Coverage {
  readonly #relations: Map<string, CatalogueRelation>;
  readonly #functions: Map<string, CatalogueFunction>;
  readonly #schemas: Set<string>;

  constructor({ relations, functions, schemas }: Catalogue) {
    this.#schemas = new Set(schemas);
    this.#relations = new Map(relations.map((relation) => [relation.name, relation]));
    this.#functions = new Map(functions.map((known) => [known.name, known]));
  }

  /** Returns what a statement depends on, or null if it is not covered. */
  of(text: string): Covered | null {
    const code = codeOf(text);
    if (code === null) return null;
    const noted = new Map<string, Noted>();
    const { code: rest, moments } = takeMoments(code, this.#relations);
    if (!this.#collect(rest, noted, new Set())) return null;
    const isOfTenant = ({ table }: Moment) => noted.has(table) && this.#relations.get(table)!.isTenant;
    return moments.every(isOfTenant) ? { tables: [...noted.values()], moments } : null;
  }

  /**
   * Returns the numbers of the parameters to which a statement confines the institution of all rows that row level security
   * shows by more than the institution. With the reader's institution as their values, the statement reads the same for
   * everybody. Null if it may not.
   */
  confinedBy(text: string, { tables }: Covered): number[] | null {
    const code = codeOf(text);
    const parameters = new Set<number>();
    for (const table of new Set(tables.filter(({ isPersonal }) => isPersonal).map((noted) => noted.table))) {
      const confining = code && confiningParameters(code, table);
      if (!confining) return null;
      for (const number of confining) parameters.add(number);
    }
    return [...parameters];
  }

  #collect(code: string | null, noted: Map<string, Noted>, seen: Set<string>): boolean {
    if (code === null || REFUSED.test(code)) return false;
    for (const [, name, call] of code.matchAll(/"?\b([a-z_][\w$]*)"?(\s*\()?/g)) {
      if (this.#schemas.has(name!) || name!.startsWith('pg_') || !this.#isNoted(name!, noted)) return false;
      if (call && !seen.has(name!)) {
        seen.add(name!);
        if (!this.#isHarmless(name!, noted, seen)) return false;
      }
    }
    return true;
  }

  /** Adds the table with a name, if there is one. A column with the name of a table only adds too much. */
  #isNoted(name: string, noted: Map<string, Noted>): boolean {
    const relation = this.#relations.get(name);
    if (!relation) return true;
    const { isTable, isTenant, isOpen, isPersonal } = relation;
    if (!isTable) return false;
    const kinds = isTenant ? (['institution', 'apart'] as const) : (['table'] as const);
    const by = kinds.find((kind) => relation.noted.includes(kind));
    if (!by) return false;
    noted.set(name, { table: name, by, isPersonal });
    if (!isTenant || !isOpen) return true;
    if (!relation.noted.includes('account')) return false;
    noted.set(`${name} of the account`, { table: name, by: 'account', isPersonal: true });
    return true;
  }

  #isHarmless(name: string, noted: Map<string, Noted>, seen: Set<string>): boolean {
    const known = this.#functions.get(name);
    if (!known || HARMLESS.has(name)) return true; // without a function of the name it is syntax: `coalesce(`
    if (known.isDefiner || known.volatility !== 'i') return false;
    return known.bodies.every((body) => this.#collect(codeOf(body), noted, seen));
  }
}

/** Returns a statement in lower case without comments and texts, or null if one of these may mean more. */
function codeOf(text: string): string | null {
  if (OTHER_TEXTS.test(text)) return null;
  let isSafe = true;
  const code = text.replaceAll(QUOTED, (part) => {
    if (part.startsWith('"')) return part;
    if (meansTime(part.slice(1))) isSafe = false;
    return part.startsWith("'") ? "''" : ' ';
  });
  return isSafe ? code.toLowerCase() : null;
}

/** Returns the parameters that are compared with the institution of each row of a table, or null if one row's is not. */
function confiningParameters(code: string, table: string): number[] | null {
  const mentions = code.match(new RegExp(`\\b${table}\\b`, 'g')) ?? [];
  const uses = Array.from(
    code.matchAll(new RegExp(`\\b(?:from|join) "?${table}"?(?: as)? "?([a-z_]\\w*)"?`, 'g')),
    ([, alias]) => alias!,
  );
  if (uses.length === 0 || uses.length < mentions.length) return null;
  const parameters: number[] = [];
  for (const alias of new Set(uses)) {
    const conditions = Array.from(
      code.matchAll(new RegExp(`(?<![\\w."])"?${alias}"?\\."?institution_id"? = \\$(\\d+)`, 'g')),
      ([, number]) => Number(number),
    );
    if (conditions.length < uses.filter((one) => one === alias).length) return null;
    parameters.push(...conditions);
  }
  return parameters;
}

/** Returns the keys under which changes of the tables are noted, of those rows that a member can read. */
export function keysOf(
  noted: readonly Pick<Noted, 'table' | 'by'>[],
  viewer: Viewer & { institutionId: string },
): string[] {
  const keys = new Set<string>();
  for (const { table, by } of noted) {
    if (by === 'institution') keys.add(viewer.institutionId);
    if (by === 'apart') keys.add(apartKey(viewer.institutionId, table));
    if (by === 'table') keys.add(tableKey(table));
    if (by === 'account' && viewer.accountId && !viewer.token) keys.add(viewer.accountId);
  }
  return [...keys];
}
