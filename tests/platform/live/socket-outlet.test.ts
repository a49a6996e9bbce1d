import type { WebSocket } from 'ws';
import { expect, test, vi } from 'vitest';
import { MAX_BUFFERED, socketSink, TOO_SLOW } from '#platform/live/socket-sink';

/** A socket with the given number of unsent bytes. */
function aSocket(bufferedAmount: number) {
  return {
    readyState: 1,
    OPEN: 1,
    bufferedAmount,
    send: vi.fn<(text: string) => void>(),
    close: vi.fn<(code: number, reason: string) => void>(),
    terminate: vi.fn<() => void>(),
  };
}

const sinkOf = (socket: ReturnType<typeof aSocket>) =>
  socketSink(socket as unknown as WebSocket, 'the "first"', {} as never);

test('frames a result under the ID of its operation', () => {
  const socket = aSocket(0);
  sinkOf(socket).send('{"data":null}');
  expect(JSON.parse(socket.send.mock.calls[0]![0])).toEqual({
    id: 'the "first"',
    type: 'next',
    payload: { data: null },
  });
});

test('closes a slow reader with too much waiting, and terminates it if it does not respond', () => {
  vi.useFakeTimers();
  const [slow, busy] = [aSocket(MAX_BUFFERED + 1), aSocket(MAX_BUFFERED)];
  sinkOf(slow).send('{}');
  sinkOf(busy).send('{}');
  expect([slow.send.mock.calls.length, busy.send.mock.calls.length]).toEqual([0, 1]);
  expect(slow.close).toHaveBeenCalledWith(TOO_SLOW, 'Too slow');
  vi.runAllTimers();
  expect(slow.terminate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('sends nothing to a closed socket', () => {
  const socket = { ...aSocket(0), readyState: 3 };
  sinkOf(socket).send('{}');
  expect(socket.send).not.toHaveBeenCalled();
});
