import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { NOT_ALLOWED, targetProblem, type TargetPolicy } from './target.service.ts';

/** Timeout in milliseconds for DNS, connecting, sending and the response. */
export const TIMEOUT = 10_000;

/** Maximum number of response bytes that are read. */
const MAX_RESPONSE_LENGTH = 2_000;

const MAX_HEADERS_SIZE = 16_384;

/** Result of an attempt. */
export interface Outcome {
  statusCode: number | null;
  /** Null when it succeeded. */
  error: string | null;
  /** Beginning of the response body. */
  response: string | null;
  durationMs: number;
}

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const resolveAll: Resolve = (hostname) => dns.promises.lookup(hostname, { all: true });

interface Options {
  policy: TargetPolicy;
  resolve?: Resolve;
  /** In milliseconds. */
  timeout?: number;
}

class Refused extends Error {
  override name = 'Refused';
}

/**
 * Posts a JSON body once; never throws. Redirects are not followed. The name is resolved once and the
 * connection uses the checked address, so that DNS rebinding has no effect.
 */
export async function post(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { policy, resolve = resolveAll, timeout = TIMEOUT }: Options,
): Promise<Outcome> {
  const began = performance.now();
  const ended = (outcome: Partial<Outcome>): Outcome => ({
    statusCode: null,
    error: null,
    response: null,
    ...outcome,
    durationMs: Math.round(performance.now() - began),
  });
  const problem = targetProblem(url, policy);
  if (problem) return ended({ error: problem });
  const signal = AbortSignal.timeout(timeout);
  try {
    const answer = await send(url, { headers, body }, { signal, lookup: checkedLookup(policy, resolve) });
    const statusCode = answer.statusCode!;
    const response = await beginningOf(answer);
    return ended({ statusCode, response, error: problemOfStatus(statusCode) });
  } catch (error) {
    return ended({
      error: signal.aborted ? `No response within ${timeout / 1000} seconds.` : wordsFor(error),
    });
  }
}

function send(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  options: { signal: AbortSignal; lookup: ReturnType<typeof checkedLookup> },
): Promise<http.IncomingMessage> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    request(url, {
      ...options,
      method: 'POST',
      agent: false, // a separate connection, because the address was just checked
      maxHeaderSize: MAX_HEADERS_SIZE,
      headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Resolves a name and rejects it when any of its addresses is not allowed. */
function checkedLookup(policy: TargetPolicy, resolve: Resolve) {
  return (
    hostname: string,
    { all }: LookupOptions,
    callback: (
      error: NodeJS.ErrnoException | null,
      address: string | LookupAddress[],
      family?: number,
    ) => void,
  ): void => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => policy.allowsAddress(address)))
          callback(new Refused(NOT_ALLOWED), '');
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

/** Returns the first bytes of a response as text, without waiting for the rest or for slow ones. */
async function beginningOf(answer: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_RESPONSE_LENGTH) break;
    }
  } catch {
    // the status is known and sufficient
  } finally {
    answer.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_RESPONSE_LENGTH).toString('utf8');
  return text.replaceAll('\0', ''); // which PostgreSQL cannot store
}

function problemOfStatus(statusCode: number): string | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  if (statusCode >= 300 && statusCode < 400) return `Responded ${statusCode}: we don’t follow redirects.`;
  return `Responded ${statusCode}.`;
}

const WORDS: Record<string, string> = {
  ENOTFOUND: 'We couldn’t find the host.',
  EAI_AGAIN: 'We couldn’t find the host.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was interrupted.',
  EPIPE: 'The connection was interrupted.',
  EHOSTUNREACH: 'We couldn’t reach the host.',
  ENETUNREACH: 'We couldn’t reach the host.',
  ETIMEDOUT: 'We couldn’t reach the host.',
  HPE_HEADER_OVERFLOW: 'The response headers are too long.',
  CERT_HAS_EXPIRED: 'The host’s certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The host’s certificate isn’t trusted.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The host’s certificate isn’t trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The host’s certificate isn’t trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The host’s certificate is for another name.',
};

function wordsFor(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const { code } = (error instanceof AggregateError ? error.errors[0] : error) as NodeJS.ErrnoException;
  return WORDS[code ?? ''] ?? `The connection failed${code ? ` (${code})` : ''}.`;
}
