import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from './session.ts';
import { someToken } from './testing/token.ts';

const ping = gql`
  subscription {
    ping
  }
`;

/** Sockets to a server that never responds. */
const opened: SilentSocket[] = [];

class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = SilentSocket.CONNECTING;
  onclose: ((event: CloseEvent) => void) | null = null;
  constructor() {
    super();
    opened.push(this);
  }
  send(): void {}
  close(code = 1006): void {
    if (this.readyState === SilentSocket.CLOSED) return;
    this.readyState = SilentSocket.CLOSED;
    const event = new CloseEvent('close', { code });
    this.dispatchEvent(event);
    this.onclose?.(event);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', SilentSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('aborts a connection that does not open within 20 s, and retries after 1 s', async () => {
  startSession(someToken());
  const { socketLink } = await import('./socketLink.ts');
  const subscription = socketLink
    .request({ query: ping, variables: {}, extensions: {} } as never)
    .subscribe({ error: () => {} });
  await vi.advanceTimersByTimeAsync(100);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(19_800);
  expect(opened[0]!.readyState).toBe(SilentSocket.CONNECTING);
  await vi.advanceTimersByTimeAsync(200);
  expect(opened[0]!.readyState).toBe(SilentSocket.CLOSED);
  await vi.advanceTimersByTimeAsync(1600);
  expect(opened).toHaveLength(2);
  subscription.unsubscribe();
});

test('reconnects when the account has too many open sockets', async () => {
  startSession(someToken());
  const { socketLink } = await import('./socketLink.ts');
  const failed = vi.fn<() => void>();
  const subscription = socketLink
    .request({ query: ping, variables: {}, extensions: {} } as never)
    .subscribe({ error: failed });
  await vi.advanceTimersByTimeAsync(100);
  for (let times = 1; times <= 4; times++) {
    const refused = opened.at(-1)!;
    refused.close(1013);
    await vi.advanceTimersByTimeAsync(5100); // longer than the longest delay
    expect(opened.at(-1)).not.toBe(refused);
  }
  expect(failed).not.toHaveBeenCalled();
  subscription.unsubscribe();
});

test('waits longer after each failure, and at most 5 s', async () => {
  vi.resetModules(); // the failures of other tests count
  const session = await import('./session.ts');
  session.startSession(someToken());
  vi.spyOn(Math, 'random').mockReturnValue(0.999); // the longest jitter
  const { socketLink } = await import('./socketLink.ts');
  const subscription = socketLink
    .request({ query: ping, variables: {}, extensions: {} } as never)
    .subscribe({ error: () => {} });
  await vi.advanceTimersByTimeAsync(100);
  const delays: number[] = [];
  for (let times = 1; times <= 6; times++) {
    const failed = opened.at(-1)!;
    failed.close(1006);
    let delay = 0;
    for (; opened.at(-1) === failed && delay < 10_000; delay += 100) await vi.advanceTimersByTimeAsync(100);
    delays.push(delay);
  }
  expect(delays).toEqual([1500, 2500, 4500, 5000, 5000, 5000]);
  subscription.unsubscribe();
});
