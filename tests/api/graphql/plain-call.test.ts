import { ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anApiToken,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';

let app: App;
let teacher: Member;
let student: Member;
let token: string;
const byApollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');

beforeAll(async () => {
  app = await startApp({ env: { COST_LIMIT_OPERATION: '0', COST_LIMIT_ADDRESS: '60', TRUST_PROXY: 'true' } });
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  await aCohort(app, { by: teacher, courses: [await aCourse(app, { by: teacher })] });
  token = (await anApiToken(app, { by: await anAdmin(app, { institution: teacher.institution }) }))
    .accessToken;
});
afterAll(() => app.stop());

interface Call {
  query: string;
  variables?: unknown;
  operationName?: unknown;
  as?: string | null;
  headers?: Record<string, string>;
}

/** Headers that differ between two responses to one request. */
const OWN = new Set(['x-request-id', 'date', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after']);

let hosts = 0;

/** Sends a call as a plain one, and with an unknown extension, for which only Apollo Server answers. */
async function both({ query, variables, operationName, as = student.accessToken, headers = {} }: Call) {
  const send = async (extensions?: object) => {
    byApollo.mockClear();
    hosts += 1; // each call has a budget of its own
    const {
      status,
      text,
      headers: answered,
    } = await app.request('POST', '/graphql', {
      body: { query, variables, operationName, extensions },
      headers: {
        'x-forwarded-for': `10.0.0.${hosts}`,
        ...(as && { authorization: `Bearer ${as}` }),
        ...headers,
      },
    });
    const told = Object.fromEntries(Object.entries(answered).filter(([name]) => !OWN.has(name)));
    const waits = 'retry-after' in answered;
    const content = text
      .replaceAll(/"(resetsAt|id|requestId)":"[^"]*"/g, '"$1":""')
      .replaceAll(/"(remaining|retryAfter)":\d+/g, '"$1":0');
    return { isByApollo: byApollo.mock.calls.length > 0, answer: { status, content, headers: told, waits } };
  };
  return { plain: await send(), other: await send({ any: 1 }) };
}

const COURSES = '{ courses(first: 3) { nodes { id title progress } totalCount } }';
const RENAME = 'mutation ($title: String!) { createCourse(input: { title: $title }) { course { title } } }';

test.each<[string, () => Call]>([
  ['a list', () => ({ query: COURSES })],
  ['an object that is completed field by field', () => ({ query: '{ __typename viewer { id } }' })],
  ['a visitor', () => ({ query: '{ viewer { id } }', as: null })],
  [
    'variables',
    () => ({ query: 'query ($n: Int!) { courses(first: $n) { totalCount } }', variables: { n: 2 } }),
  ],
  ['null instead of variables', () => ({ query: COURSES, variables: null, operationName: null })],
  [
    'a named operation',
    () => ({ query: 'query A { viewer { id } } query B { __typename }', operationName: 'B' }),
  ],
  ['the cost', () => ({ query: COURSES, headers: { 'x-lyceum-cost': '1' } })],
  ['an API token', () => ({ query: COURSES, as: token })],
  [
    'variables of a wrong type',
    () => ({ query: 'query ($n: Int!) { courses(first: $n) { totalCount } }', variables: { n: 'x' } }),
  ],
  ['a refusal by a rule', () => ({ query: RENAME, variables: { title: '' }, as: teacher.accessToken })],
  ['a refusal by a policy', () => ({ query: RENAME, variables: { title: 'Mine' } })],
  ['an object that does not exist', () => ({ query: `{ cohort(id: "${UNKNOWN_ID}") { id } }` })],
  [
    'a missing and a present object',
    () => ({ query: `{ viewer { id } cohort(id: "${UNKNOWN_ID}") { id } }` }),
  ],
  ...[
    'application/json',
    '*/*',
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json, application/json',
  ].map((accept): [string, () => Call] => [
    `Accept: ${accept}`,
    () => ({ query: COURSES, headers: { accept } }),
  ]),
])('without Apollo Server, %s gets the same response', async (_, call) => {
  const { plain, other } = await both(call());
  expect([plain.isByApollo, other.isByApollo]).toEqual([false, true]);
  expect(plain.answer).toEqual(other.answer);
});

test.each<[string, () => Call]>([
  ['an invalid token', () => ({ query: COURSES, as: 'no.such.token' })],
  ['a malformed header', () => ({ query: COURSES, headers: { authorization: 'Bearer' } })],
  ['an empty budget', () => ({ query: '{ courses(first: 90) { nodes { title } } }', as: null })],
  [
    'a key for a mutation',
    () => ({ query: RENAME, variables: { title: 'Once' }, headers: { 'idempotency-key': `k${hosts}` } }),
  ],
  ['explanations', () => ({ query: COURSES, headers: { 'x-lyceum-explain': '1' } })],
  ['variables that are no object', () => ({ query: COURSES, variables: '{}' })],
  ['a name that is no text', () => ({ query: COURSES, operationName: 7 })],
  ['an Accept header without JSON', () => ({ query: COURSES, headers: { accept: 'text/html' } })],
])('with %s Apollo Server responds', async (_, call) => {
  const { plain, other } = await both(call());
  expect(plain.isByApollo).toBe(true);
  expect(plain.answer).toEqual(other.answer);
});

test('an operation that a budget rejects costs nothing', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.9', 'x-lyceum-cost': '1' };
  const send = (query: string) => app.request('POST', '/graphql', { body: { query }, headers });
  await send('{ __typename }');
  expect((await send('{ courses(first: 90) { nodes { title } } }')).status).toBe(429);
  expect((await send('{ __typename }')).headers['x-ratelimit-remaining']).toBe('58');
});
