import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#kernel/config';
import type { OpenFields } from '#platform/module/module';
import { docsPage, PAGE_POLICY } from '../docs/page.ts';
import { BASE, openApiDocument } from './document.ts';

/** The REST contract, for programs and for people; each is made when it is first asked for. */
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

/** Sends a text to be kept, and asked for again each time. */
function send({ headers }: FastifyRequest, reply: FastifyReply, { text, tag }: Tagged): FastifyReply {
  void reply.headers({ etag: tag, 'cache-control': 'no-cache' });
  return headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
