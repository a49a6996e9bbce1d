import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#app/create-app';
import { MAX_BODY } from '#kernel/limits';
import { type App, startApp } from '#tests/support/app';
import { anAdmin } from '#tests/support/factories';
import { leakIn } from '#tests/support/leaks';
import { requestText, sendBytes } from '#tests/support/raw-http';
import { isErrorLine } from '#tests/support/logs';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const JSON_TYPE = 'Content-Type: application/json';
const CHUNKED = 'Transfer-Encoding: chunked';
const QUERY = '{"query":"{ viewer { id } }"}';
const post = (headers: string[], body: string | Buffer) => requestText('POST /graphql', headers, body);
const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));

/** Byte sequences that are not valid requests, by reason. */
const BYTES: Record<string, string | Buffer> = {
  'no HTTP': 'hello\r\n\r\n',
  'nothing but NUL': Buffer.alloc(64),
  'the beginning of TLS': Buffer.from('1603010200010001fc0303', 'hex'),
  'the beginning of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'HTTP/9': 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
  'no host': 'POST /graphql HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}',
  'two hosts': requestText('GET /api/v1/nothing', ['Host: localhost', 'Host: elsewhere']),
  'a host of two words': requestText('GET /graphql?query=%7B__typename%7D', ['Host: a b']),
  'a host that is half an address': post([JSON_TYPE, 'Host: [::1'], QUERY),
  'an empty host': post([JSON_TYPE, 'Host:'], QUERY),
  'NUL in a header': requestText('GET /api/v1/nothing', ['X-Name: a\0b']),
  'a header without a name': requestText('GET /api/v1/nothing', [': value']),
  'a head of 20 kB': requestText('GET /api/v1/nothing', [`X-Long: ${'x'.repeat(20_000)}`]),
  'an address of 20 kB': requestText(`GET /graphql?query=${'x'.repeat(20_000)}`),
  '3,000 headers': requestText(
    'GET /api/v1/nothing',
    many(3000, (at) => `X-${at}: 1`),
  ),
  'two lengths': post([JSON_TYPE, 'Content-Length: 5', 'Content-Length: 29'], QUERY),
  'a negative length': post([JSON_TYPE, 'Content-Length: -1'], QUERY),
  'a length beyond any number': post([JSON_TYPE, `Content-Length: ${'9'.repeat(30)}`], QUERY),
  'a length over the limit': post([JSON_TYPE, `Content-Length: ${MAX_BODY + 1}`], ''),
  'a length and chunks': post([JSON_TYPE, 'Content-Length: 4', CHUNKED], `1d\r\n${QUERY}\r\n0\r\n\r\n`),
  'chunks of no size': post([JSON_TYPE, CHUNKED], `ZZ\r\n${QUERY}\r\n0\r\n\r\n`),
  'a chunk of a huge size': post([JSON_TYPE, CHUNKED], `ffffffffffffffffff\r\n${QUERY}`),
  'a chunk longer than it says': post([JSON_TYPE, CHUNKED], `2\r\n${QUERY}\r\n0\r\n\r\n`),
  'another coding of the body': post([JSON_TYPE, 'Transfer-Encoding: gzip'], QUERY),
  'bytes that are no UTF-8': post([JSON_TYPE], Buffer.from('{"query":"{ vi\xff\xfewer { id } }"}', 'latin1')),
  'UTF-16': post([`${JSON_TYPE}; charset=utf-16`], Buffer.from(QUERY, 'utf16le')),
  'a bomb of gzip': post([JSON_TYPE, 'Content-Encoding: gzip'], gzipSync(Buffer.alloc(50_000_000, 'x'))),
  'a query in gzip': post([JSON_TYPE, 'Content-Encoding: gzip'], gzipSync(QUERY)),
  'an expectation': post([JSON_TYPE, 'Expect: miracles'], QUERY),
  'a form': post(['Content-Type: application/x-www-form-urlencoded'], 'query=%7Bviewer%7Bid%7D%7D'),
  'a form of parts': post(['Content-Type: multipart/form-data; boundary=x'], '--x\r\n\r\n{}\r\n--x--'),
  'a text': post(['Content-Type: text/plain'], QUERY),
  'no type': post([], QUERY),
  'a type of no sense': post(['Content-Type: ;;='], QUERY),
  XML: post(
    ['Content-Type: application/xml'],
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  ),
  'a polluted body': post([JSON_TYPE], '{"query":"{ viewer { id } }","__proto__":{"isAdmin":true}}'),
  'a constructor': post([JSON_TYPE], '{"query":"{ viewer { id } }","constructor":{"prototype":{"a":1}}}'),
  'a body nested 100,000 deep': post([JSON_TYPE], `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  'variables nested 100,000 deep': post(
    [JSON_TYPE],
    `{"query":"{ viewer { id } }","variables":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
  ),
  'extensions nested 20,000 deep': post(
    [JSON_TYPE],
    `{"query":"{ viewer { id } }","extensions":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
  ),
  'a member that nobody reads, nested 20,000 deep': post(
    [JSON_TYPE],
    `{"query":"{ __typename }","more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  ),
  'a body of REST nested 100,000 deep': requestText(
    'POST /api/v1/courses',
    [JSON_TYPE, 'Idempotency-Key: deep'],
    `{"title":"Title","more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ),
  'a body of REST of 100,000 values': requestText(
    'POST /api/v1/courses',
    [JSON_TYPE],
    JSON.stringify({ more: Array.from({ length: 100_000 }, () => 1) }),
  ),
  'a batch': post([JSON_TYPE], `[${many(50, () => QUERY).join()}]`),
  'an unknown method': requestText('FROB /graphql'),
  'another method': requestText('PUT /graphql', [JSON_TYPE], QUERY),
  'DELETE of everything': requestText('DELETE /api/v1/courses'),
  TRACE: requestText('TRACE /graphql'),
  'another method in a header': requestText('POST /api/v1/courses/x', ['X-HTTP-Method-Override: DELETE']),
  'another method in the address': requestText('POST /api/v1/courses/x?_method=DELETE'),
  'a path upwards': requestText('GET /assets/../../../../etc/passwd'),
  'a path upwards, encoded': requestText('GET /assets/%2e%2e/%2e%2e/%2e%2e/package.json'),
  'a path upwards, encoded twice': requestText('GET /assets/%252e%252e%252fpackage.json'),
  'a path upwards with backslashes': requestText('GET /assets/..\\..\\package.json'),
  'a path upwards below REST': requestText('GET /api/v1/courses/..%2f..%2f..%2fetc%2fpasswd'),
  'NUL in the path': requestText('GET /assets/index.js%00.html'),
  'a path that cannot be decoded': requestText('GET /api/v1/cohorts/%c0%af'),
  'a whole address of another host': requestText('GET http://169.254.169.254/latest/meta-data'),
  'two slashes': requestText('GET //evil.example/%2e%2e'),
};

test.each(Object.entries(BYTES))('%s is rejected and reveals nothing', async (_, bytes) => {
  const { status, text } = await sendBytes(app.port, bytes);
  expect(status >= 400 && status < 500, `${status} ${text.slice(0, 300)}`).toBe(true);
  expect(leakIn(text)).toBeNull();
  expect(text).not.toMatch(/root:x:|"workspaces"/);
  expect((await app.request('GET', '/healthz')).status).toBe(200);
});

test.each(['/graphql', '/api/v1/users/login', '/unsubscribe?token=x'])(
  'hanging up in the middle of a body for %s logs no server error',
  async (path) => {
    const before = app.log.length;
    const ended = new Promise<void>((resolve) => {
      const channel = 'http.server.request.start';
      const hear = (message: unknown) => {
        unsubscribe(channel, hear);
        const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
        request.once('data', () => socket.resetAndDestroy());
        response.once('close', () => setImmediate(() => setImmediate(resolve)));
      };
      subscribe(channel, hear);
    });
    const socket = net.connect(app.port, '127.0.0.1');
    socket.write(requestText(`POST ${path}`, [JSON_TYPE, 'Content-Length: 50'], '{'));
    await ended;
    expect(app.log.slice(before).filter(isErrorLine)).toEqual([]);
  },
);

test('CONNECT requests are not proxied', async () => {
  expect((await sendBytes(app.port, requestText('CONNECT localhost:22'))).text).toBe('');
});

test('one of two concurrent requests with the same idempotency key runs', async () => {
  const body = '{"query":"mutation { signOut { message } }","query":"{ __typename }"}';
  const answer = await app.request('POST', '/graphql', { body });
  expect(answer.body).toEqual({ data: { __typename: 'Query' } });
});

test('a body nested too deeply is rejected before its key is read', async () => {
  const admin = await anAdmin(app);
  const body = `{"title":"Title","more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const answer = await app.rest('POST', '/courses', {
    as: admin,
    body,
    headers: { 'idempotency-key': 'deep' },
  });
  expect(answer.status).toBe(400);
});

test('no request pollutes the object prototype', () => {
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe('a connection reset', () => {
  const upgrade = requestText('GET /elsewhere', ['Connection: Upgrade', 'Upgrade: websocket']);
  test.each([
    ['during a rejected upgrade', upgrade],
    ['during an upgrade', requestText('GET /graphql', ['Connection: Upgrade', 'Upgrade: websocket'])],
    ['within a body', post([JSON_TYPE, 'Content-Length: 100'], QUERY)],
    ['while it is answered', post([JSON_TYPE], QUERY)],
  ])('%s ends nothing else', async (_, bytes) => {
    for (let round = 0; round < 20; round++) {
      const socket = net.connect(app.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(Buffer.concat([bytes, Buffer.alloc(60_000)]));
      await new Promise((resolve) => setTimeout(resolve, round % 4));
      socket.resetAndDestroy();
      // An uncaught exception fails the run.
      expect((await app.request('GET', '/healthz')).status).toBe(200);
    }
  });
});

describe('a slow request', () => {
  test.each([
    ['its head', 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['its body', post([JSON_TYPE, 'Content-Length: 1000'], '{"query":"').toString()],
  ])('is ended if %s does not arrive', async (_, beginning) => {
    const impatient = await createApp(app.services);
    const server = impatient.server as typeof impatient.server & { connectionsCheckingInterval: number };
    expect(server.connectionsCheckingInterval).toBeLessThanOrEqual(server.headersTimeout / 10); // the latest end in milliseconds
    expect(server.headersTimeout).toBeGreaterThan(0);
    expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.requestTimeout).toBeLessThanOrEqual(180_000); // for files; other bodies have the timeout of headers
    // The same timeouts, scaled down.
    server.headersTimeout /= 100;
    server.connectionsCheckingInterval /= 100;
    try {
      await impatient.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.address() as net.AddressInfo;
      const socket = net.connect(port, '127.0.0.1', () => socket.write(beginning));
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
      await once(socket, 'close');
    } finally {
      await impatient.close();
    }
  });
});

test('an offer of HTTP/2 along with a request is ignored, because other clients send it with every first request', async () => {
  const offer = [
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
  ];
  const { status } = await sendBytes(app.port, requestText('GET /api/v1/openapi.json', offer));
  expect(status).toBe(200);
});
