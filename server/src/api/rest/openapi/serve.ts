import type { FastifyInstance } from 'fastify';
import type { Config } from '#kernel/config';
import type { OpenFields } from '#platform/module/module';
import { sendTagged, tagged } from '#api/web/cached-text';
import { docsPage, PAGE_POLICY } from '../docs/page.ts';
import { BASE, openApiDocument } from './document.ts';

/** Serves the OpenAPI document as JSON and as a page. Both are built on first use. */
export function serveOpenApi(app: FastifyInstance, { appName }: Config, open: OpenFields): void {
  const document = once(() => openApiDocument(appName, open));
  const forPrograms = once(() => tagged(JSON.stringify(document())));
  const forPeople = once(() => tagged(docsPage(document())));
  app.get(`${BASE}/openapi.json`, (request, reply) =>
    sendTagged(request, reply.type('application/json; charset=utf-8'), forPrograms()),
  );
  app.get(`${BASE}/docs`, (request, reply) =>
    sendTagged(
      request,
      reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY),
      forPeople(),
    ),
  );
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
