import type { IncomingHttpHeaders } from 'node:http';
import { requestedLanguage } from './language.ts';
import type { Services } from './services.ts';
import type { Transport } from './transport.ts';

const MAX_USER_AGENT_LENGTH = 300;

type OfHeaders = Pick<
  Transport,
  'userAgent' | 'hostNamespace' | 'customHost' | 'language' | 'restCall' | 'operation' | 'claim'
>;

/** Returns the part of a transport that the host and the headers of a request decide, before any operation runs. */
export function transportOfHeaders(
  { hosts }: Pick<Services, 'hosts'>,
  host: string,
  headers: IncomingHttpHeaders,
): OfHeaders {
  const { namespace, customHost } = hosts.placeOf(host);
  return {
    userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    hostNamespace: namespace,
    customHost,
    language: requestedLanguage(headers),
    restCall: null,
    operation: null,
    claim: null,
  };
}
