/** Measures the figures of a year in an institution with 200,000 enrollments. `npm run bench -- year`. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '#app/migrate';
import { rollUpFigures } from '#modules/analytics/roll-up.service';
import { ensureDatabase, startEmbedded } from '#platform/database/embedded/embedded';
import { signAccessToken } from '#platform/request/authentication';
import { RECOUNT } from '#tests/support/counted';
import { connectForPlans } from '#tests/platform/read/cost';
import { fillInstitution, idsOf } from './sizes/data.ts';
import { spreadOverYears } from './year/data.ts';
import { measureYear, YEAR } from './year/scans.ts';
import { serve } from './serve.ts';

/** Ten enrollments for each. */
const PEOPLE = 20_000;
const JWT_SECRET = 'a secret that is used for measuring only';

const dataDir = path.resolve(import.meta.dirname, '../../var/bench-year');
fs.mkdirSync(dataDir, { recursive: true });
const postgres = await startEmbedded({ dataDir, settings: { shared_buffers: '512MB', max_wal_size: '4GB' } });
const stops: (() => Promise<unknown>)[] = [() => postgres.stop()];
try {
  await ensureDatabase(postgres.url('postgres'), 'year');
  const databaseUrl = postgres.url('year');
  await migrate(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  stops.unshift(() => client.end());
  if ((await client.query('select from institution')).rows.length === 0) {
    await fillInstitution(client, { namespace: 'year', people: PEOPLE });
    await spreadOverYears(client, (await idsOf(client, 'year')).id);
    await client.query(RECOUNT);
    await client.query('vacuum analyze');
  }
  const { services, server, stop } = await serve(databaseUrl, dataDir, JWT_SECRET);
  stops.unshift(stop);
  const filled = await idsOf(client, 'year');
  const began = performance.now();
  await rollUpFigures(services);
  console.log(`roll-up of all days: ${Math.round(performance.now() - began)} ms`);
  await client.query('vacuum analyze daily_figures');
  const plans = await connectForPlans(databaseUrl);
  stops.unshift(() => plans.end());
  for (const as of ['owner', 'teacher'] as const) {
    const { accountId, sessionId } = filled[as];
    const token = signAccessToken(JWT_SECRET, {
      sub: accountId,
      sid: sessionId,
      email: '',
      role: null,
      isVerified: true,
      namespace: null,
      firstName: '',
    });
    const send = async () => {
      const answer = await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: { query: YEAR },
      });
      if (answer.statusCode !== 200 || answer.body.includes('"errors"'))
        throw new Error(answer.body.slice(0, 500));
    };
    const cost = await measureYear(plans, services, { accountId, institutionId: filled.id }, send);
    console.log(
      `year of the ${as}: ${cost.milliseconds.toFixed(1)} ms, ${cost.blocks} blocks, ${cost.scanned} rows of enrollments and orders`,
    );
  }
} finally {
  for (const stop of stops) await stop();
}
