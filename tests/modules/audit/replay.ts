import type { App } from '#tests/support/app';
import { GLOBAL_TABLES, UNAUDITED } from '#tests/platform/database/catalogue';

type Values = Record<string, unknown>;

/** An entry of the audit log as stored. */
export interface Entry {
  institution_id: string;
  account_id: string | null;
  request_id: string | null;
  operation: string | null;
  noun: string;
  row_id: string;
  label: string | null;
  action: string;
  before: Values | null;
  after: Values | null;
}

/** Rows by table and identity. */
export type Rows = Map<string, Values>;

/** Reads every row of the audited tables of all institutions, and the institutions, without columns that entries omit. */
export async function rowsOf(app: App): Promise<Rows> {
  const { rows: tables } = await app.db.query<{ name: string; arguments: string }>(
    `select c.relname as name, encode(t.tgargs, 'escape') as arguments from pg_trigger t
     join pg_class c on c.oid = t.tgrelid where t.tgname in (c.relname || '_audit_update', 'institution_audit_insert_update')`,
  );
  const audited = tables.filter(
    ({ name }) => name === 'institution' || !(name in GLOBAL_TABLES || name in UNAUDITED),
  );
  const parts = audited.map(({ name, arguments: given }) => {
    const [leftOut = '', secrets = ''] = given.split('\\000').map((list) => list.slice(1, -1));
    const omitted = [leftOut, secrets].filter(Boolean).join(',');
    return `select '${name} ' || id as key, jsonb_strip_nulls(to_jsonb(t)) - '{${omitted}}'::text[] as row from ${name} t`;
  });
  const all = { name: 'audited rows', text: parts.join(' union all ') }; // prepared, because to plan it takes longest
  const { rows } = await app.db.query<{ key: string; row: Values }>(all);
  return new Map(rows.map(({ key, row }) => [key, row]));
}

/** Returns the audit entries of a request in order. */
export async function entriesOf(app: App, requestId: string | undefined): Promise<Entry[]> {
  const { rows } = await app.db.query<Entry>('select * from audit_entry where request_id = $1 order by id', [
    requestId,
  ]);
  return rows;
}

/** Logged value of a changed credential, which `rowsOf` leaves out. */
const HIDDEN = 'hidden';

/** Applies the entries to the rows. Throws if an entry's old values do not match the row. */
export function replay(rows: Rows, entries: Entry[]): Rows {
  const result = new Map(rows);
  for (const entry of entries) {
    const { noun, row_id, action } = entry;
    const [before, after] = [withoutHidden(entry.before), withoutHidden(entry.after)];
    if (['session', 'account', 'passkey'].includes(noun)) continue; // without an institution
    const key = `${noun} ${row_id}`;
    const known = result.get(key);
    if ((known === undefined) !== (before === null)) throw new Error(`${action} ${key}, which is not so`);
    for (const [column, value] of Object.entries(before ?? {}))
      if (JSON.stringify(known?.[column] ?? null) !== JSON.stringify(value))
        throw new Error(`${column} of ${key} was not ${JSON.stringify(value)}`);
    if (after === null) result.delete(key);
    else result.set(key, withoutNulls({ ...known, ...after }));
  }
  return result;
}

const withoutHidden = (values: Values | null): Values | null =>
  values && Object.fromEntries(Object.entries(values).filter(([, value]) => value !== HIDDEN));

const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
