import { useLocation } from 'react-router-dom';
import { paths } from './paths.ts';

/** Location state of links to sign-in and sign-up: the URL to return to. */
export interface Origin {
  from: string;
}

/**
 * Returns the requested URL before sign-in, /dashboard by default. Accepts URLs of this app only.
 * @param state `useLocation().state` of the login screen.
 */
export function readOrigin(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.dashboard;
}

/** Returns the URL of this screen as state for links to sign-in and sign-up. */
export function useCurrentOrigin(): Origin {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}
