import { useSyncExternalStore } from 'react';
import { texts } from '../../texts/en.ts';
import classes from './layout.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that the network is gone, until it is back. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={classes.offline}>
      {!isOnline && <p>{texts.common.offline}</p>}
    </div>
  );
}
