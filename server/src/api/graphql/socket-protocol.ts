import type { IncomingMessage } from 'node:http';
import { CloseCode, handleProtocols, MessageType, parseMessage, type Server as Protocol } from 'graphql-ws';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { MAX_FRAME } from '#kernel/limits';
import { isNestedBeyond, MAX_NESTING } from '#kernel/nesting';

/** Milliseconds between pings; who has not answered one until the next is gone. */
const PING_EVERY = 12_000;

/** Close code after which clients connect again, and subscribe again. At 4500 clients of graphql-ws give up for good. */
export const TRY_AGAIN = 1013;

/** Milliseconds over which sockets are renewed. */
const RENEWAL = 2_000;

/** What only a server says. */
const OF_SERVERS = new Set<string>([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);

interface Extra {
  socket: WebSocket;
  request: IncomingMessage;
}

/** A server of sockets on which no frame of a client, whatever is in it, is more than its own end. */
export function socketServer<E extends Extra>(protocol: Protocol<E>, log: Logger): WebSocketServer {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, handleProtocols });
  wss.on('connection', (socket, request) => {
    socket.on('error', (error) => log.debug({ err: error }, 'a socket broke')); // 'close' follows
    const stopPinging = keepPinging(socket);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => sent(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) => {
          const hear = async (data: RawData, isBinary: boolean): Promise<void> => {
            const text = isBinary ? null : textIn(data);
            if (text === null) return socket.close(CloseCode.BadRequest, 'Invalid message received');
            try {
              await receive(text);
            } catch (error) {
              log.error({ err: error }, 'unexpected error on a socket');
              socket.close(TRY_AGAIN, 'Internal server error');
            }
          };
          socket.on('message', (data, isBinary) => void hear(data, isBinary));
        },
      },
      { socket, request } as E,
    );
    socket.once('close', (code, reason) => {
      stopPinging();
      closed(code, String(reason)).catch((error: unknown) =>
        log.error({ err: error }, 'a socket could not be ended in order'),
      );
    });
  });
  return wss;
}

/**
 * Has the clients of all sockets connect again, over a while so that not all come at once: they ask for what they missed.
 */
export function renewSockets(wss: WebSocketServer): void {
  for (const socket of wss.clients)
    setTimeout(() => socket.close(TRY_AGAIN, 'Events may have been missed'), Math.random() * RENEWAL).unref();
}

/** Ends every socket, then the server. */
export async function endSockets(wss: WebSocketServer): Promise<void> {
  for (const socket of wss.clients) socket.close(1001, 'Going away');
  wss.removeAllListeners();
  await new Promise<void>((resolve, reject) => wss.close((error) => (error ? reject(error) : resolve())));
}

/** The text of a frame that a client may send; null of any other. */
function textIn(data: RawData): string | null {
  const text = (data as Buffer).toString(); // no other type is asked for
  try {
    if (isNestedBeyond(text, MAX_NESTING)) return null;
    return OF_SERVERS.has(parseMessage(text).type) ? null : text;
  } catch {
    return null;
  }
}

/** Sends, unless nobody is there any more. */
function sent(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

function keepPinging(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, PING_EVERY);
  return () => clearInterval(timer);
}
