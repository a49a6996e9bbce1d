import { useEffect, useState } from 'react';
import { readError } from './errors.ts';
import { HostInstitutionDocument, type HostInstitutionQuery } from './HostInstitution.public.generated.ts';
import { hostNamespace } from './hostNamespace.ts';
import { request } from './request.ts';

/** The institution whose subdomain the browser is on. */
export type HostInstitution = NonNullable<HostInstitutionQuery['hostInstitution']>;

export type HostInstitutionState =
  /** The root host: the general screens apply. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'found'; institution: HostInstitution }
  /** Nobody has this namespace: show `NamespaceErrorPage`. */
  | { status: 'missing'; namespace: string }
  | { status: 'failed' };

let answer: Promise<HostInstitutionState> | null = null;

function ask(namespace: string): Promise<HostInstitutionState> {
  answer ??= request(HostInstitutionDocument, {}, { auth: 'none' }).then(
    ({ hostInstitution }): HostInstitutionState =>
      hostInstitution ? { status: 'found', institution: hostInstitution } : { status: 'missing', namespace },
    (error: unknown): HostInstitutionState => {
      if (readError(error).code === 'NOT_FOUND') return { status: 'missing', namespace };
      answer = null;
      return { status: 'failed' };
    },
  );
  return answer;
}

/** The host's institution, asked for once a page load; on the root host without any call. */
export function useHostInstitution(): HostInstitutionState {
  const namespace = hostNamespace();
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
