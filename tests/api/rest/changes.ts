import type { App } from '#tests/support/app';

type Rows = Map<string, string[]>;

/**
 * Returns rows that exist after an action and not before, by table: as texts without parts that always differ (IDs,
 * instants, secrets) and without the caller's own `words`.
 */
export async function changesOf(
  app: Pick<App, 'db'>,
  words: string[],
  act: () => Promise<void>,
): Promise<Record<string, string[]>> {
  const before = await allRows(app);
  await act();
  const after = await allRows(app);
  const changes: Record<string, string[]> = {};
  for (const [table, rows] of after) {
    const known = new Set(before.get(table));
    const added = rows.filter((row) => !known.has(row)).map((row) => plain(row, words));
    if (added.length > 0) changes[table] = added.toSorted();
  }
  return changes;
}

async function allRows({ db }: Pick<App, 'db'>): Promise<Rows> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const all: Rows = new Map();
  for (const { name } of tables.filter((table) => !LEFT_OUT.has(table.name))) {
    const { rows } = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** Rate limit counters, which both halves of a pair share, numbers of transactions, and columns that name the endpoint. */
const LEFT_OUT = new Set(['attempt', 'audit_entry', 'change', 'idempotency_key', 'migration']);

const VOLATILE = [
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, // IDs
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:?\d\d|Z)?/g, // instants
  /"\w*_?hash":\s*"[^"]*"/g,
  /\\\\x[\da-f]+/g, // hashes as bytes
  /\$argon2id\$[^"]*/g,
  /"user_agent":\s*"[^"]*"/g,
  /\b\d{6}\b/g, // codes
];

function plain(row: string, words: string[]): string {
  const without = words.reduce((text, word) => text.replaceAll(word, '<own>'), row);
  return VOLATILE.reduce((text, pattern) => text.replaceAll(pattern, '<each time>'), without);
}
