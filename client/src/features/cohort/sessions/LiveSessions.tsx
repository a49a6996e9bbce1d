import { useSubscription } from '@apollo/client/react';
import { LiveSessionsDocument, type LiveSessionsSubscription } from './LiveSessions.generated.ts';

type Session = LiveSessionsSubscription['sessionsChanged']['cohort']['attendance'][number];

interface LiveSessionsProps {
  cohortId: string;
  /**
   * Called after the sessions of an event were written to the cache.
   * @param sessionId only session that changed; null for several
   * @param session its state, unless it was deleted
   */
  onChange?: (sessionId: string | null, session: Session | undefined) => void;
}

/** Subscribes to the sessions of a cohort, whose changes Apollo writes to the cache. */
export default function LiveSessions({ cohortId, onChange }: LiveSessionsProps) {
  useSubscription(LiveSessionsDocument, {
    variables: { cohortId },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { sessionId, cohort } = data.sessionsChanged;
      const sessions = [...cohort.attendance, ...cohort.plannedSessions];
      onChange?.(
        sessionId,
        sessions.find(({ id }) => id === sessionId),
      );
    },
  });
  return null;
}
