import { useSyncExternalStore } from 'react';
import { decodeAccessToken, type Session } from './accessToken.ts';
import { readError } from './errors.ts';
import { post } from './post.ts';
import {
  RefreshSessionDocument,
  SignOutDocument,
  type RefreshSessionMutation,
} from './Session.public.generated.ts';

export type { Session, SessionRole } from './accessToken.ts';

export interface SessionState {
  /** `restoring`: a refresh is under way and nobody knows yet whether somebody is signed in. */
  status: 'restoring' | 'ready';
  session: Session | null;
  /** The person signed out (rather than: the session ended by itself), so the next one starts afresh. */
  hasSignedOut: boolean;
}

const userKey = 'user';
const persistKey = 'persist';
/** In session storage: this tab restores its session after a reload, whatever the persist flag says. */
const keptKey = 'kept';
/** A token that ends within this many milliseconds is renewed before it is sent. */
const renewalMargin = 10_000;

// The token lives in this variable only: a script that reads storage finds no credential.
let state: SessionState = { status: 'ready', session: null, hasSignedOut: false };
let renewal: Promise<string | null> | null = null;
const listeners = new Set<() => void>();
// None where the landing page is drawn at build time.
const tabs = typeof document === 'undefined' ? null : new BroadcastChannel('session');

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The session of this moment, for code outside components. */
export const getSession = (): Session | null => state.session;

const getState = (): SessionState => state;

/** Calls back after every change; returns the way to stop. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session for components: null for a visitor. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribeSession, getSession, getSession);

/** As `useSession`, with whether it is still being restored. */
export const useSessionState = (): SessionState => useSyncExternalStore(subscribeSession, getState, getState);

/**
 * Holds the session of a token that signIn, signUp, register…, verifyEmail or switchInstitution answered.
 * @param keptInTab the session survives a reload of this tab, for forms without a Remember me checkbox
 * @throws Error when the token is not readable (a server's fault, never a person's).
 */
export function startSession(accessToken: string, { keptInTab = false } = {}): Session {
  const session = decodeAccessToken(accessToken);
  if (!session) throw new Error('The server sent an access token that cannot be read.');
  if (keptInTab) store('sessionStorage', keptKey, 'true');
  setState({ status: 'ready', session, hasSignedOut: false });
  tabs?.postMessage({ type: 'started', userId: session.userId, namespace: session.namespace });
  return session;
}

/**
 * Signs out: the session is gone at once, then the server is told (a failure there is only logged).
 * Other tabs follow. `RequireAuth` brings the browser to /login.
 */
export function signOut(): void {
  const token = state.session?.accessToken ?? null;
  forget({ hasSignedOut: true });
  tabs?.postMessage({ type: 'ended' });
  post(SignOutDocument, {}, token).catch((error: unknown) =>
    console.warn('Sign-out call failed', readError(error)),
  );
}

function forget({ hasSignedOut }: { hasSignedOut: boolean }): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft:')) sessionStorage.removeItem(key);
  store('sessionStorage', keptKey, '');
  setState({ status: 'ready', session: null, hasSignedOut });
}

/**
 * The access token to send, renewed first when it is about to end; null for a visitor.
 * A renewal that fails for want of a network leaves the old token: the call itself will tell.
 */
export async function freshAccessToken(): Promise<string | null> {
  const { session } = state;
  if (!session) return null;
  if (session.expiresAt - Date.now() > renewalMargin) return session.accessToken;
  return (await refreshSession()) ?? state.session?.accessToken ?? null;
}

/**
 * Renews the session by the refresh cookie; all who call while it runs share one call.
 * @returns the new access token; null when the server refused (the session ends) or could not be reached (it stays).
 */
export function refreshSession(): Promise<string | null> {
  renewal ??= renew().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renew(): Promise<string | null> {
  try {
    const { refreshSession: payload } = await post<RefreshSessionMutation>(RefreshSessionDocument, {}, null);
    const session = decodeAccessToken(payload.accessToken);
    setState({ status: 'ready', session, hasSignedOut: false });
    return session?.accessToken ?? null;
  } catch (error) {
    const { status } = readError(error);
    if (status === 401 || status === 403) forget({ hasSignedOut: false });
    return null;
  }
}

/**
 * At start: with no token held and the persist flag on (document 1, section 2), or a session kept in this tab, tries one
 * refresh.
 * Resolves when it is known whether somebody is signed in.
 */
export async function restoreSession(): Promise<void> {
  const isKept = isPersistent() || readStored('sessionStorage', keptKey) === 'true';
  if (state.session || !isKept) return;
  setState({ ...state, status: 'restoring' });
  await refreshSession();
  if (state.status === 'restoring') setState({ ...state, status: 'ready' });
}

/** The Remember me flag, kept on this device. */
export const isPersistent = (): boolean => readStored('localStorage', persistKey) === 'true';

/** Keeps the Remember me flag. */
export const setPersistent = (on: boolean): void => store('localStorage', persistKey, String(on));

/** The login user that was entered last on this device, '' when none. */
export const enteredUser = (): string => readStored('localStorage', userKey) ?? '';

/** Keeps the entered login user; '' forgets it. */
export const setEnteredUser = (user: string): void => store('localStorage', userKey, user);

// Storage throws where a browser blocks it; the app then simply remembers nothing.
type StorageName = 'localStorage' | 'sessionStorage';

function readStored(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

function store(storage: StorageName, key: string, value: string): void {
  try {
    if (value === '') globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
  } catch {
    return;
  }
}

tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  const { session } = state;
  if (!session) return;
  if (data.type === 'ended') forget({ hasSignedOut: true });
  // The refresh cookie is shared: without this the tab would turn into the other person at its next renewal, half-way.
  else if (data.userId !== session.userId || data.namespace !== session.namespace) void refreshSession();
});

type TabMessage = { type: 'ended' } | { type: 'started'; userId: string; namespace: string | null };
