import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onReconnected } from '../reconnections.ts';

/** After a lost socket: what changed meanwhile was told to nobody, so what is on screen is asked again. */
export default function CatchUp() {
  const client = useApolloClient();
  useEffect(
    () => onReconnected(() => void client.refetchQueries({ include: 'active' }).catch(() => undefined)),
    [client],
  );
  return null;
}
