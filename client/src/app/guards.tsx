import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';
import type { SessionRole } from '#lib/accessToken';
import { type Origin, originOf, useOriginHere } from '#lib/origin';
import { paths } from '#lib/paths';
import { routeOf } from './routes.ts';
import { useSessionState } from '#lib/session';

/** The state for a link to signing in or up: back to a shared screen, or to where this screen itself should lead. */
export function useWayBack(): unknown {
  const { pathname, state } = useLocation();
  const here = useOriginHere();
  return routeOf(pathname)?.layout === 'either' ? here : state;
}

const anyRole: readonly SessionRole[] = [];

interface RequireAuthProps {
  /** Roles that may pass; empty means any signed-in user. */
  roles?: readonly SessionRole[];
  /** Lets unverified accounts pass too; only the verification screens want this. */
  unverified?: boolean;
  children: ReactNode;
}

/**
 * The route guard of document 1, section 2: a visitor goes to /login and comes back afterwards, an unverified account goes
 * to /verify, a role outside the list to /unauthorized.
 */
export function RequireAuth({ roles = anyRole, unverified = false, children }: RequireAuthProps) {
  const { status, session, hasSignedOut } = useSessionState();
  const [wasSignedIn, setWasSignedIn] = useState(session !== null);
  if (session !== null && !wasSignedIn) setWasSignedIn(true);
  const { pathname, search, hash } = useLocation();
  if (status === 'restoring') return <ScreenSkeleton />;
  const origin: Origin = { from: pathname + search + hash };
  if (!session) {
    // Who signs out on a screen leaves no way back to it for the next person.
    return <Navigate to={paths.login} replace state={wasSignedIn && hasSignedOut ? null : origin} />;
  }
  if (!session.isVerified && !unverified) return <Navigate to={paths.verify} replace state={origin} />;
  if (roles.length > 0 && !roles.some((role) => session.roles.includes(role))) {
    return <Navigate to={paths.unauthorized} replace />;
  }
  return children;
}

/** For screens that make sense to visitors only: a signed-in user goes to the page of origin, by /verify if need be. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { session } = useSessionState();
  const { state } = useLocation();
  if (!session) return children;
  return <Navigate to={session.isVerified ? originOf(state) : paths.verify} replace state={state} />;
}
