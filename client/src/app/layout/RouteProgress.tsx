import { useScreenLoading } from '#lib/lazyScreen';
import classes from './layout.module.css';

/**
 * Progress bar at the top while the code of the next screen loads. Appears after a short delay, so that quick loads
 * show none.
 */
export function RouteProgress() {
  return useScreenLoading() ? <div className={classes.progress} role="presentation" /> : null;
}
