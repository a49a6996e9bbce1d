import { useSubscription } from '@apollo/client/react';
import { LiveOrdersDocument } from './LiveOrders.generated.ts';
import { applyOrderChange } from './orderCache.ts';

/** Subscribes to orders and keeps their lists up to date. Its own chunk. */
export default function LiveOrders() {
  useSubscription(LiveOrdersDocument, {
    ignoreResults: true,
    onData: ({ client: { cache } }) => applyOrderChange(cache),
  });
  return null;
}
