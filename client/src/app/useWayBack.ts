import { useLocation } from 'react-router-dom';
import { useCurrentOrigin } from '#lib/origin';
import { findRoute } from './routes.ts';

/**
 * Returns the router state for links to sign-in and sign-up: the way back to a shared screen, or the state of this
 * screen.
 */
export function useWayBack(): unknown {
  const { pathname, state } = useLocation();
  const here = useCurrentOrigin();
  return findRoute(pathname)?.layout === 'either' ? here : state;
}
