import type { IncomingMessage, Server } from 'node:http';
import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { makeServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { authenticate, verifyAccessToken, refreshViewer } from '#platform/request/authentication';
import { namespaceOf } from '#kernel/host';
import { setSink } from '#platform/live/sink';
import { SessionWatch } from '#platform/live/session-watch';
import { socketSink } from '#platform/live/socket-sink';
import { presenceOf } from '#modules/presence/presence.service';
import type { Services } from '#platform/request/services';
import { clientAddress, rateLimitKey, buildTrustProxy } from '#kernel/address';
import type { Context, Transport } from '#platform/request/context';
import { createContext } from '#platform/request/create-context';
import { recordCost } from '#platform/limits/cost-report';
import { ErrorCode, AppError, TokenExpired, TooMany } from '#kernel/errors';
import type { Gate } from './gate.ts';
import { socketAnswer } from './gate-socket.ts';
import { isAppOrigin } from '#kernel/origin';
import { MAX_SUBSCRIPTIONS, MAX_SUBSCRIPTIONS_PER } from '#kernel/limits';
import { maskError } from '#platform/request/masking';
import { KeyedCounter } from '#platform/limits/keyed-counter';
import { SocketLimits } from '#platform/limits/socket-limits';
import { endSockets, renewSockets, socketServer, TRY_AGAIN } from './socket-protocol.ts';
import { VISITOR } from '#kernel/viewer';
import { isMember, type Viewer } from '#kernel/viewer';

/** Close code that tells graphql-ws clients to ask for a new token and connect again. */
const TOKEN_ENDED = 4403;

/** Seconds for a client to send `connection_init`. */
const INIT_TIMEOUT = 10;

const TooManyOperations = () =>
  TooMany('Too many pages of yours are open. Close some, and load this one again.', 60);

const isUnavailable = (errors: readonly GraphQLFormattedError[]) =>
  errors.some(({ extensions }) => extensions?.['code'] === ErrorCode.UNAVAILABLE);

interface SocketExtra extends Record<PropertyKey, unknown> {
  request: IncomingMessage;
  socket: WebSocket;
  context?: Context;
  /** Told when it is in doubt what the session may do. */
  sessionListeners?: Set<(settled: Promise<Viewer>) => void>;
  /** What ends with the socket. */
  endings?: (() => void)[];
  leave?: () => void;
  underway?: Set<string>;
  /** Whom the operations count for: an account, or the network of a visitor. */
  owner?: string;
}

/** GraphQL over web sockets on /graphql, with the context, limits and masking of HTTP. Returns what ends it. */
export function serveSockets(
  server: Server,
  schema: GraphQLSchema,
  services: Services,
  gate: Gate,
): () => Promise<void> {
  const { config, log } = services;
  const trust = buildTrustProxy(config);
  const watch = new SessionWatch(services);
  const operations = new KeyedCounter();
  const limits = new SocketLimits(config.socketLimits);
  const finish = (extra: SocketExtra, id: string) => {
    if (extra.underway?.delete(id)) operations.release(extra.owner!);
  };
  const refused = (extra: SocketExtra, id: string, errors: readonly GraphQLError[]): GraphQLError[] => {
    finish(extra, id);
    return [...errors];
  };
  const masked = ({ context }: SocketExtra, errors: readonly GraphQLError[]) =>
    errors.map((error) => maskError(error.toJSON(), error, log, context?.transport.requestId));
  /** A subscription that failed would not be begun again on this socket, though its client may wait for events. */
  const startAgain = ({ socket }: SocketExtra) => socket.close(TRY_AGAIN, 'Try again later');
  const protocol = makeServer<{ accessToken?: unknown }, SocketExtra>({
    schema,
    connectionInitWaitTimeout: INIT_TIMEOUT * 1000,
    onConnect: async ({ connectionParams, extra }) => {
      const token = typeof connectionParams?.accessToken === 'string' ? connectionParams.accessToken : null;
      const transport = transportOf(extra.request, config.appOrigin, clientAddress(extra.request, trust));
      try {
        extra.context = createContext(services, await authenticate(services, token, transport), transport);
      } catch (error) {
        if (error instanceof GraphQLError) return false;
        throw error;
      }
      // Who has gone meanwhile is not told of again.
      if (extra.socket.readyState !== extra.socket.OPEN) return false;
      if (!limits.initialize(extra.request, extra.context.viewer.accountId, transport.address)) {
        extra.socket.close(TRY_AGAIN, 'Too many connections');
        return false;
      }
      extra.endings = [() => extra.leave?.()];
      extra.sessionListeners = new Set();
      begin(extra, services);
      const { sessionId } = extra.context.viewer;
      if (token) extra.endings.push(...endWithToken(services, extra, token));
      if (sessionId) extra.endings.push(watch.watch(sessionId, () => void lookAgain(extra, services)));
      return true;
    },
    onDisconnect: ({ extra }) => {
      for (const end of extra.endings ?? []) end();
      for (const id of extra.underway ?? []) finish(extra, id);
    },
    onSubscribe: async ({ extra }, id, payload): Promise<ExecutionArgs | GraphQLError[]> => {
      const underway = (extra.underway ??= new Set());
      if (underway.size >= MAX_SUBSCRIPTIONS)
        return [new GraphQLError('Too many operations on one connection.')];
      const { accountId } = extra.context!.viewer;
      extra.owner ??= accountId ?? rateLimitKey(extra.context!.transport.address);
      if (!operations.hit(extra.owner, MAX_SUBSCRIPTIONS_PER[accountId ? 'account' : 'network']))
        return [TooManyOperations()];
      underway.add(id);
      try {
        const asked = gate.prepare(payload.query, payload.operationName, payload.variables);
        if (!('plan' in asked)) return refused(extra, id, asked);
        const contextValue = await contextNow(services, extra.context!);
        if (!contextValue) {
          extra.socket.close(TOKEN_ENDED, 'Forbidden');
          return refused(extra, id, [TokenExpired()]);
        }
        recordCost(contextValue, gate.charge(asked, contextValue), {});
        const operation = {
          schema,
          document: asked.document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          hideSuggestions: config.production,
        };
        const sink = socketSink(extra.socket, id, {
          operation,
          onSessionChange: (receive) => {
            extra.sessionListeners?.add(receive);
            return () => void extra.sessionListeners?.delete(receive);
          },
          mask: ({ data, errors }) =>
            errors ? { errors: masked(extra, errors as GraphQLError[]), data } : { data },
        });
        setSink(contextValue, sink);
        return { ...operation, contextValue };
      } catch (error) {
        return refused(extra, id, [error as GraphQLError]);
      }
    },
    onError: ({ extra }, _id, _payload, errors) => {
      const told = masked(extra, errors);
      if (isUnavailable(told)) startAgain(extra);
      return told;
    },
    onNext: ({ extra }, _id, _payload, { document, operationName, contextValue }, result) => {
      const { errors, ...rest } = result;
      if (!errors) return socketAnswer(contextValue as Context, result);
      const told = masked(extra, errors);
      const isSubscription = getOperationAST(document, operationName)?.operation === 'subscription';
      if (isSubscription && isUnavailable(told)) startAgain(extra);
      return socketAnswer(contextValue as Context, { ...rest, errors: told });
    },
    onComplete: ({ extra }, id) => finish(extra, id),
  });
  const wss = socketServer(protocol, log);
  const stopRenewing = services.bus.onReconnect(() => renewSockets(wss));
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined); // Node leaves it to us here: unheard, a reset would end the process
    const isOurs =
      request.url?.split('?')[0] === '/graphql' && isAppOrigin(request.headers.origin, config.appOrigin);
    if (!isOurs) {
      socket.once('finish', () => socket.destroy()); // rather than wait for the other side to end it
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const address = clientAddress(request, trust);
    const wait = limits.admit(request, socket, address) ? mustWait(services, address) : INIT_TIMEOUT;
    if (wait !== null) {
      socket.end(`HTTP/1.1 429 Too Many Requests\r\nRetry-After: ${wait}\r\nConnection: close\r\n\r\n`);
      return;
    }
    wss.handleUpgrade(request, socket, head, (webSocket) => wss.emit('connection', webSocket, request));
  });
  return async () => {
    stopRenewing();
    watch.stop();
    await endSockets(wss);
  };
}

/** A connection costs its address a point: the seconds to wait where it has none left, else null. */
function mustWait({ budgets }: Services, address: string): number | null {
  try {
    budgets.consume(VISITOR, address, 1);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.retryAfter ?? 1;
    throw error;
  }
}

/** The context of an operation: its own set of reads, and the viewer as it is now; null when its session has ended. */
async function contextNow(services: Services, { viewer, transport }: Context): Promise<Context | null> {
  const now = await refreshViewer(services, viewer);
  return now && createContext(services, now, { ...transport });
}

/** Longest time that a timer can wait, in milliseconds: the client of a token that lives longer connects again. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Ends the connection with the token it was opened with: an access token's expiry, whatever ends an API token. Gives
 * what calls that off.
 */
function endWithToken(services: Services, extra: SocketExtra, token: string): (() => void)[] {
  const { viewer } = extra.context!;
  const end = () => extra.socket.close(TOKEN_ENDED, 'Forbidden');
  const expiresAt = viewer.token?.expiresAt ?? verifyAccessToken(services.config.jwtSecret, token).exp * 1000;
  const timer = setTimeout(end, Math.min(Math.max(0, expiresAt - Date.now()), MAX_TIMER)).unref();
  return [() => clearTimeout(timer), ...(viewer.token ? [services.apiTokens.watch(viewer, end)] : [])];
}

/** Lets the others know that the member is there, as long as the socket is open; a program is nobody. */
function begin(extra: SocketExtra, services: Services): void {
  extra.leave?.();
  const { viewer } = extra.context!;
  extra.leave = isMember(viewer) && !viewer.token ? presenceOf(services).enter(viewer) : () => undefined;
}

/** The session may have ended: then the socket does. Or it may do something else: then its subscriptions wait for that. */
async function lookAgain(extra: SocketExtra, services: Services): Promise<void> {
  const { viewer: before, transport } = extra.context!;
  let settle: (viewer: Viewer) => void = () => undefined;
  const settled = new Promise<Viewer>((resolve) => (settle = resolve));
  for (const receive of extra.sessionListeners ?? []) receive(settled);
  try {
    const viewer = await services.sessions.find(before.sessionId!, before.accountId!);
    const isOfHost = !transport.hostNamespace || viewer?.namespace === transport.hostNamespace;
    if (!viewer || !isOfHost) return extra.socket.close(TOKEN_ENDED, 'Forbidden');
    settle(viewer);
    if (JSON.stringify(viewer) === JSON.stringify(before)) return;
    extra.context = createContext(services, viewer, transport);
    if (extra.socket.readyState === extra.socket.OPEN) begin(extra, services);
  } catch (error) {
    services.log.error({ err: error }, 'the session of a socket could not be looked at');
    extra.socket.close(TRY_AGAIN, 'Try again later');
  }
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
    deviceCookie: null,
    keepDeviceCookie: () => {},
  };
}
