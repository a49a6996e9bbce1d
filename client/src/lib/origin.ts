import { useLocation } from 'react-router-dom';
import { paths } from './paths.ts';

/** What leads to signing in or up leaves in the location's state: the address to come back to. */
export interface Origin {
  from: string;
}

/**
 * The address a person wanted before signing in, /dashboard by default. Only addresses of this app.
 * @param state `useLocation().state` of the login screen.
 */
export function originOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.dashboard;
}

/** The address of this screen, for a link to signing in or up that leads back to it. */
export function useOriginHere(): Origin {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}
