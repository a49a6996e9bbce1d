import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { idempotentMutations } from './idempotency.ts';
import { type Execute, serializeResult } from './execute.ts';
import { sendError } from '#api/rest/errors';
import { methodNotAllowed } from '#api/rest/method-not-allowed';
import type { Services } from '#platform/request/services';
import type { Context } from '#platform/request/context';
import { explainPlugin } from '#platform/read/explain';
import { costReportPlugin } from '#platform/limits/cost-report';
import { chargeOperations } from './charge.ts';
import type { Gate } from './gate.ts';
import { contextThroughGate, gateHooks } from './gate-http.ts';
import { answerPlainCall, plainCallOf } from './plain-call.ts';
import { headOf, maskedResult } from './result.ts';
import { requestedLanguage } from '#platform/request/language';
import { maskError } from '#platform/request/masking';
import { currentWork } from '#platform/telemetry/work';

const METHODS = ['GET', 'POST'];

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
  /** Contexts of plain calls that Apollo Server answers after all. */
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>();
  const handle = fastifyApolloHandler(apollo, {
    context: (request, reply) => contexts.get(request) ?? contextThroughGate(services, request, reply),
  });
  app.route({
    url: '/graphql',
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    handler: (request, reply) => sendError(request, reply, methodNotAllowed(request.method, METHODS)),
  });
  app.route({
    url: '/graphql',
    method: METHODS,
    ...gateHooks(gate, services),
    async handler(request, reply) {
      request.work.language = requestedLanguage(request.headers); // Apollo Server formats errors without the request
      const call = plainCallOf(request);
      if (call) {
        const context = contextThroughGate(services, request, reply);
        const answer = await answerPlainCall(call, { context, reply, execute, gate, log: services.log });
        if (answer !== null) return answer;
        contexts.set(request, context);
      }
      return handle.call(this, request, reply);
    },
  });
}

/** Plugin that runs operations with our executor. It masks errors itself, because Apollo Server masks only its own. */
const executeBy = (execute: Execute, { log }: Services): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      async responseForOperation({ document, operation, request, contextValue: context }) {
        const result = await execute({ document, operation, variables: request.variables, context });
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: 'single', singleResult: maskedResult(result, context, log) },
        };
      },
    }),
});

/** Plugin that sets the HTTP status and headers of a response by its errors, because masking drops `extensions.http`. */
const statusFromErrorCode: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response }) => {
        if (response.body.kind !== 'single') return Promise.resolve();
        const { status, headers } = headOf(response.body.singleResult);
        if ((response.http.status ?? 200) === 200 && status !== 200) response.http.status = status;
        for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
        return Promise.resolve();
      },
    }),
};
