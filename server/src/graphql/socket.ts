import type { IncomingMessage, Server } from 'node:http';
import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { authenticate, verifyAccessToken } from './authentication.ts';
import { namespaceOf } from './host.ts';
import type { Services } from '../services.ts';
import type { Context, Transport } from './context.ts';
import { createContext } from './create-context.ts';
import { isOurOrigin } from './origin.ts';
import { LIMIT_RULES, MAX_FRAME, MAX_SUBSCRIPTIONS, MAX_TOKENS } from './limits.ts';
import { maskError } from './masking.ts';

/** Close code that tells graphql-ws clients to ask for a new token and connect again. */
const TOKEN_ENDED = 4403;

interface SocketExtra extends Record<PropertyKey, unknown> {
  request: IncomingMessage;
  socket: { close: (code: number, reason: string) => void };
  context?: Context;
  underway?: Set<string>;
  timer?: NodeJS.Timeout;
}

/** GraphQL over web sockets on /graphql, with the context, limits and masking of HTTP. Returns what ends it. */
export function serveSockets(server: Server, schema: GraphQLSchema, services: Services): () => Promise<void> {
  const { config, log } = services;
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  const rules = [...specifiedRules, ...LIMIT_RULES];
  const ws = useServer<{ accessToken?: unknown }, SocketExtra>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      onConnect: async ({ connectionParams, extra }) => {
        const token = typeof connectionParams?.accessToken === 'string' ? connectionParams.accessToken : null;
        const transport = transportOf(extra.request, config.appOrigin);
        try {
          extra.context = createContext(
            services,
            await authenticate(services, token, transport.hostNamespace),
            transport,
          );
        } catch (error) {
          if (error instanceof GraphQLError) return false;
          throw error;
        }
        if (token) endAtExpiry(extra, verifyAccessToken(config.jwtSecret, token).exp);
        return true;
      },
      onDisconnect: ({ extra }) => clearTimeout(extra.timer),
      onSubscribe: ({ extra }, id, payload): ExecutionArgs | GraphQLError[] => {
        const underway = (extra.underway ??= new Set());
        if (underway.size >= MAX_SUBSCRIPTIONS)
          return [new GraphQLError('Too many operations on one connection.')];
        try {
          const document = parse(payload.query, { maxTokens: MAX_TOKENS });
          const errors = validate(schema, document, rules);
          if (errors.length > 0) return [...errors];
          const operation = getOperationAST(document, payload.operationName);
          if (!operation) return [new GraphQLError('Unable to identify the operation.')];
          underway.add(id);
          return {
            schema,
            document,
            operationName: payload.operationName,
            variableValues: payload.variables,
            contextValue: forOperation(services, extra.context!),
          } as ExecutionArgs;
        } catch (error) {
          return [error as GraphQLError];
        }
      },
      onError: (_ctx, _id, _payload, errors) => errors.map((error) => maskError(error.toJSON(), error, log)),
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors
          ? ({
              ...result,
              errors: result.errors.map((error) => maskError(error.toJSON(), error, log)),
            } as never)
          : undefined,
      onComplete: ({ extra }, id) => void extra.underway?.delete(id),
    },
    wss,
  );
  server.on('upgrade', (request, socket, head) => {
    const isOurs =
      request.url?.split('?')[0] === '/graphql' && isOurOrigin(request.headers.origin, config.appOrigin);
    if (!isOurs) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    wss.handleUpgrade(request, socket, head, (webSocket) => wss.emit('connection', webSocket, request));
  });
  return async () => {
    await ws.dispose();
  };
}

/** A fresh set of reads for each operation: they are batched by moment, not by socket. */
const forOperation = (services: Services, { viewer, transport }: Context) =>
  createContext(services, viewer, transport);

function endAtExpiry(extra: SocketExtra, expiresAt: number): void {
  extra.timer = setTimeout(
    () => extra.socket.close(TOKEN_ENDED, 'Forbidden'),
    Math.max(0, expiresAt * 1000 - Date.now()),
  );
  extra.timer.unref();
}

function transportOf(request: IncomingMessage, appOrigin: string): Transport {
  return {
    requestId: crypto.randomUUID(),
    address: request.socket.remoteAddress ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    hostNamespace: namespaceOf(request.headers.host ?? '', appOrigin),
    refreshToken: null,
    keepRefreshToken: () => {
      throw new GraphQLError('Sessions begin and end over HTTP.');
    },
  };
}
