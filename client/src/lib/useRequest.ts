import { useEffect, useState } from 'react';
import { request, type PublicDocument } from './request.ts';

interface Answer<Data> {
  /** Variables and attempt that it belongs to. */
  key: string;
  data: Data | null;
  error: unknown;
}

/**
 * Sends a query of a visitor after the first paint and returns its state; data and error are null while it loads.
 * @param variables values that JSON can write
 * @example const { data, error, retry } = useRequest(OpenCohortsDocument, {});
 */
export function useRequest<Data, Variables extends Record<string, unknown>>(
  document: PublicDocument<Data, Variables>,
  variables: Variables,
) {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer<Data> | null>(null);
  const given = JSON.stringify(variables);
  const key = `${attempt} ${given}`;
  useEffect(() => {
    const leaving = new AbortController();
    request(document, JSON.parse(given) as Variables, { auth: 'none', signal: leaving.signal }).then(
      (data) => setAnswer({ key, data, error: null }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ key, data: null, error });
      },
    );
    return () => leaving.abort();
  }, [document, given, key]);
  const { data, error } = answer?.key === key ? answer : { data: null, error: null };
  return { data, error, retry: () => setAttempt(attempt + 1) };
}
