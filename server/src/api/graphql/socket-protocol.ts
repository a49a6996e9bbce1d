import type { IncomingMessage } from 'node:http';
import { CloseCode, handleProtocols, MessageType, parseMessage, type Server as Protocol } from 'graphql-ws';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { MAX_FRAME } from '#kernel/limits';
import { isNestedBeyond, MAX_NESTING } from '#kernel/nesting';
import { withWholeCharacters } from '#kernel/whole-characters';

/** Milliseconds between pings. A client without a pong until the next ping is disconnected. */
const PING_INTERVAL = 12_000;

/** Close code after which clients reconnect and subscribe again. After 4500, clients of graphql-ws do not reconnect. */
export const TRY_AGAIN = 1013;

/** Period in milliseconds over which all sockets reconnect. */
const RECONNECT_PERIOD = 2_000;

/** Message types that only servers send. */
const SERVER_MESSAGES = new Set<string>([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);

interface Extra {
  socket: WebSocket;
  request: IncomingMessage;
}

/** Creates a web socket server. An invalid frame of a client closes its own socket and nothing else. */
export function socketServer<E extends Extra>(protocol: Protocol<E>, log: Logger): WebSocketServer {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, handleProtocols });
  wss.on('connection', (socket, request) => {
    socket.on('error', (error) => log.debug({ err: error }, 'socket error')); // 'close' follows
    const stopPinging = startPinging(socket);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendText(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) => {
          const handle = async (data: RawData, isBinary: boolean): Promise<void> => {
            const text = isBinary ? null : parseFrame(data);
            if (text === null) return socket.close(CloseCode.BadRequest, 'Invalid message received');
            try {
              await receive(withWholeCharacters(text));
            } catch (error) {
              log.error({ err: error }, 'unexpected error on a socket');
              socket.close(TRY_AGAIN, 'Internal server error');
            }
          };
          socket.on('message', (data, isBinary) => void handle(data, isBinary));
        },
      },
      { socket, request } as E,
    );
    socket.once('close', (code, reason) => {
      stopPinging();
      closed(code, String(reason)).catch((error: unknown) =>
        log.error({ err: error }, 'closing a socket failed'),
      );
    });
  });
  return wss;
}

/** Makes the clients of all sockets reconnect, spread over a short period. They then query what they missed. */
export function reconnectSockets(wss: WebSocketServer): void {
  for (const socket of wss.clients)
    setTimeout(
      () => socket.close(TRY_AGAIN, 'Events may have been missed'),
      Math.random() * RECONNECT_PERIOD,
    ).unref();
}

/** Closes every socket, then the server. */
export async function endSockets(wss: WebSocketServer): Promise<void> {
  for (const socket of wss.clients) socket.close(1001, 'Going away');
  wss.removeAllListeners();
  await new Promise<void>((resolve, reject) => wss.close((error) => (error ? reject(error) : resolve())));
}

/** Returns the text of a frame; null for one that a client may not send. */
function parseFrame(data: RawData): string | null {
  const text = (data as Buffer).toString(); // `binaryType` is the default
  try {
    if (isNestedBeyond(text, MAX_NESTING)) return null;
    return SERVER_MESSAGES.has(parseMessage(text).type) ? null : text;
  } catch {
    return null;
  }
}

/** Sends a text unless the socket is closed. */
function sendText(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

function startPinging(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, PING_INTERVAL);
  return () => clearInterval(timer);
}
