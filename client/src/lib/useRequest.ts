import { useEffect, useState } from 'react';
import { request, type PublicDocument } from './request.ts';

interface Answer<Data> {
  attempt: number;
  data: Data | null;
  error: unknown;
}

/**
 * Sends a query of a visitor after the first paint and returns its state; data and error are null while it loads.
 * @example const { data, error, retry } = useRequest(OpenCohortsDocument);
 */
export function useRequest<Data>(document: PublicDocument<Data, Record<string, never>>) {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer<Data> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    request(document, {}, { auth: 'none', signal: leaving.signal }).then(
      (data) => setAnswer({ attempt, data, error: null }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ attempt, data: null, error });
      },
    );
    return () => leaving.abort();
  }, [document, attempt]);
  const { data, error } = answer?.attempt === attempt ? answer : { data: null, error: null };
  return { data, error, retry: () => setAttempt(attempt + 1) };
}
