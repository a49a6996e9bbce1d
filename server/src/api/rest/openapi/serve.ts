import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#kernel/config';
import type { OpenFields } from '#platform/module/module';
import { docsPage, PAGE_POLICY } from '../docs/page.ts';
import { BASE, openApiDocument } from './document.ts';

/** Serves the OpenAPI document as JSON and as a page. Both are built on first use. */
export function serveOpenApi(app: FastifyInstance, { appName }: Config, open: OpenFields): void {
  const document = once(() => openApiDocument(appName, open));
  const forPrograms = once(() => tagged(JSON.stringify(document())));
  const forPeople = once(() => tagged(docsPage(document())));
  app.get(`${BASE}/openapi.json`, (request, reply) =>
    send(request, reply.type('application/json; charset=utf-8'), forPrograms()),
  );
  app.get(`${BASE}/docs`, (request, reply) =>
    send(
      request,
      reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY),
      forPeople(),
    ),
  );
}

interface Tagged {
  text: string;
  tag: string;
}

const tagged = (text: string): Tagged => ({
  text,
  tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** Sends a text that clients may cache and must revalidate. */
function send({ headers }: FastifyRequest, reply: FastifyReply, { text, tag }: Tagged): FastifyReply {
  void reply.headers({ etag: tag, 'cache-control': 'no-cache' });
  return headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
