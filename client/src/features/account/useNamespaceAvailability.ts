import { isClaimable, NAMESPACE_DEBOUNCE, NAMESPACE_MIN } from '@rules/institution/institution';
import { useEffect, useState } from 'react';
import { request } from '#lib/request';
import { NamespaceAvailabilityDocument } from './Register.public.generated.ts';

/** Availability of a namespace (document 1, section 4). */
export type Availability = 'unchecked' | 'checking' | 'available' | 'notAvailable';

export interface NamespaceAvailability {
  state: Availability;
  /** Checks a namespace once typing has stopped. */
  check: (namespace: string) => void;
  /** Returns whether a namespace is available, and checks it if needed. A failed check counts as taken. */
  confirm: (namespace: string) => Promise<boolean>;
}

/**
 * Checks the availability of a namespace of at least 3 characters, 500 ms after typing stops. Ignores outdated
 * responses.
 */
export function useNamespaceAvailability(): NamespaceAvailability {
  const [namespace, setNamespace] = useState('');
  const [answer, setAnswer] = useState<{ namespace: string; isAvailable: boolean } | null>(null);

  useEffect(() => {
    if (namespace.length < NAMESPACE_MIN) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void isFree(namespace, abort.signal).then((isAvailable) => {
        if (!abort.signal.aborted) setAnswer({ namespace, isAvailable });
      });
    }, NAMESPACE_DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [namespace]);

  const known = answer?.namespace === namespace ? answer.isAvailable : null;
  return {
    state: toAvailability(namespace, known),
    check: setNamespace,
    confirm: async (wanted) => {
      if (answer?.namespace === wanted && answer.isAvailable) return true;
      const isAvailable = await isFree(wanted);
      setNamespace(wanted);
      setAnswer({ namespace: wanted, isAvailable });
      return isAvailable;
    },
  };
}

function toAvailability(namespace: string, known: boolean | null): Availability {
  if (namespace.length < NAMESPACE_MIN) return 'unchecked';
  if (known === null) return 'checking';
  return known ? 'available' : 'notAvailable';
}

async function isFree(namespace: string, signal?: AbortSignal): Promise<boolean> {
  if (!isClaimable(namespace)) return false;
  try {
    const options = { auth: 'none' as const, ...(signal && { signal }) };
    const { isNamespaceAvailable } = await request(NamespaceAvailabilityDocument, { namespace }, options);
    return isNamespaceAvailable;
  } catch (error) {
    if (!signal?.aborted) console.warn('The namespace could not be checked', error);
    return false;
  }
}
