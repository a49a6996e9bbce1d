import type { IncomingMessage, Server } from 'node:http';
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { authenticate, verifyAccessToken, viewerNow } from './authentication.ts';
import { namespaceOf } from './host.ts';
import type { Services } from '../services.ts';
import { addressOf, trustedProxies } from '../web/address.ts';
import type { Context, Transport } from './context.ts';
import { createContext } from './create-context.ts';
import { report } from './cost-report.ts';
import { TokenExpired } from './errors.ts';
import type { Gate } from './gate.ts';
import { socketAnswer } from './gate-socket.ts';
import { isOurOrigin } from './origin.ts';
import { MAX_FRAME, MAX_SUBSCRIPTIONS } from './limits.ts';
import { maskError } from './masking.ts';

/** Close code that tells graphql-ws clients to ask for a new token and connect again. */
const TOKEN_ENDED = 4403;

interface SocketExtra extends Record<PropertyKey, unknown> {
  request: IncomingMessage;
  socket: { close: (code: number, reason: string) => void };
  context?: Context;
  underway?: Set<string>;
  timer?: NodeJS.Timeout;
  stopWatching?: () => void;
}

/** GraphQL over web sockets on /graphql, with the context, limits and masking of HTTP. Returns what ends it. */
export function serveSockets(
  server: Server,
  schema: GraphQLSchema,
  services: Services,
  gate: Gate,
): () => Promise<void> {
  const { config, log } = services;
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  const trust = trustedProxies(config);
  const masked = ({ context }: SocketExtra, errors: readonly GraphQLError[]) =>
    errors.map((error) => maskError(error.toJSON(), error, log, context?.transport.requestId));
  const ws = useServer<{ accessToken?: unknown }, SocketExtra>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      onConnect: async ({ connectionParams, extra }) => {
        const token = typeof connectionParams?.accessToken === 'string' ? connectionParams.accessToken : null;
        const transport = transportOf(extra.request, config.appOrigin, addressOf(extra.request, trust));
        try {
          extra.context = createContext(services, await authenticate(services, token, transport), transport);
        } catch (error) {
          if (error instanceof GraphQLError) return false;
          throw error;
        }
        if (token) endWithToken(services, extra, token);
        return true;
      },
      onDisconnect: ({ extra }) => {
        clearTimeout(extra.timer);
        extra.stopWatching?.();
      },
      onSubscribe: async ({ extra }, id, payload): Promise<ExecutionArgs | GraphQLError[]> => {
        const underway = (extra.underway ??= new Set());
        if (underway.size >= MAX_SUBSCRIPTIONS)
          return [new GraphQLError('Too many operations on one connection.')];
        underway.add(id);
        try {
          const asked = gate.read(payload.query, payload.operationName, payload.variables);
          if (!('plan' in asked)) return refused(extra, id, asked);
          const contextValue = await contextNow(services, extra.context!);
          if (!contextValue) {
            extra.socket.close(TOKEN_ENDED, 'Forbidden');
            return refused(extra, id, [TokenExpired()]);
          }
          report(contextValue, gate.pass(asked, contextValue), {});
          return {
            schema,
            document: asked.document,
            operationName: payload.operationName,
            variableValues: payload.variables,
            contextValue,
          };
        } catch (error) {
          return refused(extra, id, [error as GraphQLError]);
        }
      },
      onError: ({ extra }, _id, _payload, errors) => masked(extra, errors),
      onNext: ({ extra }, _id, _payload, { contextValue }, result) =>
        socketAnswer(
          contextValue as Context,
          result.errors ? { ...result, errors: masked(extra, result.errors) } : result,
        ),
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

/** The context of an operation: its own set of reads, and the viewer as it is now; null when its session has ended. */
async function contextNow(services: Services, { viewer, transport }: Context): Promise<Context | null> {
  const now = await viewerNow(services, viewer);
  return now && createContext(services, now, { ...transport });
}

/** An operation that does not begin counts no longer. */
function refused({ underway }: SocketExtra, id: string, errors: readonly GraphQLError[]): GraphQLError[] {
  underway?.delete(id);
  return [...errors];
}

/** Longest time that a timer can wait, in milliseconds: the client of a token that lives longer connects again. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Ends the connection with the token it was opened with: an access token's expiry, whatever ends an API token. */
function endWithToken(services: Services, extra: SocketExtra, token: string): void {
  const { viewer } = extra.context!;
  const end = () => extra.socket.close(TOKEN_ENDED, 'Forbidden');
  const expiresAt = viewer.token?.expiresAt ?? verifyAccessToken(services.config.jwtSecret, token).exp * 1000;
  extra.timer = setTimeout(end, Math.min(Math.max(0, expiresAt - Date.now()), LONGEST_TIMER)).unref();
  if (viewer.token) extra.stopWatching = services.apiTokens.watch(viewer, end);
}

function transportOf(request: IncomingMessage, appOrigin: string, address: string): Transport {
  return {
    requestId: crypto.randomUUID(),
    address,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    hostNamespace: namespaceOf(request.headers.host ?? '', appOrigin),
    restCall: null,
    operation: null,
    refreshToken: null,
    claim: null,
    keepRefreshToken: () => {
      throw new GraphQLError('Sessions begin and end over HTTP.');
    },
  };
}
