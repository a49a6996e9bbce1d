import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onConnected } from '#lib/connections';

/**
 * Refetches what is on the screen once the socket is connected. Nothing reports the changes made between a query and its
 * subscription: on the first load while the socket connects, later while it is lost.
 */
export default function CatchUp() {
  const client = useApolloClient();
  useEffect(
    () => onConnected(() => void client.refetchQueries({ include: 'active' }).catch(() => undefined)),
    [client],
  );
  return null;
}
