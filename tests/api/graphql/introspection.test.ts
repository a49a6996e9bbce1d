import fs from 'node:fs';
import path from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#kernel/config';
import { type App, startApp } from '#tests/support/app';
import { UNLIMITED } from '#tests/support/unlimited';
import { type Actor, aStudent, aVisitor } from '#tests/support/factories';
import { connect, once } from '#tests/support/socket';

const SCHEMA = '/graphql/schema.graphql';
const CLOSED = /^Send a token to read the schema/;
const WAYS: [string, string][] = [
  ['the schema', '{ __schema { queryType { name } } }'],
  ['a type', '{ __type(name: "Cohort") { name } }'],
  ['the schema under another name', '{ harmless: __schema { queryType { name } } }'],
  ['the schema by a fragment', '{ ...F } fragment F on Query { __schema { queryType { name } } }'],
  ['the schema inside a condition', '{ ... @include(if: true) { __schema { queryType { name } } } }'],
];

let open: App;
let live: App;
let member: Actor;
beforeAll(async () => {
  open = await startApp({ env: { COST_LIMIT_OPERATION: '10000' } });
  live = await startApp({
    env: { ...UNLIMITED, NODE_ENV: 'production' },
    databaseUrl: open.databaseUrl,
  });
  member = await aStudent(live);
});
afterAll(async () => {
  await live.stop();
  await open.stop();
});

describe('introspection in production', () => {
  test.each(WAYS)('a visitor cannot read %s over HTTP or a socket', async (_, document) => {
    const answer = await live.graphql(document, {}, { as: aVisitor() });
    expect(answer).toMatchObject({ status: 401, data: null, code: 'UNAUTHENTICATED' });
    expect(answer.errors[0]!.message).toMatch(CLOSED);
    const client = connect(live.url);
    await expect(once(client, document)).rejects.toMatchObject([
      { message: expect.stringMatching(CLOSED), extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    await client.dispose();
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['a field', '{ viewr { id } }', {}],
    ['an argument', '{ cohorts(searhc: "x") { totalCount } }', {}],
    ['a type', 'query ($id: UUIDD!) { cohort(id: $id) { id } }', {}],
    ['a value of an enum', '{ cohorts(status: UPCOMIN) { totalCount } }', {}],
    [
      'a value of an enum in a variable',
      'query ($s: CohortStatus) { cohorts(status: $s) { totalCount } }',
      { s: 'UPCOMIN' },
    ],
  ])('errors do not suggest a name for the misspelt %s', async (_, document, variables) => {
    const suggestion = /did you mean/i;
    const { body } = await open.request('POST', '/graphql', { body: { query: document, variables } });
    expect(JSON.stringify(body)).toMatch(suggestion); // outside of production they do
    const answer = await live.graphql(document, variables, { as: aVisitor() });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.errors)).not.toMatch(suggestion);
    const client = connect(live.url);
    const error: unknown = await once(client, document, variables).catch((reason: unknown) => reason);
    expect(JSON.stringify(error)).toContain('message');
    expect(JSON.stringify(error)).not.toMatch(suggestion);
    await client.dispose();
  });

  test('a visitor can read __typename', async () => {
    const answer = await live.graphql('{ __typename cohorts { __typename } }', {}, { as: aVisitor() });
    expect(answer).toMatchObject({ status: 200, data: { __typename: 'Query' } });
  });

  test('signed-in callers can introspect everything', async () => {
    const answer = await live.graphql(getIntrospectionQuery(), {}, { as: member });
    expect(answer).toMatchObject({ status: 200, errors: [] });
    expect(answer.data.__schema.types.length).toBeGreaterThan(50);
  });

  test("the contract's text has the same access rules", async () => {
    const refused = await live.request('GET', SCHEMA);
    expect(refused).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await live.request('GET', SCHEMA, { as: member })).status).toBe(200);
  });
});

describe('introspection elsewhere', () => {
  test('is open to everyone with all that tools ask for', async () => {
    const query = getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
    });
    expect(await open.graphql(query, {}, { as: aVisitor() })).toMatchObject({ status: 200, errors: [] });
  });

  test('the text is the contract', async () => {
    const { status, text, headers } = await open.request('GET', SCHEMA);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toBe(fs.readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8'));
  });

  test('the text is sent once and then cached', async () => {
    const { headers } = await open.request('GET', SCHEMA);
    const again = await open.request('GET', SCHEMA, { headers: { 'if-none-match': headers['etag']! } });
    expect(again).toMatchObject({ status: 304, text: '' });
    const weak = `W/${headers['etag']!}`; // as a proxy that compresses the text sends it
    expect((await open.request('GET', SCHEMA, { headers: { 'if-none-match': weak } })).status).toBe(304);
    const other = await open.request('GET', SCHEMA, { headers: { 'if-none-match': '"another"' } });
    expect(other.status).toBe(200);
  });
});
