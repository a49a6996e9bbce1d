import { auditServer, type AuditResult } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';

/**
 * Audits of SHOULD and MAY rules that the server does not follow. With only application/json accepted, an invalid
 * document would be answered with 200; here each error has its status on every endpoint.
 */
const OURS_OTHERWISE = [
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
  // Any page could link to a query by GET, so queries by GET require a header that links cannot have.
  'MAY accept application/x-www-form-urlencoded formatted GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
];

/** The header that a link cannot have. */
const PREFLIGHT = { 'apollo-require-preflight': 'yes' };

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const audit = (headers: Record<string, string> = {}): Promise<AuditResult[]> =>
  auditServer({
    url: `${app.url}/graphql`,
    fetchFn: (url: string, { headers: own, ...rest }: RequestInit = {}) =>
      fetch(url, { ...rest, headers: { ...(own as Record<string, string>), ...headers } }),
  });

const differing = (results: AuditResult[]) =>
  results.filter(({ status }) => status !== 'ok').map(({ name }) => name);

test('meets all MUST rules of the GraphQL over HTTP specification', async () => {
  const results = await audit();
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter(({ status }) => status === 'error')).toEqual([]);
  expect(differing(results).toSorted()).toEqual(OURS_OTHERWISE.toSorted());
});

describe('the status of a response', () => {
  const UNKNOWN = '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242';
  const send = (query: string, accept: string) =>
    app.request('POST', '/graphql', { body: { query }, headers: { accept } });

  test.each(['application/json', 'application/graphql-response+json'])(
    'with data is 200 for %s, also if a part of the data is missing',
    async (accept) => {
      for (const query of [
        `{ cohort(id: "${UNKNOWN}") { id } }`,
        `{ cohort(id: "${UNKNOWN}") { id } viewer { id } cohorts(first: 1) { totalCount } }`,
        `{ a: cohort(id: "${UNKNOWN}") { id } b: course(id: "${UNKNOWN}") { id } }`,
      ]) {
        const { status, headers, body } = await send(query, accept);
        expect([status, headers['content-type']]).toEqual([200, `${accept}; charset=utf-8`]);
        const { data, errors } = body as { data: object; errors: { extensions: object }[] };
        expect(Object.values(data)).toContain(null);
        expect(errors[0]!.extensions).toEqual({ code: 'NOT_FOUND' });
      }
    },
  );

  test.each(['application/json', 'application/graphql-response+json'])(
    'without data is that of the error for %s',
    async (accept) => {
      expect((await send('{ members { totalCount } }', accept)).status).toBe(401);
      expect((await send('{ nothing }', accept)).status).toBe(400);
      expect((await send('{ cohorts(first: 0) { totalCount } }', accept)).status).toBe(400);
    },
  );
});

test('a program that identifies itself by the header may query by GET', async () => {
  const results = await audit(PREFLIGHT);
  expect(results.filter(({ status }) => status === 'error')).toEqual([]);
  expect(differing(results).filter((name) => name.includes('GET'))).toEqual([]);
});
