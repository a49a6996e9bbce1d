import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { BASE, openApiDocument } from './document.ts';

/** The REST contract for programs, made when it is first asked for. */
export function serveOpenApi(app: FastifyInstance, { appName }: Config): void {
  const document = once(() => JSON.stringify(openApiDocument(appName)));
  const tag = once(() => `"${createHash('sha256').update(document()).digest('base64url').slice(0, 22)}"`);
  app.get(`${BASE}/openapi.json`, (request, reply) => {
    void reply.headers({ etag: tag(), 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === tag()) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(document());
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
