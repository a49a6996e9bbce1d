import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { MAX_BODY } from './graphql/limits.ts';
import { buildGraphqlSchema } from './graphql/schema.ts';
import { serveGraphql } from './graphql/http.ts';
import { serveSockets } from './graphql/socket.ts';
import { serveRest } from './rest/router.ts';
import type { Services } from './services.ts';

/** The HTTP server with all its doors; not listening yet. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config, log, orm } = services;
  const app = Fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    bodyLimit: MAX_BODY,
    forceCloseConnections: 'idle',
    trustProxy:
      typeof config.trustProxy === 'number'
        ? (_address, hop) => hop < (config.trustProxy as number)
        : config.trustProxy,
    genReqId: () => crypto.randomUUID(),
  });
  await app.register(fastifyCookie);
  const schema = buildGraphqlSchema((type) => orm.getMetadata().find(type as never) !== undefined);
  await serveGraphql(app as never, schema, services);
  await serveRest(app as never, schema, services);
  const endSockets = serveSockets(app.server as never, schema, services);
  app.addHook('preClose', endSockets);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await orm.isConnected();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
  return app as never;
}
