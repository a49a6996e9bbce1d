import pg from 'pg';

/** A statement that only sets settings of its transaction. */
const ONLY_SETTINGS = /^\s*select\s+set_config\([^()]*\)(?:\s*,\s*set_config\([^()]*\))*\s*$/;

/** A call of `set_config` with a name and a value that are given, in the text or as parameters. */
const CALL = /set_config\(\s*(?:'([\w.]+)'|\$(\d+))\s*,\s*(?:'([^']*)'|\$(\d+))\s*,\s*true\s*\)/g;

/**
 * Returns the SQL that sets a setting for the transaction and that Citus forwards to its nodes. The role is not forwarded: Citus
 * connects to a node as the role itself.
 */
export const setLocal = (name: string, value: string): string =>
  name === 'role'
    ? `select set_config('role', ${pg.escapeLiteral(value)}, true)`
    : `set local ${name} = ${pg.escapeLiteral(value)}`;

/**
 * Translates a statement that only sets settings by `set_config`, which Citus does not forward to its nodes, into statements
 * that it forwards (decision 0149). Returns null for every other statement.
 */
export function toLocalSettings(text: string, values: readonly unknown[]): string[] | null {
  if (!ONLY_SETTINGS.test(text)) return null;
  const valueOf = (literal: string | undefined, place: string | undefined) =>
    literal ?? (values[Number(place) - 1] as string | null | undefined) ?? '';
  return Array.from(text.matchAll(CALL), ([, name, namePlace, literal, place]) =>
    setLocal(valueOf(name, namePlace), valueOf(literal, place)),
  );
}
