import pg from 'pg';
import { expect } from 'vitest';
import { APP_ROLE, SETTINGS } from '../../server/src/database/tenancy.ts';
import type { Statement } from '../../server/src/read/reader.ts';
import type { App } from '../support/app.ts';
import type { Member } from '../support/factories.ts';

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The statements that an operation sends. */
async function statementsOf(app: App, query: string, variables: object, as: Member): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { runStatements } = app.services;
  app.services.runStatements = (viewer, statements) => {
    sent.push(...statements);
    return runStatements(viewer, statements);
  };
  const { errors } = await app.graphql(query, variables, { as });
  app.services.runStatements = runStatements;
  expect(errors).toEqual([]);
  return sent;
}

const literal = (value: unknown) =>
  pg.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value));

/** The plan that a statement runs by: one for all values, under the reader's role. */
async function planOf(
  app: App,
  { text, values }: Statement,
  { accountId, institution }: Member,
): Promise<PlanNode> {
  const client = await app.db.connect();
  try {
    await client.query('begin; set local plan_cache_mode = force_generic_plan; set local jit = off');
    await client.query(
      `select set_config('role', $1, true), set_config($2, $3, true), set_config($4, $5, true)`,
      [APP_ROLE, SETTINGS.account, accountId, SETTINGS.institution, institution.id],
    );
    await client.query(`prepare read as ${text}`);
    const given = values.length > 0 ? `(${values.map(literal).join()})` : '';
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) execute read${given}`,
    );
    return rows[0]!['QUERY PLAN'][0]!.Plan;
  } finally {
    await client.query('rollback');
    client.release(true); // what it has prepared ends with it
  }
}

/** The most rows that a node of a plan goes through. */
const mostRows = (node: PlanNode): number =>
  Math.max(
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    ...(node.Plans ?? []).map(mostRows),
  );

/** The most rows of one kind that the database goes through for an operation, be they in the answer or not. */
export async function rowsRead(app: App, query: string, variables: object, as: Member): Promise<number> {
  await app.graphql('{ viewer { id } }', {}, { as }); // the session is known from here on
  const statements = await statementsOf(app, query, variables, as);
  expect(statements).not.toEqual([]);
  let most = 0;
  for (const statement of statements) most = Math.max(most, mostRows(await planOf(app, statement, as)));
  return most;
}
