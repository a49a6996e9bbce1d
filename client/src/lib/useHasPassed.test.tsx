import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHasPassed } from './useHasPassed.ts';

const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-06-01T12:00:00Z') }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server whose clock is ahead of this device's; returns how often it was asked. */
function aServer(ahead: number) {
  const asked = vi.fn<() => Promise<{ headers: Headers }>>(() =>
    Promise.resolve({ headers: new Headers({ date: new Date(Date.now() + ahead).toUTCString() }) }),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

const passing = async (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('notices that an instant passes on the server while the screen is open', async () => {
  aServer(-5 * MINUTE);
  const { result } = renderHook(() => useHasPassed('2027-06-01T11:56:00Z'));
  await passing(0);
  expect(result.current, 'a minute is left on the server').toBe(false);
  await passing(MINUTE - 2_000);
  expect(result.current).toBe(false);
  await passing(4_000);
  expect(result.current).toBe(true);
});

test('asks the server once for all who read its clock', async () => {
  const asked = aServer(0);
  const { result } = renderHook(() => [
    useHasPassed('2027-06-01T12:10:00Z'),
    useHasPassed('2027-06-01T11:50:00Z'),
  ]);
  await passing(0);
  expect(result.current).toEqual([false, true]);
  expect(asked).toHaveBeenCalledTimes(1);
});
