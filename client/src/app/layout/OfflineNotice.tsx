import { texts } from '#texts/en';
import { useOnline } from '#lib/useOnline';
import classes from './layout.module.css';

/** Shows a notice while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className={classes.offline}>
      {!isOnline && <p>{texts.common.offline}</p>}
    </div>
  );
}
