import pg from 'pg';
import { Batch, type Rows, type Step } from './batch.ts';
import { hasCitus } from './distribution/steps.ts';
import { setLocal, toLocalSettings } from './local-settings.ts';
import { SET_FOR_VISITORS, VALUES_FOR_VISITORS, VISITOR_SETTINGS } from './visitor-settings.ts';

/** Returns whether the database is the coordinator of a Citus cluster. */
export async function isCluster(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await hasCitus(client);
  } finally {
    await client.end();
  }
}

const COMMIT: Step = { text: 'commit', values: [] };

/**
 * Runs steps in a transaction block on a client of its own, with their settings as statements that Citus forwards to its nodes.
 * Returns the last row of each step; null for settings.
 * @param begin statement that begins the transaction
 */
export async function runForwarding(client: pg.ClientBase, begin: string, steps: Step[]): Promise<Rows> {
  const visitor = steps.findIndex(({ text }) => text === SET_FOR_VISITORS);
  const start: Step = { text: begin, values: [] };
  const ahead = steps.slice(0, Math.max(visitor, 0)).flatMap(forwarded);
  const settings =
    visitor < 0 ? [start] : await readVisitorSettings(client, [start, ...ahead], steps[visitor]!.values);
  const rest = steps.slice(visitor + 1);
  const sent = rest.map(forwarded);
  const rows = await Batch.run(client, [...settings, ...sent.flat(), COMMIT]);
  let at = settings.length;
  return [
    ...steps.slice(0, visitor + 1).map(() => null),
    ...sent.map((translated) => rows[(at += translated.length) - 1] ?? null),
  ];
}

/** Returns the statements in place of a step. */
function forwarded(step: Step): Step[] {
  const settings = toLocalSettings(step.text, step.values);
  return settings ? settings.map((text) => ({ text, values: [] })) : [step];
}

/** Begins the transaction and returns the steps that set what the policies of visitors read, from tables of the coordinator. */
async function readVisitorSettings(
  client: pg.ClientBase,
  before: Step[],
  values: unknown[],
): Promise<Step[]> {
  const rows = await Batch.run(client, [...before, { text: VALUES_FOR_VISITORS, values }]);
  const { [VISITOR_SETTINGS.email]: email = '', ...closed } = JSON.parse(rows.at(-1)![0]!) as Record<
    string,
    string
  >;
  const settings = {
    ...closed,
    [VISITOR_SETTINGS.suspended]: Object.keys(closed).length > 0 ? 'some' : 'none',
    [VISITOR_SETTINGS.email]: email,
  };
  return Object.entries(settings).map(([name, value]) => ({ text: setLocal(name, value), values: [] }));
}
