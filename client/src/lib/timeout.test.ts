import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as sessions from './session.ts';
import { answerWith, failure } from './testing/answers.ts';
import { someToken } from './testing/token.ts';
import { becomeVisitor } from './testing/visitor.ts';

const MINUTE = 60_000;

beforeEach(() => {
  becomeVisitor();
  localStorage.removeItem('active');
  vi.useFakeTimers();
});

afterEach(() => {
  sessions.signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const notice = () => renderHook(sessions.useNotice).result.current;

const signedOut = { SignOut: { data: { signOut: { message: 'Signed out' } } } };

/** Starts a session with a time-out, and waits for the code that watches it. */
async function start(timeoutMinutes?: number) {
  const calls = answerWith(signedOut);
  sessions.startSession(someToken({ ...(timeoutMinutes && { timeoutMinutes }) }));
  await vi.dynamicImportSettled();
  return calls;
}

test('a session ends after the minutes of its institution without activity, and the user reads why', async () => {
  const calls = await start(5);
  vi.advanceTimersByTime(4 * MINUTE);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(4 * MINUTE);
  expect(sessions.getSession()).not.toBeNull();
  vi.advanceTimersByTime(2 * MINUTE);
  expect(sessions.getSession()).toBeNull();
  expect(notice()).toBe('You were signed out because you weren’t active for a while. Sign in again.');
  expect(calls).toMatchObject([{ operation: 'SignOut', authorization: null }]);
});

test('activity in another tab counts', async () => {
  await start(5);
  vi.advanceTimersByTime(4 * MINUTE);
  localStorage.setItem('active', String(Date.now()));
  vi.advanceTimersByTime(4 * MINUTE);
  expect(sessions.getSession()).not.toBeNull();
});

test('a session without a time-out goes on, also after one with it', async () => {
  await start(5);
  sessions.signOut();
  await start();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(sessions.getSession()).not.toBeNull();
});

test.each(['SESSION_TIMED_OUT', 'ADDRESS_NOT_ALLOWED'])(
  'a refresh that fails with %s ends the session with the reason of the server',
  async (code) => {
    sessions.startSession(someToken());
    answerWith({ ...signedOut, RefreshSession: failure(code, 403) });
    expect(await sessions.refreshSession()).toBeNull();
    expect(sessions.getSession()).toBeNull();
    expect(notice()).toBeTruthy();
    sessions.startSession(someToken());
    expect(notice()).toBeNull();
  },
);

test('the reason stays when a socket that closes asks for a refresh after the end', async () => {
  await start(5);
  vi.advanceTimersByTime(6 * MINUTE);
  answerWith({ ...signedOut, RefreshSession: failure('UNAUTHENTICATED', 401) });
  expect(await sessions.refreshSession()).toBeNull();
  expect(notice()).toContain('You were signed out');
});

test('a refresh that was under way neither brings a session back nor ends the next one', async () => {
  await start();
  answerWith({ ...signedOut, RefreshSession: { data: { refreshSession: { accessToken: someToken() } } } });
  const renewing = sessions.refreshSession();
  sessions.signOut();
  expect(await renewing).toBeNull();
  expect(sessions.getSession()).toBeNull();

  await start();
  answerWith({ ...signedOut, RefreshSession: failure('UNAUTHENTICATED', 401) });
  const failing = sessions.refreshSession();
  sessions.startSession(someToken({ sub: 'account-2' }));
  expect(await failing).toBeNull();
  expect(sessions.getSession()?.userId).toBe('account-2');
});
