import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#platform/request/services';

/** Milliseconds in which a database that is well answers. */
const PATIENCE = 2_000;

/** While the process drains, each connection ends with its answer: an idle one kept open would hold up the end. */
export function closeConnectionsOnDrain(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (services.draining) void reply.header('connection', 'close');
    done();
  });
}

/**
 * /healthz: the process answers. /readyz: it should get requests: the database answers, can be written to, has this
 * version's tables (made before the server listens) and the process is not about to end.
 */
export function serveHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !services.draining && (await isDatabaseWell(services));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable' });
  });
}

const USABLE = `
  select 1 where to_regclass('public.institution') is not null
    and not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'`;

async function isDatabaseWell({ orm }: Services): Promise<boolean> {
  const answer = orm.em
    .fork()
    .execute(USABLE)
    .then(
      (rows) => rows.length === 1,
      () => false,
    );
  return Promise.race([answer, wait(PATIENCE, false, { ref: false })]);
}
