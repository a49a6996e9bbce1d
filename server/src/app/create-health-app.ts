import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { handleErrors, notFoundResponse, respondToClientError, sendErrorResponse } from '#api/web/errors';
import { closeConnectionsOnDrain, serveHealth } from '#api/web/health';
import type { Services } from '#platform/request/services';

/** Creates the HTTP server of a worker: health checks and nothing else. It does not listen yet. */
export function createHealthApp(services: Services): FastifyInstance {
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    clientErrorHandler: respondToClientError,
    frameworkErrors: (error, request, reply) => void sendErrorResponse(error, request, reply, services.log),
  }) as unknown as FastifyInstance; // without the type of the logger
  handleErrors(app, services);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFoundResponse().body));
  closeConnectionsOnDrain(app, services);
  serveHealth(app, services);
  return app;
}
