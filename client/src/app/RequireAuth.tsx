import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { SessionRole } from '#lib/accessToken';
import type { Origin } from '#lib/origin';
import { paths } from '#lib/paths';
import { useSessionState } from '#lib/session';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';

const anyRole: readonly SessionRole[] = [];

interface RequireAuthProps {
  /** Roles that are admitted; empty admits every signed-in user. */
  roles?: readonly SessionRole[];
  /** Admits unverified accounts as well; only for the verification screens. */
  unverified?: boolean;
  children: ReactNode;
}

/**
 * Guards a route (document 1, section 2). Visitors go to /login and return afterwards. Accounts that first have to verify their
 * address, to set up two-factor authentication, or to reopen their institution go to the screen for it. Roles that are not
 * listed go to /unauthorized.
 */
export function RequireAuth({ roles = anyRole, unverified = false, children }: RequireAuthProps) {
  const { status, session, hasSignedOut } = useSessionState();
  const [wasSignedIn, setWasSignedIn] = useState(session !== null);
  if (session !== null && !wasSignedIn) setWasSignedIn(true);
  const { pathname, search, hash } = useLocation();
  if (status === 'restoring') return <ScreenSkeleton />;
  const origin: Origin = { from: pathname + search + hash };
  if (!session) {
    // After a sign-out, the next person must not return to this screen.
    return <Navigate to={paths.login} replace state={wasSignedIn && hasSignedOut ? null : origin} />;
  }
  const first = !session.isVerified
    ? paths.verify
    : session.mustSetUpTwoFactor
      ? paths.twoFactor
      : session.isClosing
        ? paths.closing
        : pathname;
  if (first !== pathname && !unverified) return <Navigate to={first} replace state={origin} />;
  if (roles.length > 0 && !roles.some((role) => session.roles.includes(role))) {
    return <Navigate to={paths.unauthorized} replace />;
  }
  return children;
}
