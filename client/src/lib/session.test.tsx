import fs from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';
import { loadDraft, saveDraft } from './drafts.ts';
import * as sessions from './session.ts';
import { RefreshSessionDocument } from './Session.public.generated.ts';
import { answerWith, failure } from './testing/answers.ts';
import { someToken } from './testing/token.ts';
import { becomeVisitor } from './testing/visitor.ts';

const startScript = fs.readFileSync(path.join(import.meta.dirname, '../../public/start.js'), 'utf8');

const whoDocument = 'query Who { viewer { id } }' as never;
const who = () => request<{ viewer: { id: string } }, Record<string, never>>(whoDocument, {});

beforeEach(becomeVisitor);

afterEach(() => {
  sessions.signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kept = (storage: Storage) =>
  Object.keys(storage)
    .toSorted()
    .map((key) => `${key}=${storage.getItem(key)}`)
    .join(' ');

function Greeting() {
  const session = sessions.useSession();
  return <p>{session ? `Hello ${session.firstName}` : 'Hello visitor'}</p>;
}

test('re-renders components when the session changes', () => {
  render(<Greeting />);
  expect(screen.getByText('Hello visitor')).toBeTruthy();
  act(() => void sessions.startSession(someToken()));
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  act(() => sessions.signOut());
  expect(screen.getByText('Hello visitor')).toBeTruthy();
});

test('never writes the access token to storage', () => {
  const token = someToken();
  sessions.startSession(token);
  sessions.setPersistent(true);
  sessions.setEnteredUser('ada@example.com');
  expect(kept(localStorage) + kept(sessionStorage)).not.toContain(token);
  expect(kept(localStorage)).toBe('persist=true user=ada@example.com');
});

test('ends the session at once on sign-out, reports the account to the server and removes drafts', () => {
  const calls = answerWith({});
  const token = someToken();
  const { userId, namespace } = sessions.startSession(token);
  const owner = `${userId} ${namespace}`;
  saveDraft(owner, 'course', { title: 'Greek' });
  saveDraft('another-user school', 'course', { title: 'Latin' });
  sessions.signOut();
  expect(sessions.getSession()).toBeNull();
  expect(loadDraft(owner, 'course')).toBeUndefined();
  expect(loadDraft('another-user school', 'course')).toEqual({ title: 'Latin' });
  expect(calls).toMatchObject([{ operation: 'SignOut', authorization: `Bearer ${token}` }]);
});

test('a refresh during the switch to another institution waits for its token', async () => {
  const calls = answerWith({});
  sessions.startSession(someToken());
  const next = someToken({ sid: 'next' });
  let refreshed: Promise<string | null> | undefined;
  await sessions.replaceSession(() => {
    refreshed = Promise.resolve().then(sessions.refreshSession); // the server closes the socket of the former session
    return Promise.resolve().then(() => next);
  });
  expect(await refreshed).toBe(next);
  expect(sessions.getSession()?.accessToken).toBe(next);
  expect(calls).toEqual([]);
});

test('the session stays when the switch to another institution fails', async () => {
  answerWith({
    RefreshSession: { data: { refreshSession: { accessToken: someToken({ sid: 'renewed' }) } } },
  });
  const { accessToken } = sessions.startSession(someToken());
  const switched = sessions.replaceSession(() => Promise.reject(new Error('No network')));
  await expect(switched).rejects.toThrow('No network');
  expect(sessions.getSession()?.accessToken).toBe(accessToken);
  expect(await sessions.refreshSession()).not.toBeNull();
});

test('restores nothing without the persist flag', async () => {
  const calls = answerWith({ RefreshSession: { data: { refreshSession: { accessToken: someToken() } } } });
  await sessions.restoreSession();
  expect(sessions.getSession()).toBeNull();
  expect(calls).toEqual([]);
});

test('restores the session with one refresh if the persist flag is set', async () => {
  const calls = answerWith({ RefreshSession: { data: { refreshSession: { accessToken: someToken() } } } });
  sessions.setPersistent(true);
  await sessions.restoreSession();
  expect(sessions.getSession()?.email).toBe('ada@example.com');
  expect(calls).toHaveLength(1);
});

test('refreshes a token that is about to expire before it is sent', async () => {
  vi.useFakeTimers();
  const renewed = someToken({ sid: 'renewed' });
  const calls = answerWith({
    RefreshSession: { data: { refreshSession: { accessToken: renewed } } },
    Who: { data: { viewer: { id: '1' } } },
  });
  sessions.startSession(someToken());
  vi.advanceTimersByTime(14 * 60 * 1000);
  await who();
  vi.advanceTimersByTime(55 * 1000);
  await who();
  expect(calls.map((call) => call.operation)).toEqual(['Who', 'RefreshSession', 'Who']);
  expect(calls[2]?.authorization).toBe(`Bearer ${renewed}`);
});

test('shares one refresh among all calls with a rejected token and retries each once', async () => {
  const renewed = someToken({ sid: 'renewed' });
  const calls = answerWith({
    RefreshSession: { data: { refreshSession: { accessToken: renewed } } },
    Who: ({ authorization }) =>
      authorization === `Bearer ${renewed}`
        ? { data: { viewer: { id: '1' } } }
        : failure('TOKEN_EXPIRED', 401),
  });
  sessions.startSession(someToken());
  await expect(Promise.all([who(), who(), who()])).resolves.toHaveLength(3);
  expect(calls.filter((call) => call.operation === 'RefreshSession')).toHaveLength(1);
  expect(calls.filter((call) => call.operation === 'Who')).toHaveLength(6);
});

test('does not retry a call twice', async () => {
  const calls = answerWith({
    RefreshSession: { data: { refreshSession: { accessToken: someToken({ sid: 'renewed' }) } } },
    Who: failure('UNAUTHENTICATED', 401),
  });
  sessions.startSession(someToken());
  await expect(who()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  expect(calls.map((call) => call.operation)).toEqual(['Who', 'RefreshSession', 'Who']);
});

test('ends the session on a rejected refresh, but not when the server is unreachable', async () => {
  sessions.startSession(someToken());
  answerWith({ RefreshSession: 'no network' });
  expect(await sessions.refreshSession()).toBeNull();
  expect(sessions.getSession()).not.toBeNull();
  answerWith({ RefreshSession: failure('UNAUTHENTICATED', 401) });
  expect(await sessions.refreshSession()).toBeNull();
  expect(sessions.getSession()).toBeNull();
});

test('signs out all tabs', async () => {
  sessions.startSession(someToken());
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage({ type: 'ended' });
  await vi.waitFor(() => expect(sessions.getSession()).toBeNull());
  otherTab.close();
});

test('takes the response of the refresh that the page began before the app’s code had loaded', async () => {
  const calls = answerWith({});
  const body = { data: { refreshSession: { accessToken: someToken() } } };
  window.begunRefresh = Promise.resolve(Response.json(body));
  sessions.setPersistent(true);
  await sessions.restoreSession();
  expect(sessions.getSession()?.firstName).toBe('Ada');
  expect(calls).toEqual([]);
  expect(window.begunRefresh).toBeUndefined();
});

test('the page begins the refresh with the operation of the app', () => {
  expect(startScript).toContain(`query: '${String(RefreshSessionDocument).replaceAll(/\s+/g, ' ').trim()}'`);
});
