import type { FastifyInstance } from 'fastify';

/** Milliseconds in which the headers of a request must arrive, and again the same for its body. */
export const REQUEST_TIME = 30_000;

/** Interval in milliseconds at which Node checks for late requests; its default is 30 s. */
export const CHECK_INTERVAL = 1_000;

/** Milliseconds for a request with a file: 10 MB at half a megabit per second. */
export const UPLOAD_TIME = 180_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its body may take UPLOAD_TIME. */
    takesFile?: boolean;
  }
}

/** Limits requests without a file to REQUEST_TIME. Node has one timeout for all requests, which must suffice for files. */
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
