import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { LiveMessage } from '#platform/live/live-message';
import { MAX_BUFFERED, socketSink, TOO_SLOW } from '#platform/live/socket-sink';

/** A socket with the given number of unsent bytes. */
function aSocket(bufferedAmount: number) {
  return {
    readyState: 1,
    OPEN: 1,
    bufferedAmount,
    write: vi.fn<(bytes: Buffer) => boolean>(),
    close: vi.fn<(code: number, reason: string) => void>(),
    terminate: vi.fn<() => void>(),
  };
}

const sinkOf = (socket: ReturnType<typeof aSocket>) =>
  socketSink({ socket: socket as unknown as WebSocket, connection: socket }, 'one', {} as never);

test('messages of every length arrive under the IDs of their operations, in order with those of the socket itself', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  const received: { id: string; type: string; payload: { data: string } }[] = [];
  client.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as never));
  const [socket, request] = (await once(server, 'connection')) as [WebSocket, { socket: Socket }];
  const sinks = ['1', '1', 'the "second" ü'].map((id) =>
    socketSink({ socket, connection: request.socket }, id, {} as never),
  );
  const sent = [0, 40, 41, 200, 32_745, 32_746, 70_000].map((length) => 'ü'.repeat(length));
  for (const data of sent) {
    const message = new LiveMessage(JSON.stringify({ data }));
    for (const sink of sinks) sink.send(message);
    socket.send(JSON.stringify({ id: 'own', type: 'next', payload: { data } }));
  }
  await expect.poll(() => received.length).toBe(sent.length * 4);
  expect(received).toEqual(
    sent.flatMap((data) =>
      ['1', '1', 'the "second" ü', 'own'].map((id) => ({ id, type: 'next', payload: { data } })),
    ),
  );
  client.terminate();
  server.close();
});

test('sockets whose operations have the same ID get the same bytes', () => {
  const message = new LiveMessage('{}');
  expect(message.frameFor('1')).toBe(message.frameFor('1'));
  expect(message.frameFor('2')).not.toEqual(message.frameFor('1'));
});

test('closes a slow reader with too much waiting, and terminates it if it does not respond', () => {
  vi.useFakeTimers();
  const [slow, busy] = [aSocket(MAX_BUFFERED + 1), aSocket(MAX_BUFFERED)];
  sinkOf(slow).send(new LiveMessage('{}'));
  sinkOf(busy).send(new LiveMessage('{}'));
  expect([slow.write.mock.calls.length, busy.write.mock.calls.length]).toEqual([0, 1]);
  expect(slow.close).toHaveBeenCalledWith(TOO_SLOW, 'Too slow');
  vi.runAllTimers();
  expect(slow.terminate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('sends nothing to a closed socket', () => {
  const socket = { ...aSocket(0), readyState: 3 };
  sinkOf(socket).send(new LiveMessage('{}'));
  expect(socket.write).not.toHaveBeenCalled();
});
