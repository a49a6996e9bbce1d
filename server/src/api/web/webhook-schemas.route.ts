import type { FastifyInstance } from 'fastify';
import type { Config } from '#kernel/config';
import { NotFound } from '#kernel/errors';
import { SCHEMAS_PATH, webhookSchema, webhookSchemaUrls } from '#modules/webhook/webhook-schema.service';
import { sendTagged, tagged } from './cached-text.ts';

/** Serves the JSON Schemas of webhook events, and the list of their URLs. They are public, like the documentation. */
export function serveWebhookSchemas(app: FastifyInstance, { appOrigin }: Config): void {
  app.get(SCHEMAS_PATH, (request, reply) =>
    sendTagged(request, reply.type(JSON_TYPE), tagged(JSON.stringify(webhookSchemaUrls(appOrigin)))),
  );
  app.get<{ Params: { event: string } }>(`${SCHEMAS_PATH}/:event.json`, (request, reply) => {
    const schema = webhookSchema(appOrigin, request.params.event);
    if (!schema) throw NotFound('Webhook event');
    return sendTagged(
      request,
      reply.type('application/schema+json; charset=utf-8'),
      tagged(JSON.stringify(schema)),
    );
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';
