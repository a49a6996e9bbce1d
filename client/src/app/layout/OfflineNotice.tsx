import { texts } from '#texts/en';
import { useOnline } from '#lib/useOnline';
import classes from './layout.module.css';

/** Says that the network is gone, until it is back. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className={classes.offline}>
      {!isOnline && <p>{texts.common.offline}</p>}
    </div>
  );
}
