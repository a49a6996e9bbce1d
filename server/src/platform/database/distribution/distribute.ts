import pg from 'pg';
import { StartError } from '#kernel/start-error';
import { attachmentsOfCatalogue } from '#platform/catalogue/attach-catalogue';
import { withoutTimeouts } from '#platform/database/timeouts';
import { type Breach, breachesOf } from './rules.ts';
import {
  assertReady,
  dropsOfNotes,
  dropsOfTriggers,
  hasCitus,
  knownTables,
  type Step,
  stepsFor,
} from './steps.ts';
import { type PlannedTable, planTables } from './tables.ts';

/** How the tables of a database are distributed. */
export interface Distribution {
  tables: PlannedTable[];
  /** Breaches of the rules. */
  breaches: Breach[];
  /** Statements that are left to do, in order. */
  steps: Step[];
}

export interface DistributionOptions {
  /** Whether the plan is only returned. */
  isDryRun: boolean;
}

/**
 * Distributes the tables of the database over the nodes of a Citus cluster by institution. Tables that are distributed
 * already stay as they are, so an interrupted run is continued by the next one. The catalogue is filled, which only a
 * cluster reads.
 * @param url connection of a superuser, because Citus copies the rows of tables with row level security
 * @throws StartError, unless `isDryRun`, without the extension, for a cluster that is not ready, and for a schema that breaks
 * a rule
 */
export async function distribute(url: string, { isDryRun }: DistributionOptions): Promise<Distribution> {
  const client = new pg.Client({ connectionString: withoutTimeouts(url) });
  await client.connect();
  try {
    const plan = await planDistribution(client);
    if (isDryRun) return plan;
    if (!(await hasCitus(client)))
      throw new StartError(
        'The database does not have the extension Citus. `npm run distribute -- --dry-run` prints the plan without it.',
      );
    if (plan.breaches.length > 0)
      throw new StartError(`The tables cannot be distributed:\n${formatBreaches(plan.breaches)}`);
    await assertReady(client);
    // Each in a transaction of its own: Citus refuses several in one where a table refers to one of every node.
    for (const { sql } of plan.steps) await client.query(sql);
    return plan;
  } finally {
    await client.end();
  }
}

async function planDistribution(client: pg.Client): Promise<Distribution> {
  const tables = await planTables(client);
  const known = await knownTables(client);
  return {
    tables,
    breaches: await breachesOf(client, tables),
    steps: [
      ...(await dropsOfTriggers(client)),
      ...(await dropsOfNotes(client, tables)),
      ...(await attachmentsOfCatalogue(client)),
      ...stepsFor(tables, known),
    ],
  };
}

/** Formats breaches of the rules, one line each. */
export const formatBreaches = (breaches: readonly Breach[]): string =>
  breaches.map(({ place, complaint }) => `- ${place} ${complaint}`).join('\n');
