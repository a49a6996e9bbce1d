import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '../services.ts';
import type { Context } from './context.ts';
import { contextOfRequest } from './request-context.ts';
import { ErrorCode, Refusal, STATUS_OF } from './errors.ts';
import { LIMIT_RULES, MAX_TOKENS } from './limits.ts';
import { maskError } from './masking.ts';

/** GraphQL over HTTP on /graphql. */
export async function serveGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    stopOnTerminationSignals: false, // the process ends in its own order
    includeStacktraceInErrorResponses: false,
    validationRules: LIMIT_RULES,
    parseOptions: { maxTokens: MAX_TOKENS },
    // Everything thrown is masked here; the log keeps the cause.
    formatError: (formatted, error) => maskError(formatted, error, services.log),
    logger: services.log as never,
    plugins: [fastifyApolloDrainPlugin(app), ApolloServerPluginCacheControlDisabled(), statusOfRefusals],
  });
  await apollo.start();
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    handler: fastifyApolloHandler(apollo, {
      context: (request, reply) => contextOfRequest(services, request, reply),
    }),
  });
}

/** Masking drops Apollo's `extensions.http`; the status of an operation that failed as a whole is set from its code. */
const statusOfRefusals: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response, errors }) => {
        const first = errors?.[0]?.originalError ?? errors?.[0];
        if (response.body.kind !== 'single' || !(first instanceof Refusal)) return Promise.resolve();
        const data = response.body.singleResult.data;
        const isEmpty = !data || Object.values(data).every((value) => value === null);
        if (isEmpty) response.http.status = STATUS_OF[first.code];
        if (first.retryAfter && first.code === ErrorCode.TOO_MANY_REQUESTS)
          response.http.headers.set('retry-after', String(first.retryAfter));
        return Promise.resolve();
      },
    }),
};
