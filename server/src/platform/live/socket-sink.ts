import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { SubscriptionSink } from './sink.ts';

/** Maximum number of buffered bytes before another message is sent. One message may be as large as that. */
export const MAX_BUFFERED = 1_000_000;

/** Buffered bytes below which the sink counts as drained. */
const LOW_WATER_MARK = 64 * 1024;

/** Close code for a client that reads too slowly. Clients reconnect and query what they missed. */
export const TOO_SLOW = 1013;

/** Milliseconds that a client has to close the connection before it is terminated. */
const CLOSE_TIMEOUT = 2_000;

/**
 * Creates the sink of one operation of a socket. It writes frames that sockets share to the connection itself, which is half of
 * the work: messages are not compressed or split, so the web socket writes its own frames there at once, too.
 */
export function socketSink(
  { socket, connection }: { socket: WebSocket; connection: Pick<Socket, 'write'> },
  id: string,
  given: Pick<SubscriptionSink, 'operation' | 'onSessionChange' | 'mask'>,
): SubscriptionSink {
  return {
    ...given,
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED) giveUp(socket);
      else connection.write(message.frameFor(id));
    },
    drained: () =>
      new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN || socket.bufferedAmount < LOW_WATER_MARK) return resolve();
        // The callback runs when everything before the ping has been written.
        socket.ping(undefined, false, () => resolve());
      }),
  };
}

function giveUp(socket: WebSocket): void {
  socket.close(TOO_SLOW, 'Too slow');
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
}
