import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#platform/request/services';
import { meter } from '#platform/telemetry/meter';
import { tracing } from '#platform/telemetry/tracing';
import { inWork, type Work } from '#platform/telemetry/work';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as work of this process, for logs, metrics and traces. */
    work: Work;
  }
}

/** Kind of a request, by its route. */
type Kind = 'graphql' | 'rest' | 'file' | 'page' | 'health';

/** Paths of the health checks, which are not traced. */
const HEALTH = new Set(['/healthz', '/readyz']);

/** Names, counts, traces and logs each request. None of this contains the path, which may have secrets, but the route. */
export function observeRequests(app: FastifyInstance, { config, log }: Services): void {
  app.decorateRequest('work', null as never);
  app.addHook('onRequest', (request, _reply, done) => {
    request.work = workOf(request);
    done();
  });
  // Not earlier: the parser of the body calls back outside of the work.
  app.addHook('preHandler', (request, _reply, done) => inWork(request.work, done));
  if (!meter && !tracing && !config.logsRequests) return;
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply);
    if (config.logsRequests) log.info(lineOf(request, reply), 'request');
    done();
  });
}

function workOf(request: FastifyRequest): Work {
  const { routeOptions, headers, id } = request;
  const route = routeOptions.url;
  const kind = kindOf(route);
  const isNamed = kind === 'rest' || kind === 'file';
  const label = isNamed && !route?.endsWith('*') ? `${request.method} ${route}` : 'other';
  const parent = headers['traceparent'];
  const span =
    kind === 'health' ? null : tracing?.start(kind, 'server', typeof parent === 'string' ? parent : null);
  return { name: label, label, requestId: id, language: null, span: span ?? null };
}

function kindOf(route: string | undefined): Kind {
  if (route === '/graphql') return 'graphql';
  if (route === undefined || route === '/*' || route.startsWith('/assets/')) return 'page';
  if (HEALTH.has(route)) return 'health';
  return route.startsWith('/api/') ? 'rest' : 'file';
}

function end(
  { work, routeOptions, method }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
): void {
  const kind = kindOf(routeOptions.url);
  meter?.request({ kind, operation: work.label, status: statusCode, seconds: elapsedTime / 1000 });
  const { span } = work;
  if (!span) return;
  span.rename(work.name === 'other' ? kind : `${kind} ${work.name}`);
  span.set({
    'http.request.method': method,
    'http.response.status_code': statusCode,
    'lyceum.request_id': work.requestId,
    ...(routeOptions.url && { 'http.route': routeOptions.url }),
  });
  if (statusCode >= 500) span.fail({ name: String(statusCode) });
  span.end();
}

/** Returns the line of the log about a request. */
const lineOf = (
  { work, routeOptions, method }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
) => ({
  requestId: work.requestId,
  ...(work.span && { traceId: work.span.traceId }),
  kind: kindOf(routeOptions.url),
  operation: work.name,
  method,
  status: statusCode,
  milliseconds: Math.round(elapsedTime),
});
