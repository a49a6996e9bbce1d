import { useEffect, useState } from 'react';
import { readError } from '#lib/errors';
import { request } from '#lib/request';
import {
  ReceivedInvitationDocument,
  type ReceivedInvitationQuery,
} from './ReceivedInvitation.public.generated.ts';

interface Answer {
  /** Token and attempt that the answer belongs to. */
  key: string;
  /** Null if the link cannot be used. */
  invitation: ReceivedInvitationQuery['memberInvitation'];
  error: unknown;
}

/** Fetches the invitation of a link; undefined while loading, null for a link that cannot be used. */
export function useReceivedInvitation(token: string) {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = `${token} ${attempt}`;
  useEffect(() => {
    const leaving = new AbortController();
    request(ReceivedInvitationDocument, { token }, { auth: 'none', signal: leaving.signal }).then(
      ({ memberInvitation }) => setAnswer({ key, invitation: memberInvitation, error: null }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const isUnknown = readError(error).code === 'NOT_FOUND';
        setAnswer({ key, invitation: null, error: isUnknown ? null : error });
      },
    );
    return () => leaving.abort();
  }, [token, key]);
  const current = answer?.key === key ? answer : null;
  return {
    invitation: current ? current.invitation : undefined,
    error: current?.error ?? null,
    retry: () => setAttempt(attempt + 1),
  };
}
