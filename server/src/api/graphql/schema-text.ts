import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { Services } from '#platform/request/services';
import { canReadSchema, SchemaAccessDenied } from './gate.ts';
import { createRequestContext } from '#platform/request/request-context';

/** The contract as text, in an order that is the same each time. */
export const printSortedSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

/** The contract as text on /graphql/schema.graphql, for whoever may ask /graphql for it. */
export function serveSchemaText(app: FastifyInstance, schema: GraphQLSchema, services: Services): void {
  let made: { text: string; etag: string } | undefined;
  app.get('/graphql/schema.graphql', async (request, reply) => {
    const { viewer } = await createRequestContext(services, request, reply);
    if (!canReadSchema(services, viewer.accountId)) throw SchemaAccessDenied();
    if (!made) {
      const text = printSortedSchema(schema);
      made = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    }
    // Asked again each time: a new version of the server may have another, and a token may have ended.
    void reply.headers({ etag: made.etag, 'cache-control': 'private, no-cache', vary: 'authorization' });
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(made.text);
  });
}
