import { once } from 'node:events';
import http from 'node:http';
import type { Logger } from 'pino';
import { toListenError } from '#kernel/start-error';
import type { Metrics } from './metrics.ts';

interface Address {
  port: number;
  host: string;
}

/**
 * Serves `/metrics` on an address of its own, which the public does not reach. Returns the function that stops it.
 * @throws StartError when the address cannot be used
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: Address,
  log: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  const server = http.createServer((request, response) => {
    const isKnown = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (!isKnown) return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (err: unknown) => {
        log.warn({ err }, 'collecting the metrics failed');
        response.writeHead(500).end();
      },
    );
  });
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    throw toListenError({ port, host }, { port: 'METRICS_PORT', host: 'METRICS_HOST' }, error);
  }
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
