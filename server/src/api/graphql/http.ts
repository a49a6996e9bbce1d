import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { idempotentMutations } from './idempotency.ts';
import { type Execute, serializeResult } from './execute.ts';
import type { Services } from '#platform/request/services';
import type { Context } from '#platform/request/context';
import { explainPlugin } from '#platform/read/explain';
import { costReportPlugin } from '#platform/limits/cost-report';
import { chargeOperations } from './charge.ts';
import { type ErrorCode, HTTP_STATUS } from '#kernel/errors';
import type { Gate } from './gate.ts';
import { contextThroughGate, gateHooks } from './gate-http.ts';
import { requestedLanguage } from '#platform/request/language';
import { maskError } from '#platform/request/masking';
import { currentWork } from '#platform/telemetry/work';

/** Serves GraphQL over HTTP on /graphql. */
export async function serveGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  execute: Execute,
  services: Services,
  gate: Gate,
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    stopOnTerminationSignals: false, // main.ts handles signals
    includeStacktraceInErrorResponses: false,
    // The gate has validated the document and resolved persisted queries.
    dangerouslyDisableValidation: true,
    persistedQueries: false,
    // Masks every error; the log has the cause.
    formatError: (formatted, error) =>
      maskError(formatted, error, services.log, currentWork() ?? { language: null }),
    logger: services.log,
    stringifyResult: serializeResult,
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(), // it loads scripts of another host
      chargeOperations(gate),
      idempotentMutations, // before the executor, so that it can replay a response
      executeBy(execute, services),
      statusFromErrorCode,
      costReportPlugin,
      explainPlugin,
    ],
  });
  await apollo.start();
  const handle = fastifyApolloHandler(apollo, {
    context: (request, reply) => contextThroughGate(services, request, reply),
  });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    ...gateHooks(gate, services),
    handler(request, reply) {
      request.work.language = requestedLanguage(request.headers); // Apollo Server formats errors without the request
      return handle.call(this, request, reply);
    },
  });
}

/** Plugin that runs operations with our executor. It masks errors itself, because Apollo Server masks only its own. */
const executeBy = (execute: Execute, { log }: Services): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      async responseForOperation({ document, operation, request, contextValue: context }) {
        const { errors, ...result } = await execute({
          document,
          operation,
          variables: request.variables,
          context,
        });
        const masked = errors?.map((error) => maskError(error.toJSON(), error, log, context.transport));
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { ...result, ...(masked && { errors: masked }) } },
        };
      },
    }),
});

interface ErrorDetails {
  code?: ErrorCode;
  retryAfter?: number;
}

/**
 * Plugin that sets the HTTP status of a response without any data by its error code, because masking drops
 * `extensions.http`. A response with data has 200, also if some of it is missing (GraphQL over HTTP). Retry-After is the
 * longest wait of all errors, because each field of a mutation fails on its own.
 */
const statusFromErrorCode: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response }) => {
        if (response.body.kind !== 'single') return Promise.resolve();
        const { data, errors } = response.body.singleResult;
        const details = (errors ?? []).map(({ extensions }) => (extensions ?? {}) as ErrorDetails);
        const code = details[0]?.code;
        const wait = Math.max(...details.map(({ retryAfter }) => retryAfter ?? 0), 0);
        const isUndecided = (response.http.status ?? 200) === 200;
        if (code && code in HTTP_STATUS && !data && isUndecided) response.http.status = HTTP_STATUS[code];
        if (wait > 0) response.http.headers.set('retry-after', String(wait));
        return Promise.resolve();
      },
    }),
};
