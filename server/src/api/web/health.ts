import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#platform/request/services';

/** Milliseconds in which a healthy database responds. */
const DATABASE_TIMEOUT = 2_000;

/** Closes each connection after its response while the process drains, because idle ones would delay the shutdown. */
export function closeConnectionsOnDrain(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (services.draining) void reply.header('connection', 'close');
    done();
  });
}

/**
 * Serves the health checks. /healthz: the process responds. /readyz: it should get requests, because the database is
 * writable and has its tables, and the process is not shutting down.
 */
export function serveHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !services.draining && (await isDatabaseReady(services));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable' });
  });
}

const USABLE = `
  select 1 where to_regclass('public.institution') is not null
    and not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'`;

async function isDatabaseReady({ orm }: Services): Promise<boolean> {
  const isUsable = orm.em
    .fork()
    .execute(USABLE)
    .then(
      (rows) => rows.length === 1,
      () => false,
    );
  return Promise.race([isUsable, wait(DATABASE_TIMEOUT, false, { ref: false })]);
}
