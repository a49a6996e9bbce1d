import type { FastifyInstance } from 'fastify';

/** Milliseconds in which the head of a request must have come, and in as many again its body. */
export const REQUEST_TIME = 30_000;

/** Milliseconds between Node's looks for requests that are over their time: how late one may end. Its default is 30 s. */
export const CHECK_EVERY = 1_000;

/** Milliseconds for a request that sends a file: 10 MB over a line of half a megabit a second. */
export const UPLOAD_TIME = 180_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may come for UPLOAD_TIME. */
    takesFile?: boolean;
  }
}

/** Node knows one time for all requests, which must do for files: here those that send none are held to less. */
export function limitRequestTime(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (hasBody && !routeOptions.config.takesFile) {
      const timer = setTimeout(() => {
        const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        if (!raw.complete) app.server.emit('clientError', error, raw.socket);
      }, app.server.headersTimeout);
      const end = () => clearTimeout(timer);
      raw.once('end', end).once('close', end);
    }
    done();
  });
}
