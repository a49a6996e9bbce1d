import type { WebSocket } from 'ws';
import type { SubscriptionSink } from './sink.ts';

/** Bytes that may wait for a reader before another answer is sent: one may be as large as that. */
export const MAX_BUFFERED = 1_000_000;

/** Bytes below which more of one's own may be sent. */
const LITTLE = 64 * 1024;

/** Close code for a reader that is too slow: a client connects again, and asks for what it missed. */
export const TOO_SLOW = 1013;

/** Milliseconds for a reader to take note of the end; then its connection is cut. */
const PATIENCE = 2_000;

/** Sends to one operation of a socket, in the words of graphql-transport-ws. */
export function socketSink(
  socket: WebSocket,
  id: string,
  given: Pick<SubscriptionSink, 'operation' | 'onSessionChange' | 'mask'>,
): SubscriptionSink {
  // What follows is the same text for all who get the answer: only this head is each one's own.
  const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  return {
    ...given,
    send: (answer) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED) giveUp(socket);
      else socket.send(`${head}${answer}}`);
    },
    drained: () =>
      new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN || socket.bufferedAmount < LITTLE) return resolve();
        // Answered when all that waits before it has been written.
        socket.ping(undefined, false, () => resolve());
      }),
  };
}

function giveUp(socket: WebSocket): void {
  socket.close(TOO_SLOW, 'Too slow');
  setTimeout(() => socket.terminate(), PATIENCE).unref();
}
