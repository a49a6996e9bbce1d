import http from 'node:http';
import { assertKeepsContract } from './contract.ts';
import { remember } from './exchange.ts';
import type { HttpAnswer } from './http-answer.ts';

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

export interface HttpRequest {
  method: string;
  /** With the query string, from the root. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a string or bytes are sent unchanged. */
  body?: unknown;
  /** Namespace of an institution's host (`demo`), or a whole host name; by default the root host. */
  host?: string;
  cookies?: Record<string, string>;
  accessToken?: string | null;
}

/** Sends a request to a server on this machine with any Host header. */
export async function request(url: string, asked: HttpRequest): Promise<HttpAnswer> {
  const { port } = new URL(url);
  const payload = payloadOf(asked.body);
  const headers: Record<string, string> = {
    host: hostOf(asked.host, port),
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': String(payload.length),
    }),
    ...(asked.accessToken && { authorization: `Bearer ${asked.accessToken}` }),
    ...(asked.cookies && { cookie: cookieHeader(asked.cookies) }),
    ...asked.headers,
  };
  const answer = await send(port, asked.method, asked.path, headers, payload);
  remember({
    asked: `${asked.method} ${asked.path} ${JSON.stringify(headers)}\n${payload?.toString() ?? ''}`,
    answered: `${answer.status} ${JSON.stringify(answer.headers)}\n${answer.text}`,
  });
  assertKeepsContract(asked.method, asked.path, answer);
  return answer;
}

function send(
  port: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  payload: Buffer | undefined,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = http.request({ agent, host: '127.0.0.1', port, method, path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => resolve(answerOf(incoming, Buffer.concat(chunks).toString('utf8'))));
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

function answerOf(incoming: http.IncomingMessage, text: string): HttpAnswer {
  const setCookies = incoming.headers['set-cookie'] ?? [];
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  const cookies = Object.fromEntries(
    setCookies.map((cookie) => {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
  return { status: incoming.statusCode ?? 0, headers, text, body: bodyOf(text), cookies, setCookies };
}

function bodyOf(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function payloadOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function hostOf(host: string | undefined, port: string): string {
  if (!host) return `localhost:${port}`;
  if (host.includes(':')) return host;
  return host.includes('.') ? `${host}:${port}` : `${host}.localhost:${port}`;
}

const cookieHeader = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
