import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createExecutor } from '#api/graphql/execute';
import { MAX_BODY } from '#kernel/limits';
import { Gate } from '#api/graphql/gate';
import { OPEN_FIELDS } from './modules.ts';
import { buildGraphqlSchema } from './schema.ts';
import { serveGraphql } from '#api/graphql/http';
import { serveSchemaText } from '#api/graphql/schema-text';
import { serveSockets } from '#api/graphql/socket';
import { serveImages } from '#api/files/image.route';
import { serveUploads } from '#api/files/upload';
import { serveCertificateDownloads } from '#api/files/certificate-download';
import { serveCohortCalendars } from '#api/files/cohort-calendar';
import { serveEventCalendars } from '#api/files/event-calendar';
import { servePlanInvoices } from '#api/files/plan-invoice-download';
import { serveReceipts } from '#api/files/receipt-download';
import { serveAnalyticsExports } from '#api/files/analytics-export';
import { serveOrdersExport } from '#api/files/orders-export';
import { serveEventRegistrations } from '#api/files/event-registrations-export';
import { serveAgendaCalendars } from '#api/files/agenda-calendar';
import { serveCalendarFeeds } from '#api/files/calendar-feed';
import { serveEnrollments } from '#api/files/enrollments-export';
import { serveStudents } from '#api/files/students-export';
import { serveArchiveDownloads } from '#api/files/archive-download';
import { serveImportErrors } from '#api/files/import-errors-export';
import { serveAuditExport } from '#api/files/audit-export';
import { serveAttendanceExport } from '#api/files/attendance-export';
import { serveGradebookExport } from '#api/files/gradebook-export';
import { serveFileDownloads } from '#api/files/file-download';
import { serveOpenApi } from '#api/rest/openapi/serve';
import { serveUnsubscribe } from '#api/web/unsubscribe.route';
import { serveWebhookSchemas } from '#api/web/webhook-schemas.route';
import { serveRest } from '#api/rest/router';
import type { Services } from '#platform/request/services';
import { buildTrustProxy } from '#kernel/address';
import { serveClient } from '#api/web/client';
import { sendErrorResponse, handleErrors, respondToClientError } from '#api/web/errors';
import { serveOpenBadges } from '#api/web/open-badges.route';
import { serveExplorer } from '#api/web/explorer';
import { closeConnectionsOnDrain, serveHealth } from '#api/web/health';
import { rejectDeepJson } from '#api/web/json-body';
import { observeRequests } from '#api/web/observe-requests';
import { refuseCompressedBodies } from '#api/web/refuse-compressed';
import { refuseOtherMethods } from '#api/web/refuse-methods';
import { limitRates } from '#platform/limits/rate-limit';
import { CHECK_INTERVAL, limitRequestTime, REQUEST_TIME, UPLOAD_TIME } from '#api/web/request-time';
import { serveTlsHosts } from '#api/web/tls-hosts.route';
import { serveStripeWebhook } from '#api/web/stripe-webhook.route';
import { setSecurityHeaders } from '#api/web/security-headers';

/** Maximum length of a path parameter, in characters. It matches Node's limit on request headers. */
const MAX_PATH = 16_384;

/** Upgrades only web sockets. Clients that offer HTTP/2, such as that of Java, get a response over HTTP/1. */
const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** Returns the schema of the classes. It depends on nothing else, so servers of one process can share it. */
export const schemaOf = ({ orm }: Pick<Services, 'orm'>): GraphQLSchema =>
  buildGraphqlSchema((type) => orm.getMetadata().find(type as never) !== undefined);

/** Creates the HTTP server with all its endpoints. It does not listen yet. */
export async function createApp(
  services: Services,
  schema: GraphQLSchema = schemaOf(services),
): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = Fastify({
    http: {
      shouldUpgradeCallback: asksForWebSocket,
      headersTimeout: REQUEST_TIME,
      connectionsCheckingInterval: CHECK_INTERVAL,
    },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    requestTimeout: UPLOAD_TIME,
    forceCloseConnections: 'idle',
    trustProxy: buildTrustProxy(config),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: MAX_PATH, ignoreTrailingSlash: true },
    clientErrorHandler: respondToClientError,
    frameworkErrors: (error, request, reply) => void sendErrorResponse(error, request, reply, log),
  });
  const server = app as unknown as FastifyInstance; // without the type of the logger
  handleErrors(server, services);
  observeRequests(server, services);
  rejectDeepJson(server);
  refuseCompressedBodies(server);
  limitRequestTime(server);
  closeConnectionsOnDrain(server, services);
  await setSecurityHeaders(server, services);
  await limitRates(server, services);
  await server.register(fastifyCookie);
  const refuseMethods = refuseOtherMethods(server);
  const gate = new Gate(schema, services);
  const execute = createExecutor(schema, { hideSuggestions: config.production });
  await serveGraphql(server, schema, execute, services, gate);
  serveSchemaText(server, schema, services);
  await serveRest(server, schema, execute, services, gate);
  await serveUploads(server, services);
  serveImages(server, services);
  const downloads = { app: server, execute, services, gate };
  serveFileDownloads(downloads);
  serveCertificateDownloads(downloads);
  serveCohortCalendars(downloads);
  serveEventCalendars(downloads);
  serveEventRegistrations(downloads);
  serveOrdersExport(downloads);
  serveAnalyticsExports(downloads);
  serveReceipts(downloads);
  servePlanInvoices(downloads);
  serveAgendaCalendars(downloads);
  serveCalendarFeeds(downloads);
  serveImportErrors(downloads);
  serveArchiveDownloads(downloads);
  serveAuditExport(downloads);
  serveStudents(downloads);
  serveEnrollments(downloads);
  serveGradebookExport(downloads);
  serveAttendanceExport(downloads);
  serveOpenApi(server, config, OPEN_FIELDS);
  serveWebhookSchemas(server, config);
  serveOpenBadges(server, services);
  const endSockets = serveSockets(server.server, schema, services, gate);
  server.addHook('preClose', endSockets);
  await serveUnsubscribe(server, services);
  await serveStripeWebhook(server, services);
  serveHealth(server, services);
  serveTlsHosts(server, services);
  await serveExplorer(server, config);
  refuseMethods(); // every other path is a screen of the client
  await serveClient(server, { execute, services, gate });
  return server;
}
