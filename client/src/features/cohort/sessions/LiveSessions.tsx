import { useSubscription } from '@apollo/client/react';
import { LiveSessionsDocument } from './LiveSessions.generated.ts';

interface LiveSessionsProps {
  cohortId: string;
  /** Called after the sessions of an event were written to the cache, with the only session that changed. */
  onChange?: (sessionId: string | null) => void;
}

/** Subscribes to the sessions of a cohort, whose changes Apollo writes to the cache. */
export default function LiveSessions({ cohortId, onChange }: LiveSessionsProps) {
  useSubscription(LiveSessionsDocument, {
    variables: { cohortId },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) onChange?.(data.sessionsChanged.sessionId);
    },
  });
  return null;
}
