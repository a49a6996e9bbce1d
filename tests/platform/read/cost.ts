import pg from 'pg';
import { APP_ROLE, SETTINGS } from '#platform/database/tenancy';
import { connectionTo } from '#platform/database/statements';
import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';

/** The database's cost of a read. */
export interface Cost {
  /** Number of statements. */
  statements: number;
  /** 8 kB blocks read, counted each time. */
  blocks: number;
  /** Most rows that one plan node reads. */
  rows: number;
  /** Most rows that one node reads from its table rather than from a covering index. */
  lookedUp: number;
  /** Execution time in milliseconds as reported by PostgreSQL. */
  milliseconds: number;
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Heap Fetches'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

interface Explained {
  Plan: PlanNode;
  'Execution Time': number;
}

/** Whose settings the statements run under. */
export interface ReaderSettings {
  accountId: string;
  institutionId: string;
}

/** Records the statements that are sent while `run` runs. */
export async function statementsOf(services: Services, run: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { runStatements } = services;
  services.runStatements = (viewer, statements) => {
    sent.push(...statements);
    return runStatements(viewer, statements);
  };
  try {
    await run();
  } finally {
    services.runStatements = runStatements;
  }
  return sent;
}

const literal = (value: unknown) => {
  const plain = value instanceof Date ? value.toISOString() : value;
  return pg.escapeLiteral(Array.isArray(plain) ? `{${plain.join()}}` : String(plain));
};

/** Opens a connection with the settings that the product runs statements under. */
export async function connectForPlans(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(databaseUrl));
  await client.connect();
  return client;
}

/** Runs a statement as the product does, prepared and under the reader's role and settings, and returns its plan. */
export async function explain(
  client: pg.ClientBase,
  { text, values }: Statement,
  { accountId, institutionId }: ReaderSettings,
): Promise<Explained> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('role', $1, true), set_config($2, $3, true), set_config($4, $5, true)`,
      [APP_ROLE, SETTINGS.account, accountId, SETTINGS.institution, institutionId],
    );
    await client.query(`prepare read as ${text}`);
    const given = values.length > 0 ? `(${values.map(literal).join()})` : '';
    const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
      `explain (analyze, buffers, format json) execute read${given}`,
    );
    return rows[0]!['QUERY PLAN'][0]!;
  } finally {
    await client.query('rollback; deallocate all');
  }
}

/** Returns the most rows that a node of a plan reads. */
export const mostRows = (node: PlanNode): number =>
  Math.max(rowsThrough(node), ...(node.Plans ?? []).map(mostRows));

const rowsThrough = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

const TABLE_SCANS = ['Index Scan', 'Bitmap Heap Scan', 'Seq Scan'];

/** Returns the most rows that a node of a plan reads from its table. */
const mostLookedUp = (node: PlanNode): number =>
  Math.max(
    TABLE_SCANS.includes(node['Node Type']) ? rowsThrough(node) : (node['Heap Fetches'] ?? 0),
    ...(node.Plans ?? []).map(mostLookedUp),
  );

/** Adds up the cost of a read's statements. Each runs twice: the first run fills caches. */
export async function costOf(
  client: pg.ClientBase,
  statements: Statement[],
  reader: ReaderSettings,
): Promise<Cost> {
  const cost: Cost = { statements: statements.length, blocks: 0, rows: 0, lookedUp: 0, milliseconds: 0 };
  for (const statement of statements) {
    await explain(client, statement, reader);
    const { Plan, ...explained } = await explain(client, statement, reader);
    cost.blocks += (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0);
    cost.rows = Math.max(cost.rows, mostRows(Plan));
    cost.lookedUp = Math.max(cost.lookedUp, mostLookedUp(Plan));
    cost.milliseconds += explained['Execution Time'];
  }
  return cost;
}
