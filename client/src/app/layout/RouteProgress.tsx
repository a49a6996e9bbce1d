import { useScreenLoading } from '#lib/lazyScreen';
import classes from './layout.module.css';

/** A thin bar at the top while the next screen's code is on its way; it waits a moment, so that quick loads stay quiet. */
export function RouteProgress() {
  return useScreenLoading() ? <div className={classes.progress} role="presentation" /> : null;
}
