import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbedded } from '#platform/database/embedded/embedded';
import { migrate } from '#app/migrate';
import { signAccessToken } from '#platform/request/authentication';
import type { Services } from '#platform/request/services';
import { RECOUNT } from '#tests/support/counted';
import { connectForPlans } from '#tests/platform/read/cost';
import { type Filled, fillInstitution, idsOf } from './data.ts';
import type { Operation } from './operations.ts';
import { serve } from '../serve.ts';

const SMALL = { namespace: 'small', people: 200 };
const LARGE = { namespace: 'large', people: 20_000 };
const JWT_SECRET = 'a secret that is used for measuring only';

/** A server in this process, over a small and a large institution in one database. */
export interface Sizes {
  small: Filled;
  large: Filled;
  services: Services;
  /** Connection as the owner of the tables. */
  client: pg.Client;
  /** Connection that explains statements as the server runs them. */
  plans: pg.Client;
  /** Sends a GraphQL payload, or gets a file, as a member. Returns the body of the answer. */
  send: (as: Operation['as'], of: Filled, url: string, payload?: object) => Promise<string>;
}

/** Runs `work` with both institutions, which are created at the first time. */
export async function withSizes(work: (sizes: Sizes) => Promise<void>): Promise<void> {
  const dataDir = path.resolve(import.meta.dirname, '../../../var/bench-sizes');
  fs.mkdirSync(dataDir, { recursive: true });
  const postgres = await startEmbedded({
    dataDir,
    settings: { shared_buffers: '512MB', max_wal_size: '4GB' },
  });
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
    const { services, server, stop } = await serve(databaseUrl, dataDir, JWT_SECRET);
    stops.unshift(stop);
    const [small, large] = [await idsOf(client, SMALL.namespace), await idsOf(client, LARGE.namespace)];

    const send = async (as: Operation['as'], of: Filled, url: string, payload?: object) => {
      const { accountId, sessionId } = of[as];
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
        method: payload ? 'POST' : 'GET',
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
      if (answer.statusCode !== 200 || (payload && answer.body.includes('"errors"')))
        throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
      return answer.body;
    };
    await work({ small, large, services, client, plans, send });
  } finally {
    for (const stop of stops) await stop();
  }
}
