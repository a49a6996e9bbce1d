import type pg from 'pg';
import type { Statement } from '#platform/read/reader';
import { tenantTables } from '#tests/platform/database/statement-rules';
import type { App } from '#tests/support/app';
import { genericPlan, nodesOf } from '#tests/support/plans';

/** Returns the statements that a server runs for readers without an institution, in their order. */
export async function statementsOutside(app: App, run: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { runStatements } = app.services;
  app.services.runStatements = (viewer, statements, options) => {
    if (!viewer.institutionId) sent.push(...statements);
    return runStatements(viewer, statements, options);
  };
  await run().finally(() => (app.services.runStatements = runStatements));
  return sent;
}

/** `institution_id = $1`, or one of several that a statement before found. */
const NAMED = /\binstitution_id = (\(?\$\d+\b|ANY \(\$\d+)/;

/** Returns a function that returns the scans of tables of tenants that name no institution by a parameter: table and conditions. */
export async function scansAcross(db: pg.Pool): Promise<(text: string) => Promise<string[]>> {
  const isTenantTable = await tenantTables(db);
  const known = new Map<string, string[]>();
  return async (text) => {
    const scans =
      known.get(text) ??
      nodesOf(await genericPlan(db, text))
        .filter(({ 'Relation Name': table = '' }) => table !== 'catalogue_entry' && isTenantTable(table))
        .map((node) => ({
          table: node['Relation Name']!,
          conditions: [node['Index Cond'], node['Recheck Cond'], node.Filter].filter(Boolean).join(' and '),
        }))
        .filter(({ conditions }) => !NAMED.test(conditions))
        .map(({ table, conditions }) => `${table} where ${conditions}`);
    known.set(text, scans);
    return scans;
  };
}
