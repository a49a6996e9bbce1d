import type { IncomingMessage, Server } from 'node:http';
import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { makeServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import {
  authenticate,
  bearerToken,
  verifyAccessToken,
  refreshViewer,
} from '#platform/request/authentication';
import { GAUGES } from '#platform/telemetry/readings';
import { setSink } from '#platform/live/sink';
import { SessionWatch } from '#platform/live/session-watch';
import { socketSink } from '#platform/live/socket-sink';
import { presenceOf } from '#modules/presence/presence.service';
import type { Services } from '#platform/request/services';
import { clientAddress, rateLimitKey, buildTrustProxy } from '#kernel/address';
import type { Context } from '#platform/request/context';
import { requestedLanguage } from '#platform/request/language';
import type { Transport } from '#platform/request/transport';
import { transportOfHeaders } from '#platform/request/transport-of-headers';
import { createContext } from '#platform/request/create-context';
import { recordCost } from '#platform/limits/cost-report';
import { ErrorCode, AppError, TokenExpired, TooMany } from '#kernel/errors';
import type { Gate } from './gate.ts';
import { toSocketMessage } from './gate-socket.ts';
import { MAX_SUBSCRIPTIONS, MAX_SUBSCRIPTIONS_PER } from '#kernel/limits';
import { maskError } from '#platform/request/masking';
import { KeyedCounter } from '#platform/limits/keyed-counter';
import { SocketLimits } from '#platform/limits/socket-limits';
import { SocketWorks } from './socket-works.ts';
import { endSockets, reconnectSockets, socketServer, TRY_AGAIN } from './socket-protocol.ts';
import { isMember, type Viewer, VISITOR } from '#kernel/viewer';

/** Close code after which graphql-ws clients get a new token and reconnect. */
const TOKEN_ENDED = 4403;

/** Seconds that a client has to send `connection_init`. */
const INIT_TIMEOUT = 10;

const TooManyOperations = () => TooMany('You have too many pages open. Close some and reload this one.', 60);

const isUnavailable = (errors: readonly GraphQLFormattedError[]) =>
  errors.some(({ extensions }) => extensions?.['code'] === ErrorCode.UNAVAILABLE);

const isSubscription = (document: DocumentNode, operationName?: string | null) =>
  getOperationAST(document, operationName)?.operation === 'subscription';

interface SocketExtra extends Record<PropertyKey, unknown> {
  request: IncomingMessage;
  socket: WebSocket;
  context?: Context;
  /** Called when the permissions of the session may have changed. */
  sessionListeners?: Set<(settled: Promise<Viewer>) => void>;
  /** Called when the socket closes. */
  cleanups?: (() => void)[];
  /** Ends the presence of the member. */
  leave?: () => void;
  /** IDs of the running operations. */
  running?: Set<string>;
  /** IDs of the running queries and mutations, which are answered once. */
  answering?: Set<string>;
  /** Whether the socket closes after these answers, because its session has ended. */
  isClosing?: boolean;
  /** Key that operations are counted by: an account, or the network of a visitor. */
  owner?: string;
}

/** Serves GraphQL over web sockets on /graphql, with the limits and masking of HTTP. Returns the function that stops it. */
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
  const works = new SocketWorks();
  let runningOperations = 0;
  const finish = (extra: SocketExtra, id: string) => {
    if (!extra.running?.delete(id)) return;
    operations.release(extra.owner!);
    runningOperations--;
    extra.answering?.delete(id);
    if (extra.isClosing) setImmediate(closeAfterAnswers, extra); // once the answer is sent
  };
  const reject = (extra: SocketExtra, id: string, errors: readonly GraphQLError[]): GraphQLError[] => {
    finish(extra, id);
    return [...errors];
  };
  const masked = ({ context, request }: SocketExtra, errors: readonly GraphQLError[]) =>
    errors.map((error) =>
      maskError(
        error.toJSON(),
        error,
        log,
        context?.transport ?? { language: requestedLanguage(request.headers) },
      ),
    );
  /** Makes the client reconnect. It would not subscribe again on this socket after a failure. */
  const reconnect = ({ socket }: SocketExtra) => socket.close(TRY_AGAIN, 'Try again later');
  const protocol = makeServer<{ accessToken?: unknown }, SocketExtra>({
    schema,
    ...works.executors,
    connectionInitWaitTimeout: INIT_TIMEOUT * 1000,
    onConnect: async ({ connectionParams, extra }) => {
      const given = connectionParams?.accessToken ?? null;
      if (given !== null && (typeof given !== 'string' || given === '')) return false;
      const transport = transportOf(extra.request, services, clientAddress(extra.request, trust));
      let token: string | null;
      try {
        // Programs that are no browsers can send the header of HTTP.
        token = given ?? bearerToken(extra.request.headers.authorization);
        extra.context = createContext(services, await authenticate(services, token, transport), transport);
      } catch (error) {
        if (error instanceof GraphQLError) return false;
        throw error;
      }
      // onDisconnect was already called for a socket that closed in the meantime.
      if (extra.socket.readyState !== extra.socket.OPEN) return false;
      if (!limits.initialize(extra.request, extra.context.viewer.accountId, transport.address)) {
        extra.socket.close(TRY_AGAIN, 'Too many connections');
        return false;
      }
      extra.cleanups = [() => extra.leave?.()];
      extra.sessionListeners = new Set();
      enterPresence(extra, services);
      const { sessionId, institutionId } = extra.context.viewer;
      if (token) extra.cleanups.push(...closeWithToken(services, extra, token));
      if (sessionId)
        extra.cleanups.push(
          watch.watch({ sessionId, institutionId }, () => void reloadSession(extra, services)),
        );
      return true;
    },
    onDisconnect: ({ extra }) => {
      for (const cleanUp of extra.cleanups ?? []) cleanUp();
      for (const id of extra.running ?? []) finish(extra, id);
    },
    onSubscribe: async ({ extra }, id, payload): Promise<ExecutionArgs | GraphQLError[]> => {
      const running = (extra.running ??= new Set());
      const answering = (extra.answering ??= new Set());
      if (running.size >= MAX_SUBSCRIPTIONS)
        return [new GraphQLError('Too many operations on one connection.')];
      const { accountId } = extra.context!.viewer;
      extra.owner ??= accountId ?? rateLimitKey(extra.context!.transport.address);
      if (!operations.hit(extra.owner, MAX_SUBSCRIPTIONS_PER[accountId ? 'account' : 'network']))
        return [TooManyOperations()];
      running.add(id);
      runningOperations++;
      try {
        const prepared = gate.prepare(payload.query, payload.operationName, payload.variables);
        if (!('plan' in prepared)) return reject(extra, id, prepared);
        const contextValue = await createOperationContext(services, extra.context!);
        if (!contextValue) {
          extra.socket.close(TOKEN_ENDED, 'Forbidden');
          return reject(extra, id, [TokenExpired()]);
        }
        recordCost(contextValue, gate.charge(prepared, contextValue), {});
        if (!isSubscription(prepared.document, payload.operationName)) answering.add(id);
        const operation = {
          schema,
          document: prepared.document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          hideSuggestions: config.production,
        };
        const { socket, request } = extra;
        const sink = socketSink({ socket, connection: request.socket }, id, {
          operation,
          onSessionChange: (receive) => {
            extra.sessionListeners?.add(receive);
            return () => void extra.sessionListeners?.delete(receive);
          },
          mask: ({ data, errors }) =>
            errors ? { errors: masked(extra, errors as GraphQLError[]), data } : { data },
        });
        setSink(contextValue, sink);
        works.add(contextValue, prepared.name);
        return { ...operation, contextValue };
      } catch (error) {
        return reject(extra, id, [error as GraphQLError]);
      }
    },
    onError: ({ extra }, _id, _payload, errors) => {
      const maskedErrors = masked(extra, errors);
      if (isUnavailable(maskedErrors)) reconnect(extra);
      return maskedErrors;
    },
    onNext: ({ extra }, _id, _payload, { document, operationName, contextValue }, result) => {
      const { errors, ...rest } = result;
      if (!errors) return toSocketMessage(contextValue as Context, result);
      const maskedErrors = masked(extra, errors);
      if (isSubscription(document, operationName) && isUnavailable(maskedErrors)) reconnect(extra);
      return toSocketMessage(contextValue as Context, { ...rest, errors: maskedErrors });
    },
    onComplete: ({ extra }, id) => finish(extra, id),
  });
  const wss = socketServer(protocol, log);
  const unsubscribe = services.bus.onReconnect(() => reconnectSockets(wss));
  const unwatch = [
    GAUGES.add('sockets', () => wss.clients.size),
    GAUGES.add('socket_operations', () => runningOperations),
  ];
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined); // without a listener, a connection reset would end the process
    const isAllowed =
      request.url?.split('?')[0] === '/graphql' &&
      services.hosts.isOwnOrigin(request.headers.origin, request.headers.host ?? '');
    if (!isAllowed) {
      socket.once('finish', () => socket.destroy()); // does not wait for the client to close it
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const address = clientAddress(request, trust);
    const wait = limits.admit(request, socket, address) ? chargeConnection(services, address) : INIT_TIMEOUT;
    if (wait !== null) {
      socket.end(`HTTP/1.1 429 Too Many Requests\r\nRetry-After: ${wait}\r\nConnection: close\r\n\r\n`);
      return;
    }
    wss.handleUpgrade(request, socket, head, (webSocket) => wss.emit('connection', webSocket, request));
  });
  return async () => {
    for (const end of unwatch) end();
    unsubscribe();
    watch.stop();
    await endSockets(wss);
  };
}

/** Charges one point for a connection to its address. Returns null, or the seconds to wait if no points are left. */
function chargeConnection({ budgets }: Services, address: string): number | null {
  try {
    budgets.consume(VISITOR, address, 1);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.retryAfter ?? 1;
    throw error;
  }
}

/** Creates the context of an operation, with its own reads and the reloaded viewer; null if the session has ended. */
async function createOperationContext(
  services: Services,
  { viewer, transport }: Context,
): Promise<Context | null> {
  const current = await refreshViewer(services, viewer, transport);
  return current && createContext(services, current, { ...transport });
}

/** Maximum delay of a timer, in milliseconds. The client of a token with a longer lifetime reconnects earlier. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Closes the socket when its token ends: at the expiry of an access token, at the expiry or revocation of an API token.
 * Returns the functions that cancel this.
 */
function closeWithToken(services: Services, extra: SocketExtra, token: string): (() => void)[] {
  const { viewer } = extra.context!;
  const end = () => extra.socket.close(TOKEN_ENDED, 'Forbidden');
  const expiresAt = viewer.token?.expiresAt ?? verifyAccessToken(services.config.jwtSecret, token).exp * 1000;
  const timer = setTimeout(end, Math.min(Math.max(0, expiresAt - Date.now()), MAX_TIMER)).unref();
  return [() => clearTimeout(timer), ...(viewer.token ? [services.apiTokens.watch(viewer, end)] : [])];
}

/** Marks the member as present while the socket is open. API tokens have no presence. */
function enterPresence(extra: SocketExtra, services: Services): void {
  extra.leave?.();
  const { viewer } = extra.context!;
  extra.leave = isMember(viewer) && !viewer.token ? presenceOf(services).enter(viewer) : () => undefined;
}

/** Closes the socket of an ended session after its running queries and mutations, one of which may have ended the session. */
function closeAfterAnswers({ answering, socket }: SocketExtra): void {
  if (!answering?.size) socket.close(TOKEN_ENDED, 'Forbidden');
}

/** Reloads a session that may have changed. Closes the socket of an ended one; else its subscriptions continue with it. */
async function reloadSession(extra: SocketExtra, services: Services): Promise<void> {
  const { viewer: before, transport } = extra.context!;
  let settle: (viewer: Viewer) => void = () => undefined;
  const settled = new Promise<Viewer>((resolve) => (settle = resolve));
  for (const receive of extra.sessionListeners ?? []) receive(settled);
  try {
    const viewer = await refreshViewer(services, before, transport);
    const isOfHost = !transport.hostNamespace || viewer?.namespace === transport.hostNamespace;
    if (!viewer || !isOfHost) {
      extra.isClosing = true;
      return closeAfterAnswers(extra);
    }
    settle(viewer);
    if (JSON.stringify(viewer) === JSON.stringify(before)) return;
    extra.context = createContext(services, viewer, transport);
    if (extra.socket.readyState === extra.socket.OPEN) enterPresence(extra, services);
  } catch (error) {
    services.log.error({ err: error }, 'reloading the session of a socket failed');
    extra.socket.close(TRY_AGAIN, 'Try again later');
  }
}

function transportOf({ headers }: IncomingMessage, services: Services, address: string): Transport {
  return {
    ...transportOfHeaders(services, headers.host ?? '', headers),
    requestId: crypto.randomUUID(),
    address,
    keepLanguage: () => {},
    refreshToken: null,
    keepRefreshToken: () => {
      throw new GraphQLError('Sign in over HTTP.');
    },
    deviceCookie: null,
    keepDeviceCookie: () => {},
  };
}
