import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { Services } from '#platform/request/services';
import { canReadSchema, SchemaAccessDenied } from './gate.ts';
import { createRequestContext } from '#platform/request/request-context';
import { hasCurrent, tagged, type TaggedText } from '#api/web/cached-text';

/** Prints the schema in a stable order. */
export const printSortedSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

/** Serves the schema as text on /graphql/schema.graphql, with the same permissions as introspection. */
export function serveSchemaText(app: FastifyInstance, schema: GraphQLSchema, services: Services): void {
  let schemaText: TaggedText | undefined;
  app.get('/graphql/schema.graphql', async (request, reply) => {
    const { viewer } = await createRequestContext(services, request, reply);
    if (!canReadSchema(services, viewer.accountId)) throw SchemaAccessDenied();
    const { text, tag } = (schemaText ??= tagged(printSortedSchema(schema)));
    // Revalidated each time: the server may have a new version, and the token may have expired.
    void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization' });
    if (hasCurrent(request.headers, tag)) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
