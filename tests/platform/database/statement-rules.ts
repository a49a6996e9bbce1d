import type pg from 'pg';
import {
  genericPlan,
  ownDecisions,
  type PlannedNode,
  unroutedScans,
  unscopedScans,
} from '#tests/support/plans';
import { GLOBAL_TABLES } from './catalogue.ts';

/**
 * Statements that read rows of several institutions, by their beginning, and why. A distributed database asks every
 * node.
 */
export const ACROSS_INSTITUTIONS: Record<string, string> = {
  'select json_agg(distinct change.institution_id)':
    'institutions with changes that have no entries in the catalogue yet, once a minute',
  'select 1 from membership m join institution i on i.id = m.institution_id where m.account_id = $1':
    'institutions that an account owns',
  'select coalesce(json_agg(distinct institution_id)': 'invitations to an e-mail, whose account is deleted',
  'select institution_id as "institutionId", id from membership where account_id = $1':
    'memberships of an account that is deleted',
  'select id::text from seat_order where enrollment_id = $1 and account_id = $2':
    'own order, also outside of its institution',
  "select json_build_object('id', id, 'institutionId', institution_id, 'title', title, 'amount'":
    'own order to pay, in any institution',
  'select json_object_agg(found.id, found.institution_id)':
    'institutions of rows that the catalogue has not, which somebody from outside opens by their IDs',
  'select json_agg(distinct open.name)':
    'tables of rows that somebody from outside opens by their IDs, on one PostgreSQL',
  "select json_agg(distinct e.institution_id)::text from enrollment e where e.account_id = $1 and e.status = 'waitlisted'":
    'institutions with waitlists that an account is on, for the account itself',
  'select json_agg(distinct e.institution_id)::text from enrollment e where e.account_id = $1 and e.status in':
    'institutions where an account has a place, for the list of its memberships',
  "select json_build_object('id', k.id, 'number', k.number, 'courseId'":
    'badge of a certificate by its number, which everybody who has the number may read',
  "select json_build_object('number', k.number":
    'certificate by its number, which everybody who has the number may check',
  "select json_agg(json_build_object('institutionId', m.institution_id":
    'memberships of an account, latest first, at sign-in',
  "select json_build_object('name', i.name, 'passwordMinLength'":
    'strictest rule of an account for its password',
  'select count(*)::int as count from public."invitation" row where row.id > $1':
    'invitations to an address, for the archive of its account',
  'select count(*)::int as count from public."member_invitation" row where row.id > $1':
    'invitations to an address, for the archive of its account',
  'select row.id, (to_jsonb(row) - $2::text[])::text as line from public."invitation" row where row.id > $1 and row.email':
    'invitations to an address, for the archive of its account',
  'select row.id, (to_jsonb(row) - $2::text[])::text as line from public."member_invitation" row where row.id > $1 and row.email':
    'invitations to an address, for the archive of its account',
  'select to_json(i.name)::text from membership': 'institution of an account that requires a second factor',
  "select coalesce(string_agg(m.last_name, ' ' order by m.last_name), '') from membership m":
    'memberships as row level security shows them, by which a test tells answers in memory apart',
};

/** Scans of compiled reads that read rows of several institutions, and why. */
export const ACROSS_IN_READS: readonly { scan: RegExp; why: string }[] = [
  { scan: /^membership \w+ where .*\baccount_id = /, why: 'memberships of the account itself' },
];

/** Returns whether the read compiler made a statement (read/plan-sql.ts). */
const isCompiled = (text: string) => /\brow_to_json\(r\)/.test(text);

/** Returns hand-written statements that name a table, on one line each, without those of the queue. */
export const toRules = (texts: Iterable<string>): string[] => [
  ...new Set(
    Array.from(texts, (text) => text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()).filter(
      (text) =>
        /^(with|select|insert|update|delete)\b/i.test(text) &&
        /\b(from|into|update)\b/i.test(text) &&
        !/graphile_worker|_private_jobs/.test(text) &&
        !isCompiled(text),
    ),
  ),
];

/**
 * Returns compiled reads that together have every part of all given ones. A part is a table with its conditions. Reads are
 * mostly other selections of the same parts, and planning one takes milliseconds.
 */
export function compiledReads(texts: Iterable<string>): string[] {
  const reads = [...texts]
    .filter(isCompiled)
    .map((text) => ({ text, parts: partsOf(text) }))
    .toSorted((one, other) => other.parts.length - one.parts.length);
  const seen = new Set<string>();
  return reads
    .filter(({ parts }) => {
      const isNew = parts.some((part) => !seen.has(part));
      for (const part of parts) seen.add(part);
      return isNew;
    })
    .map(({ text }) => text);
}

const partsOf = (text: string): string[] =>
  text
    .replaceAll(/"?\bt\d+\b"?/g, 't')
    .replaceAll(/\$\d+/g, '$')
    .split(/\b(?=from )/)
    .slice(1)
    .map(untilItsEnd);

/** Returns a text up to the parenthesis that closes the one before it. */
export function untilItsEnd(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth < 0) return text.slice(0, at);
  }
  return text;
}

/** Generic plans of statements. */
export type Plans = Map<string, PlannedNode>;

/** Returns the plans of the statements, without those on tables that only a test has. */
export async function plansOf(db: pg.Pool, statements: readonly string[]): Promise<Plans> {
  const plans: Plans = new Map();
  for (const text of statements)
    await genericPlan(db, text).then(
      (plan) => plans.set(text, plan),
      (error: Error) => {
        if ((error.cause as { code?: string }).code !== UNDEFINED_TABLE) throw error;
      },
    );
  return plans;
}

const UNDEFINED_TABLE = '42P01';

/** Returns a function that tells tables of tenants from others. */
export async function tenantTables(db: pg.Pool): Promise<(table: string) => boolean> {
  const { rows } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = new Set(rows.map(({ name }) => name).filter((name) => !(name in GLOBAL_TABLES)));
  return (table) => names.has(table);
}

/** Returns the scans of tenant tables that name no institution, also over a join, by statement. */
export const unscopedIn = (db: pg.Pool, plans: Plans): Promise<Map<string, string[]>> =>
  scansIn(db, plans, unscopedScans);

/** Returns the scans of tenant tables that have no parameter for the institution, by statement. */
export const unroutedIn = (db: pg.Pool, plans: Plans): Promise<Map<string, string[]>> =>
  scansIn(db, plans, unroutedScans);

async function scansIn(
  db: pg.Pool,
  plans: Plans,
  scansOf: typeof unscopedScans,
): Promise<Map<string, string[]>> {
  const isTenantTable = await tenantTables(db);
  const found = new Map<string, string[]>();
  for (const [text, plan] of plans) {
    const scans = scansOf(plan, isTenantTable);
    if (scans.length > 0) found.set(text, scans);
  }
  return found;
}

/** Returns the functions by which statements leave values of tenant tables to the database, by statement. */
export async function ownDecisionsIn(db: pg.Pool, plans: Plans): Promise<string[]> {
  const isTenantTable = await tenantTables(db);
  const found: string[] = [];
  for (const [text, plan] of plans) {
    const functions = ownDecisions(plan, isTenantTable);
    if (functions.length > 0) found.push(`${functions.join(' ')} in ${text}`);
  }
  return found;
}
