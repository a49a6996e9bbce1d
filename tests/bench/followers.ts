/** A thread that holds sockets and counts frames without parsing them, because parsing would measure the thread. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

export interface Following {
  port: number;
  /** Frames received by all threads, and the number at which the thread that counts it says so. */
  counter: SharedArrayBuffer;
  /** Tokens, one socket each; null without authentication. */
  tokens: (string | null)[];
  conversationId: string;
}

export const SUBSCRIPTION =
  'subscription M($id: ID!, $after: Int) { messagesChanged(conversationId: $id, after: $after) { revision messages { id sequence body sentAt sender { id displayName } } } }';

const { port, counter, tokens, conversationId } = workerData as Following;
const count = new Int32Array(counter);

async function follow(token: string | null): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    headers: { host: `localhost:${port}` },
  });
  await once(socket, 'open');
  if (token) {
    socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } }));
    await once(socket, 'message');
    const variables = { id: conversationId, after: null };
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: SUBSCRIPTION, variables } }));
    // Answered after it.
    socket.send(JSON.stringify({ type: 'subscribe', id: '2', payload: { query: '{ viewer { id } }' } }));
    await new Promise<void>((resolve) => {
      socket.on('message', (frame: Buffer) => {
        if (frame.includes('complete')) resolve();
      });
    });
    socket.removeAllListeners('message');
  }
  socket.on('message', () => {
    if (Atomics.add(count, 0, 1) + 1 === Atomics.load(count, 1)) parentPort!.postMessage('all');
  });
  return socket;
}

const sockets: WebSocket[] = [];
for (let at = 0; at < tokens.length; at += 50)
  sockets.push(...(await Promise.all(tokens.slice(at, at + 50).map(follow))));
parentPort!.postMessage('ready');
parentPort!.once('message', () => {
  for (const socket of sockets) socket.terminate();
});
