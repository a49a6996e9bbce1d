import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readOrigin } from '#lib/origin';
import { paths } from '#lib/paths';
import { useSessionState } from '#lib/session';

/** Guards screens for visitors: signed-in users go to the page of origin, through /verify if needed. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { session } = useSessionState();
  const { state } = useLocation();
  if (!session) return children;
  return <Navigate to={session.isVerified ? readOrigin(state) : paths.verify} replace state={state} />;
}
