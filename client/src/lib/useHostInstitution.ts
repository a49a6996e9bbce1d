import { useEffect, useState } from 'react';
import { readError } from './errors.ts';
import { HostInstitutionDocument, type HostInstitutionQuery } from './HostInstitution.public.generated.ts';
import { getHostNamespace } from './hostNamespace.ts';
import { request } from './request.ts';

/** Institution of the subdomain. */
export type HostInstitution = NonNullable<HostInstitutionQuery['hostInstitution']>;

export type HostInstitutionState =
  /** Root host: the general screens apply. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'found'; institution: HostInstitution }
  /** No institution has this namespace: show `NamespaceErrorPage`. */
  | { status: 'missing'; namespace: string }
  /** `message` is that of the server, such as for an institution that its owner closed. */
  | { status: 'failed'; message?: string };

let answer: Promise<HostInstitutionState> | null = null;

function ask(namespace: string): Promise<HostInstitutionState> {
  answer ??= request(HostInstitutionDocument, {}, { auth: 'none' }).then(
    ({ hostInstitution }): HostInstitutionState =>
      hostInstitution ? { status: 'found', institution: hostInstitution } : { status: 'missing', namespace },
    (error: unknown): HostInstitutionState => {
      const { code, message } = readError(error);
      if (code === 'NOT_FOUND') return { status: 'missing', namespace };
      answer = null;
      return code === 'FORBIDDEN' ? { status: 'failed', message } : { status: 'failed' };
    },
  );
  return answer;
}

/** Returns the host's institution, fetched once per page load; on the root host without a request. */
export function useHostInstitution(): HostInstitutionState {
  const namespace = getHostNamespace();
  const [state, setState] = useState<HostInstitutionState>(
    namespace === null ? { status: 'none' } : { status: 'loading' },
  );
  useEffect(() => {
    if (namespace === null) return;
    let isCurrent = true;
    void ask(namespace).then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [namespace]);
  return state;
}
