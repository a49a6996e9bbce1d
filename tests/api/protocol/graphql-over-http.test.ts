import { auditServer, type AuditResult } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';

/**
 * What the specification says one should or may do, and we do not. Where a client takes nothing but application/json it
 * would have a document that cannot be run answered 200: here each refusal has its status, on every door.
 */
const OURS_OTHERWISE = [
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
  // A bare link to a query could be followed from any page: it needs a header that no link has.
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

test('what the specification of GraphQL over HTTP demands is so', async () => {
  const results = await audit();
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter(({ status }) => status === 'error')).toEqual([]);
  expect(differing(results).toSorted()).toEqual(OURS_OTHERWISE.toSorted());
});

test('a program that says that it is none of a page may read by GET', async () => {
  const results = await audit(PREFLIGHT);
  expect(results.filter(({ status }) => status === 'error')).toEqual([]);
  expect(differing(results).filter((name) => name.includes('GET'))).toEqual([]);
});
