import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3 bucket on this machine that accepts only requests with an AWS Signature Version 4. */
export interface FakeS3 {
  /** For S3_URL. */
  url: string;
  objects: Map<string, Buffer>;
  /** Requests so far: 'PUT key'. */
  requests: string[];
  /** Statuses of the next responses, for any request. */
  failures: number[];
  stop: () => Promise<void>;
}

const BUCKET = 'lyceum files';
const KEY = 'KEY';
const SECRET = 'sec/ret+of the tests';
const REGION = 'eu-central-1';

export async function startS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const failures: number[] = [];
  const server = http.createServer((request, response) => {
    void answer(request).then(({ status, body }) => response.writeHead(status).end(body));
  });

  async function answer(request: http.IncomingMessage): Promise<{ status: number; body?: Buffer }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { pathname } = new URL(request.url!, 'http://s3');
    const [bucket, ...rest] = decodeURIComponent(pathname).slice(1).split('/');
    const key = rest.join('/');
    requests.push(`${request.method} ${key}`);
    if (!isSigned(request, body)) return { status: 403 };
    const failure = failures.shift();
    if (failure) return { status: failure };
    if (bucket !== BUCKET) return { status: 404 };
    if (request.method === 'HEAD') return { status: 200 };
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'DELETE') return { status: 204 };
    if (request.method === 'PUT') objects.set(key, body);
    const kept = objects.get(key);
    return kept ? { status: 200, body: request.method === 'PUT' ? Buffer.alloc(0) : kept } : { status: 404 };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${encodeURIComponent(BUCKET)}?region=${REGION}`,
    objects,
    requests,
    failures,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/** Returns whether a request has a valid signature over everything that its header lists. */
function isSigned({ method, url, headers }: http.IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return false;
  const [, id, day, region, signed, signature] = given as unknown as string[];
  const payload = String(headers['x-amz-content-sha256']);
  const { pathname, searchParams } = new URL(url!, 'http://s3');
  searchParams.sort();
  const names = signed!.split(';');
  const request = [
    method,
    pathname,
    searchParams.toString(),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(request)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET}`, day!), region!));
  return (
    id === KEY &&
    region === REGION &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)) &&
    (payload === 'UNSIGNED-PAYLOAD' || payload === hash(body)) &&
    signature === hmac(key, toSign).toString('hex')
  );
}
