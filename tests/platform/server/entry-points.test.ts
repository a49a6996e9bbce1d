import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#kernel/config';
import { type App, startApp } from '#tests/support/app';
import { aTeacher } from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const assets = fs.readdirSync(path.join(projectRoot, 'client/dist/en/assets'));
const script = `/assets/${assets.find((name) => assets.includes(`${name}.br`) && name.endsWith('.js'))}`;

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { APP_NAME: "Tom & Ann's" } });
});
afterAll(() => app.stop());

const open = (from: string, options: Parameters<App['request']>[2] = {}) =>
  app.request('GET', from, { ...options, headers: { ...asBrowser, ...options.headers } });

describe('the client page', () => {
  test.each(['/login', `/course/${UNKNOWN_ID}`, '/no/such/screen'])(
    'is the same on %s and revalidated each time',
    async (from) => {
      const answer = await open(from);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.text).toContain('<div id="root"></div>');
    },
  );

  test.each<Record<string, string>>([{ accept: '*/*' }, {}])('has a link preview: %o', async (headers) => {
    const answer = await app.request('GET', `/course/${UNKNOWN_ID}`, { headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test("contains the app's name, escaped", async () => {
    const { text } = await open('/login');
    expect(text).toContain('<title>Tom &amp; Ann&#39;s</title>');
    expect(text).not.toContain('%APP_NAME%');
  });

  test.each(['/', '/home', '/new', '/?from=mail'])(
    'is readable before any script runs on %s',
    async (from) => {
      expect((await open(from)).text).toContain('<h1');
    },
  );

  test('is not prerendered for an institution or for callers with a session', async () => {
    expect((await open('/', { host: 'demo' })).text).toContain('<div id="root"></div>');
    expect((await open('/', { cookies: { refresh_token: 'x' } })).text).toContain('<div id="root"></div>');
  });

  test('has files that are precompressed and cached permanently', async () => {
    const plain = await app.request('GET', script);
    const small = await app.request('GET', script, { headers: { 'accept-encoding': 'br' } });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    expect(small.headers['content-encoding']).toBe('br');
    expect(Number(small.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
  });

  test('has the files of other languages at the same addresses', async () => {
    const german = fs.readdirSync(path.join(projectRoot, 'client/dist/de/assets'));
    const own = german.find((name) => !assets.includes(name) && name.endsWith('.js'));
    const { status, headers } = await app.request('GET', `/assets/${own}`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('has other files that are revalidated each time', async () => {
    const { status, headers } = await app.request('GET', '/start.js');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  test.each([
    '/.vite/manifest.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/index.html',
    '/landing.html',
    '/assets/',
    '/assets/missing.js',
    '/assets/missing/index.js',
    '/assets/..%2fstart.js',
  ])('does not serve %s', async (from) => {
    expect([403, 404]).toContain((await app.request('GET', from)).status);
  });
});

describe('terms and privacy', () => {
  test('are screens with a template until the operator sets addresses', async () => {
    for (const from of ['/terms', '/privacy'])
      expect((await open(from)).text).toContain('<div id="root"></div>');
  });

  test("redirect to the operator's pages", async () => {
    const own = await startApp({
      env: { TERMS_URL: 'https://school.example/terms', PRIVACY_URL: 'https://school.example/privacy' },
    });
    try {
      for (const page of ['terms', 'privacy']) {
        const { status, headers } = await own.request('GET', `/${page}`, { headers: asBrowser });
        expect([status, headers['location']]).toEqual([302, `https://school.example/${page}`]);
      }
    } finally {
      await own.stop();
    }
  });
});

describe('unknown paths', () => {
  test.each([
    ['GET', '/assets/gone.js', asBrowser],
    ['GET', '/no/such/thing', { accept: 'application/json' }],
    ['GET', '/robots.txt', { accept: '*/*' }],
    ['GET', '/exports/receipts', { accept: '*/*' }],
    ['GET', '/webhooks/schema', { accept: '*/*' }],
    ['POST', '/login', asBrowser],
    ['DELETE', '/', {}],
  ])('%s %s returns 404 in JSON', async (method, from, headers) => {
    const answer = await app.request(method, from, { headers });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: 'There is nothing here.', code: 'NOT_FOUND' });
  });
});

describe('every response', () => {
  const answers: [string, () => ReturnType<App['request']>][] = [
    ['a page', () => open('/')],
    ['a file', () => app.request('GET', script)],
    ['GraphQL', () => app.request('POST', '/graphql', { body: { query: '{ viewer { id } }' } })],
    ['REST', () => app.rest('GET', '/cohorts')],
    ['a 404', () => app.request('GET', '/assets/none.js')],
    ['a 413', () => app.request('POST', '/graphql', { body: 'x'.repeat(1_000_001) })],
    ['health', () => app.request('GET', '/healthz')],
  ];

  test.each(answers)("of %s has the security headers and the request's number", async (_what, ask) => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    const policy = headers['content-security-policy']!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('requires HTTPS permanently in production, and nowhere else', async () => {
    expect((await open('/')).headers['strict-transport-security']).toBeUndefined();
    const live = await startApp({ env: { NODE_ENV: 'production', APP_ORIGIN: 'https://learn.example.org' } });
    try {
      const { headers } = await live.request('GET', '/healthz');
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    } finally {
      await live.stop();
    }
  });
});

describe('a cross-origin request', () => {
  const from = (origin: string) =>
    app.request('POST', '/graphql', {
      headers: { origin },
      body: { query: '{ __typename }' },
    });

  test("gets credentials from the app's own hosts", async () => {
    for (const origin of [`http://localhost:${app.port}`, `http://demo.localhost:${app.port}`]) {
      const { headers } = await from(origin);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-credentials']).toBe('true');
      expect(headers['vary']).toMatch(/origin/i);
    }
  });

  test.each([
    'http://evil.example',
    'http://localhost:1',
    'http://localhost.evil.example',
    'http://evillocalhost',
    'null',
  ])('from %s gets no permission to read', async (origin) => {
    expect((await from(origin)).headers['access-control-allow-origin']).toBeUndefined();
  });

  /** Headers about the connection, for browsers themselves, or readable everywhere. */
  const NOT_TO_READ =
    /^(access-control-.*|cache-control|connection|content-(length|security-policy|type)|cross-origin-.*|date|keep-alive|origin-agent-cluster|permissions-policy|referrer-policy|transfer-encoding|vary|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection))$/;

  test.each([
    [
      'a list',
      'GET',
      '/api/v1/courses?limit=5&offset=1',
      ['etag', 'link', 'x-ratelimit-cost', 'x-request-id'],
    ],
    ['a call without a session', 'GET', '/exports/orders.csv?', ['www-authenticate']],
    ['another method', 'PUT', '/api/v1/courses', ['allow']],
    ['a compressed body', 'POST', '/graphql', ['accept-encoding']],
    ['an export', 'GET', '/exports/orders.csv', ['content-disposition', 'x-total-count']],
  ])('may read what the headers of %s say', async (_, method, address, names) => {
    const { headers } = await app.request(method, address, {
      as: address.endsWith('?') ? null : await aTeacher(app, { isOwner: true }),
      headers: {
        origin: `http://localhost:${app.port}`,
        'x-lyceum-cost': '1',
        ...(method === 'POST' && { 'content-encoding': 'gzip' }),
      },
      ...(method === 'POST' && { body: {} }),
    });
    const told = Object.keys(headers).filter((name) => !NOT_TO_READ.test(name));
    const exposed = String(headers['access-control-expose-headers']).split(', ');
    expect(told).toEqual(expect.arrayContaining(names));
    expect(told.filter((name) => !exposed.includes(name))).toEqual([]);
    expect(exposed).toEqual(expect.arrayContaining(['idempotency-replayed', 'retry-after']));
  });

  test('is answered in the preflight', async () => {
    const preflight = (origin: string) =>
      app.request('OPTIONS', '/graphql', {
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    const ours = await preflight(`http://demo.localhost:${app.port}`);
    expect(ours.status).toBe(204);
    expect(ours.headers['access-control-allow-headers']).toBe('authorization,content-type');
    const theirs = await preflight('http://evil.example');
    expect(theirs.headers['access-control-allow-origin']).toBeUndefined();
    expect(theirs.headers['access-control-allow-methods']).toBeUndefined();
  });
});

describe('a malformed request', () => {
  test('is rejected by its size', async () => {
    const answer = await app.request('POST', '/graphql', { body: { query: 'x'.repeat(1_000_001) } });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: 'The request is larger than 1 MB.', code: 'INVALID' });
  });

  test('reveals nothing about the server', async () => {
    const answer = await app.request('POST', '/graphql', { body: '{"query":' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'INVALID', message: 'The body isn’t valid JSON.' });
    expect(answer.text).not.toMatch(/node_modules|\.ts|at |Unexpected|position/);
  });
});

describe('the health endpoints', () => {
  test('report healthy and ready while the database responds', async () => {
    expect((await app.request('GET', '/healthz')).status).toBe(200);
    expect((await app.request('GET', '/readyz')).body).toEqual({ status: 'ok' });
  });

  test('report healthy and not ready while the server drains', async () => {
    app.services.draining = true;
    try {
      const ready = await app.request('GET', '/readyz');
      expect(ready.status).toBe(503);
      expect(ready.body).toEqual({ status: 'unavailable' });
      expect((await app.request('GET', '/healthz')).status).toBe(200);
    } finally {
      app.services.draining = false;
    }
  });

  test('report not ready without tables, and ready once they exist', async () => {
    await app.db.query('alter table institution rename to institution_elsewhere');
    try {
      expect((await app.request('GET', '/readyz')).status).toBe(503);
    } finally {
      await app.db.query('alter table institution_elsewhere rename to institution');
    }
    expect((await app.request('GET', '/readyz')).status).toBe(200);
  });
});

describe('too many calls from one address', () => {
  let limited: App;
  beforeAll(async () => {
    limited = await startApp({ env: { RATE_LIMIT: '5' } });
  });
  afterAll(() => limited.stop());

  test('are rejected with Retry-After; pages and health endpoints are not counted', async () => {
    const ask = () => limited.request('POST', '/graphql', { body: { query: '{ __typename }' } });
    for (let call = 1; call <= 5; call++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      message: 'Too many requests. Please try again later.',
      code: 'TOO_MANY_REQUESTS',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await limited.rest('GET', '/cohorts')).status).toBe(429);
    expect((await limited.request('GET', '/login', { headers: asBrowser })).status).toBe(200);
    expect((await limited.request('GET', '/healthz')).status).toBe(200);
  });

  test.each([
    '/%67raphql',
    '/%61pi/v1/cohorts',
    '/ex%70orts/audit.csv',
    '/issuers/none',
    '/credentials/none',
  ])('are also rejected at %s', async (address) => {
    for (let call = 0; call < 6; call++) await limited.rest('GET', '/cohorts');
    expect((await limited.request('GET', address)).status).toBe(429);
  });
});
