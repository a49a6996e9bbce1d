/**
 * Compares the database's cost of reads in an institution and in one a hundred times its size in the same database.
 * `npm run bench -- sizes [--only dashboard]`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createApp } from '#app/create-app';
import { loadConfig } from '#kernel/config';
import { ensureDatabase, startEmbedded } from '#platform/database/embedded/embedded';
import { migrate } from '#app/migrate';
import { signAccessToken } from '#platform/request/authentication';
import { startServices } from '#app/start-services';
import { RECOUNT } from '#tests/support/counted';
import { connectForPlans, type Cost, costOf, statementsOf } from '#tests/platform/read/cost';
import { type Filled, fillInstitution, idsOf } from './sizes/data.ts';
import { type Operation, OPERATIONS, pageOf } from './sizes/operations.ts';

const SMALL = { namespace: 'small', people: 200 };
const LARGE = { namespace: 'large', people: 20_000 };
const JWT_SECRET = 'a secret that is used for measuring only';

const { values: options } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const dataDir = path.resolve(import.meta.dirname, '../../var/bench-sizes');
fs.mkdirSync(dataDir, { recursive: true });
const postgres = await startEmbedded({ dataDir, settings: { shared_buffers: '512MB', max_wal_size: '4GB' } });
const stops: (() => Promise<unknown>)[] = [() => postgres.stop()];
try {
  await ensureDatabase(postgres.url('postgres'), 'sizes');
  const databaseUrl = postgres.url('sizes');
  await migrate(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  stops.unshift(() => client.end());
  const { rows } = await client.query('select from institution');
  if (rows.length === 0) {
    for (const size of [SMALL, LARGE]) await fillInstitution(client, size);
    await client.query(RECOUNT);
    await client.query('vacuum analyze');
  }
  const plans = await connectForPlans(databaseUrl);
  stops.unshift(() => plans.end());
  const config = loadConfig({
    PORT: '0',
    APP_ORIGIN: 'http://localhost:3999',
    DATA_DIR: path.join(dataDir, 'app'),
    DATABASE_URL: databaseUrl,
    JWT_SECRET,
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    RATE_LIMIT: '0',
    COST_LIMIT_OPERATION: '0',
    COST_LIMIT_TOKEN: '0',
    COST_LIMIT_ACCOUNT: '0',
    COST_LIMIT_INSTITUTION: '0',
    COST_LIMIT_ADDRESS: '0',
    SOCKET_LIMIT_ACCOUNT: '0',
    SOCKET_LIMIT_ADDRESS: '0',
  });
  const { services, stop } = await startServices(
    config,
    { app: databaseUrl, owner: databaseUrl },
    { isScheduling: false },
  );
  const server = await createApp(services);
  stops.unshift(async () => {
    await server.close();
    await stop();
  });
  const filled = [await idsOf(client, SMALL.namespace), await idsOf(client, LARGE.namespace)] as const;

  const send = async (operation: Operation, of: Filled, variables: object) => {
    const { accountId, sessionId } = of[operation.as];
    const token = signAccessToken(JWT_SECRET, {
      sub: accountId,
      sid: sessionId,
      email: '',
      role: null,
      isVerified: true,
      namespace: null,
      firstName: '',
    });
    const answer = await server.inject({
      method: operation.path ? 'GET' : 'POST',
      url: operation.path ? `/api/v1${operation.path}` : '/graphql',
      headers: { authorization: `Bearer ${token}` },
      ...(operation.query && { payload: { query: operation.query, variables } }),
    });
    if (answer.statusCode !== 200 || answer.body.includes('"errors"'))
      throw new Error(`${operation.name}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
    return answer.body;
  };
  const measure = async (operation: Operation, of: Filled): Promise<Cost> => {
    let variables: Record<string, unknown> = operation.variables?.(of) ?? {};
    if (operation.page) variables = { page: pageOf(operation, await send(operation, of, { page: 1 })) };
    await send(operation, of, variables);
    const statements = await statementsOf(services, () => send(operation, of, variables));
    const reader = { accountId: of[operation.as].accountId, institutionId: of.id };
    return costOf(plans, statements, reader);
  };
  console.log(`${'read'.padEnd(48)} blocks                      milliseconds`);
  for (const operation of OPERATIONS) {
    if (options.only && !operation.name.includes(options.only)) continue;
    const [small, large] = [await measure(operation, filled[0]), await measure(operation, filled[1])];
    const ratio = (of: (cost: Cost) => number) =>
      (of(large) / Math.max(of(small), 0.001)).toFixed(1).padStart(6);
    console.log(
      `${operation.name.padEnd(48)} ${String(small.blocks).padStart(6)} ${String(large.blocks).padStart(8)} ${ratio((cost) => cost.blocks)}x   ` +
        `${small.milliseconds.toFixed(2).padStart(7)} ${large.milliseconds.toFixed(2).padStart(8)} ${ratio((cost) => cost.milliseconds)}x`,
    );
  }
} finally {
  for (const stop of stops) await stop();
}
