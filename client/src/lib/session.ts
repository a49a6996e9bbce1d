import { useSyncExternalStore } from 'react';
import type * as Activity from './activity.ts';
import { decodeAccessToken, type Session } from './accessToken.ts';
import { deleteDraftsOf } from './drafts.ts';
import { isSessionRefused, readError } from './errors.ts';
import { post, readAnswer } from './post.ts';
import { sendHeld } from './undo.ts';
import {
  RefreshSessionDocument,
  SignOutDocument,
  type RefreshSessionMutation,
} from './Session.public.generated.ts';

export type { Session, SessionRole } from './accessToken.ts';

declare global {
  interface Window {
    /** Response to the refresh that start.js has sent; taken once. */
    begunRefresh?: Promise<Response>;
  }
}

export interface SessionState {
  /** `restoring`: a refresh is pending, and it is unknown whether a user is signed in. */
  status: 'restoring' | 'ready';
  session: Session | null;
  /** The user signed out (as opposed to an expired session), so the next user starts afresh. */
  hasSignedOut: boolean;
  /** Why the session ended, for the sign-in screen; null if the user knows. */
  notice: string | null;
}

const USER_KEY = 'user';
const PERSIST_KEY = 'persist';
/**
 * Cookie of the browser session, all tabs, with the user's role: a reload restores the session, also without the persist
 * flag, and the server names the code of the role's first screen in the page.
 */
const KEPT = 'kept';
/** A token that expires within this many milliseconds is refreshed before it is sent. */
const REFRESH_MARGIN = 10_000;

// The token is kept in memory only, so that a script that reads storage finds no credential.
let state: SessionState = { status: 'ready', session: null, hasSignedOut: false, notice: null };
let renewal: Promise<string | null> | null = null;
const listeners = new Set<() => void>();
// Null while the landing page is prerendered.
const tabs = typeof document === 'undefined' ? null : new BroadcastChannel('session');

/** Code that ends the session after the time of its institution without activity in any tab. Loaded if there is one. */
let activity: Promise<typeof Activity> | undefined;

function setState(next: SessionState): void {
  state = next;
  const minutes = next.session?.timeoutMinutes;
  if (minutes) activity ??= import('./activity.ts');
  void activity?.then(({ watchActivityFor }) => watchActivityFor(minutes, endSession));
  for (const listener of listeners) listener();
}

/** Returns the current session, for code outside components. */
export const getSession = (): Session | null => state.session;

/**
 * Returns the identity that owns screens and cache: a user in an institution, or still in front of it; null for a visitor.
 */
export function getIdentity(): string | null {
  const { session } = state;
  if (session === null) return null;
  const place = session.mustSetUpTwoFactor || session.isClosing ? '' : (session.namespace ?? '');
  return `${session.userId} ${place}`;
}

const getState = (): SessionState => state;

const getNotice = (): string | null => state.notice;

/**
 * Calls back after every change.
 * @returns a function that unsubscribes
 */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the session; null for a visitor. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribeSession, getSession, getSession);

/** Returns why the session ended; null if the user knows. */
export const useNotice = (): string | null => useSyncExternalStore(subscribeSession, getNotice, getNotice);

/** Returns the session, and whether it is still being restored. */
export const useSessionState = (): SessionState => useSyncExternalStore(subscribeSession, getState, getState);

/**
 * Starts the session of an access token.
 * @throws Error when the token is not readable (a fault of the server).
 */
export function startSession(accessToken: string): Session {
  const session = decodeAccessToken(accessToken);
  if (!session) throw new Error('The server sent an access token that cannot be read.');
  keep(session);
  tabs?.postMessage({ type: 'started', userId: session.userId, namespace: session.namespace });
  return session;
}

function keep(session: Session): void {
  document.cookie = `${KEPT}=${session.role ?? ''}; path=/; samesite=strict`;
  setState({ status: 'ready', session, hasSignedOut: false, notice: null });
}

/**
 * Ends the session at once, then signs out on the server (a failure is only logged). Other tabs follow. `RequireAuth`
 * redirects to /login. Acts that can still be undone are sent first.
 */
export function signOut(): void {
  const sending = sendHeld();
  if (sending) void sending.finally(() => endSession());
  else endSession();
}

/** Ends the session, after a time-out with the reason: the same user can then go on after signing in again. */
function endSession(notice: string | null = null): void {
  const hasSignedOut = notice === null;
  // After a time-out by the cookie, because the token has mostly expired.
  const token = hasSignedOut ? (state.session?.accessToken ?? null) : null;
  forget(hasSignedOut, notice);
  if (hasSignedOut) tabs?.postMessage({ type: 'ended' });
  post(SignOutDocument, {}, token).catch((error: unknown) =>
    console.warn('Sign-out call failed', readError(error)),
  );
}

function forget(hasSignedOut: boolean, notice: string | null): void {
  if (hasSignedOut) deleteDraftsOf(state.session?.userId);
  document.cookie = `${KEPT}=; path=/; max-age=0`;
  setState({ status: 'ready', session: null, hasSignedOut, notice });
}

/**
 * Returns the access token to send, refreshed first when it is about to expire; null for a visitor. If the refresh
 * fails without a network, the old token is returned and the call itself fails.
 * @param margin refreshes a token that expires within this many milliseconds
 */
export async function getFreshAccessToken(margin: number = REFRESH_MARGIN): Promise<string | null> {
  const { session } = state;
  if (!session) return null;
  if (session.expiresAt - Date.now() > margin) return session.accessToken;
  return (await refreshSession()) ?? state.session?.accessToken ?? null;
}

/**
 * Replaces the session by that of the access token which `obtain` gets with the present one. The server ends the former
 * session, and its refresh cookie with it, so a refresh that is asked for in the meantime waits and gets the new token.
 * @throws errors of `obtain`; the session stays
 */
export async function replaceSession(obtain: (accessToken: string) => Promise<string>): Promise<void> {
  await sendHeld();
  const present = await getFreshAccessToken();
  if (present === null) return;
  const replaced = obtain(present).then((accessToken) => startSession(accessToken).accessToken);
  renewal = replaced
    .catch(() => null)
    .finally(() => {
      renewal = null;
    });
  await replaced;
}

/**
 * Refreshes the session with the refresh cookie. Concurrent callers share one request.
 * @returns the new access token; null when the server rejected it (the session ends) or was unreachable (it stays), when
 * there is no session to refresh, and when it ended in the meantime or another one began.
 */
export function refreshSession(): Promise<string | null> {
  renewal ??= renew().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renew(): Promise<string | null> {
  const before = state.session;
  if (!before && state.status === 'ready') return null; // a failure would take the reason of the end away
  try {
    const begun = takeBegunRefresh();
    const { refreshSession: payload } = await (begun
      ? readAnswer<RefreshSessionMutation>(begun)
      : post<RefreshSessionMutation>(RefreshSessionDocument, {}, null));
    const session = decodeAccessToken(payload!.accessToken);
    // Otherwise the session ended in the meantime, or another one began.
    if (!session || state.session !== before) return null;
    keep(session);
    return session.accessToken;
  } catch (error) {
    const refusal = readError(error);
    const notice = refusal.code === 'UNAUTHENTICATED' ? null : refusal.message;
    if (isSessionRefused(refusal) && state.session === before) forget(false, notice);
    return null;
  }
}

function takeBegunRefresh(): Promise<Response> | undefined {
  const { begunRefresh } = window;
  delete window.begunRefresh;
  return begunRefresh;
}

/**
 * Restores the session at startup with one refresh, if the persist flag is set (document 1, section 2) or it began in
 * this browser session. Resolves when it is known whether a user is signed in.
 */
export async function restoreSession(): Promise<void> {
  const isKept =
    isPersistent() || document.cookie.split('; ').some((cookie) => cookie.startsWith(`${KEPT}=`));
  if (state.session || !isKept) return;
  setState({ ...state, status: 'restoring' });
  await refreshSession();
  if (state.status === 'restoring') setState({ ...state, status: 'ready' });
}

/** Returns the Remember me flag of this device. */
export const isPersistent = (): boolean => readStored(PERSIST_KEY) === 'true';

/** Stores the Remember me flag on this device. */
export const setPersistent = (on: boolean): void => store(PERSIST_KEY, String(on));

/** Returns the login that was last entered on this device; '' if none. */
export const getEnteredUser = (): string => readStored(USER_KEY) ?? '';

/** Stores the entered login; '' removes it. */
export const setEnteredUser = (user: string): void => store(USER_KEY, user);

// Storage throws if the browser blocks it; the app then stores nothing.
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}

tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  const { session } = state;
  if (!session) return;
  if (data.type === 'ended') forget(true, null);
  // The refresh cookie is shared: without this the tab would switch to the other user at its next refresh.
  else if (data.userId !== session.userId || data.namespace !== session.namespace) void refreshSession();
});

type TabMessage = { type: 'ended' } | { type: 'started'; userId: string; namespace: string | null };
