import type pg from 'pg';
import { genericPlan, ownDecisions, unscopedScans } from '#tests/support/plans';
import { GLOBAL_TABLES } from './catalogue.ts';

/**
 * Statements that read rows of several institutions, by their beginning, and why. A distributed database asks every
 * node.
 */
export const ACROSS_INSTITUTIONS: Record<string, string> = {
  'select 1 from membership m join institution i on i.id = m.institution_id where m.account_id = $1':
    'institutions that an account owns',
  'select coalesce(json_agg(distinct institution_id)': 'invitations to an e-mail, whose account is deleted',
  'select institution_id as "institutionId", id from membership where account_id = $1':
    'memberships of an account that is deleted',
  'select institution_id::text from cohort where id = $1 and is_public':
    'institution of a public cohort, which visitors open by its address',
  "select json_build_object('number', k.number":
    'certificate by its number, which everybody who has the number may check',
  "select json_build_object('institutionId', m.institution_id": 'latest membership of an account, at sign-in',
};

/**
 * Returns statements that name a table, on one line each, without those of the queue and compiled reads, which are checked
 * with the compiler.
 */
export const toRules = (texts: Iterable<string>): string[] => [
  ...new Set(
    Array.from(texts, (text) => text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()).filter(
      (text) =>
        /^(with|select|insert|update|delete)\b/i.test(text) &&
        /\b(from|into|update)\b/i.test(text) &&
        !/graphile_worker|_private_jobs/.test(text) &&
        !text.includes('select row_to_json(r) from (select '),
    ),
  ),
];

/** Returns the statements without those on tables that only a test has. */
export async function explainable(db: pg.Pool, statements: string[]): Promise<string[]> {
  const known: string[] = [];
  for (const text of statements)
    await genericPlan(db, text).then(
      () => known.push(text),
      (error: Error) => {
        if ((error.cause as { code?: string }).code !== UNDEFINED_TABLE) throw error;
      },
    );
  return known;
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

/** Returns the scans of tenant tables that name no institution, by statement. */
export async function unscopedIn(db: pg.Pool, statements: string[]): Promise<Map<string, string[]>> {
  const isTenantTable = await tenantTables(db);
  const found = new Map<string, string[]>();
  for (const text of statements) {
    const scans = unscopedScans(await genericPlan(db, text), isTenantTable);
    if (scans.length > 0) found.set(text, scans);
  }
  return found;
}

/** Returns the functions by which statements leave values of tenant tables to the database, by statement. */
export async function ownDecisionsIn(db: pg.Pool, statements: string[]): Promise<string[]> {
  const isTenantTable = await tenantTables(db);
  const found: string[] = [];
  for (const text of statements) {
    const functions = ownDecisions(await genericPlan(db, text), isTenantTable);
    if (functions.length > 0) found.push(`${functions.join(' ')} in ${text}`);
  }
  return found;
}
