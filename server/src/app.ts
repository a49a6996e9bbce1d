import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { executor } from './graphql/execute.ts';
import { MAX_BODY } from './graphql/limits.ts';
import { Gate } from './graphql/gate.ts';
import { buildGraphqlSchema } from './graphql/schema.ts';
import { serveGraphql } from './graphql/http.ts';
import { serveSchemaText } from './graphql/schema-text.ts';
import { serveSockets } from './graphql/socket.ts';
import { serveUploads } from './file/file.upload.ts';
import { serveCertificates } from './certificate/certificate-download.ts';
import { serveAuditExport } from './rest/audit-export.ts';
import { serveFileDownloads } from './rest/file-download.ts';
import { serveOpenApi } from './rest/openapi/serve.ts';
import { serveUnsubscribe } from './notification/unsubscribe.route.ts';
import { serveRest } from './rest/router.ts';
import type { Services } from './services.ts';
import { trustedProxies } from './graphql/address.ts';
import { serveClient } from './web/client.ts';
import { answerError, answerErrors, answerUnread } from './web/errors.ts';
import { serveExplorer } from './web/explorer.ts';
import { endConnectionsOnDrain, serveHealth } from './web/health.ts';
import { refuseDeepJson } from './web/json-body.ts';
import { limitRates } from './web/rate-limit.ts';
import { CHECK_EVERY, limitRequestTime, REQUEST_TIME, UPLOAD_TIME } from './web/request-time.ts';
import { setSecurityHeaders } from './web/security-headers.ts';

/** Longest value in a path, in characters: whatever gets past Node's limit on a head is looked at. */
const MAX_PATH = 16_384;

/** Clients that offer HTTP/2 beside their request, as Java's does, get an answer in HTTP/1 rather than a refusal. */
const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** The HTTP server with all its doors; not listening yet. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config, log, orm } = services;
  const app = Fastify({
    http: {
      shouldUpgradeCallback: asksForWebSocket,
      headersTimeout: REQUEST_TIME,
      connectionsCheckingInterval: CHECK_EVERY,
    },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    requestTimeout: UPLOAD_TIME,
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies(config),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: MAX_PATH },
    clientErrorHandler: answerUnread,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, log),
  });
  const server = app as unknown as FastifyInstance; // the logger's type is of no concern to the doors
  answerErrors(server, services);
  refuseDeepJson(server);
  limitRequestTime(server);
  endConnectionsOnDrain(server, services);
  await setSecurityHeaders(server, config);
  await limitRates(server, services);
  await server.register(fastifyCookie);
  const schema = buildGraphqlSchema((type) => orm.getMetadata().find(type as never) !== undefined);
  const gate = new Gate(schema, services);
  const execute = executor(schema, { hideSuggestions: config.production });
  await serveGraphql(server, schema, execute, services, gate);
  serveSchemaText(server, schema, services);
  await serveRest(server, schema, execute, services, gate);
  serveAuditExport(server, execute, services, gate);
  serveCertificates(server, execute, services, gate);
  await serveUploads(server, services);
  serveFileDownloads(server, execute, services, gate);
  serveOpenApi(server, config);
  const endSockets = serveSockets(server.server, schema, services, gate);
  server.addHook('preClose', endSockets);
  await serveUnsubscribe(server, services);
  serveHealth(server, services);
  await serveExplorer(server, config);
  await serveClient(server, config);
  return server;
}
