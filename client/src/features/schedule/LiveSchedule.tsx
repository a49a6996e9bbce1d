import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { LiveScheduleDocument } from './LiveSchedule.generated.ts';
import { ScheduleDocument } from './Schedule.generated.ts';

/** Milliseconds after a change until the schedule is read again, so that a change of many rows is one read. */
const DELAY = 400;

/** Reads the schedule on the screen again when times of the institution change. Its own chunk. */
export default function LiveSchedule() {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(LiveScheduleDocument, {
    ignoreResults: true,
    fetchPolicy: 'no-cache', // it has no object to keep
    onData: () => {
      clearTimeout(timer.current);
      const refetch = () => client.refetchQueries({ include: [ScheduleDocument] }).catch(() => undefined);
      timer.current = setTimeout(() => void refetch(), DELAY);
    },
  });
  return null;
}
