import { createHash } from 'node:crypto';
import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT_RULES } from '#kernel/limits';
import { assertMaxBreadth } from '#api/graphql/breadth';
import { planOperation } from '#api/graphql/cost';
import { readTrustedDocuments } from '#api/graphql/trusted-documents';
import { type App, startApp } from '#tests/support/app';
import { type Actor, aStudent } from '#tests/support/factories';

const manifest = readTrustedDocuments();
const hashOf = (name: string) =>
  Object.keys(manifest).find((hash) => new RegExp(`^(query|mutation) ${name}\\b`).test(manifest[hash]!))!;
const byHash = (hash: string, more: object = {}) => ({
  ...more,
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
});

let app: App;
let student: Actor;
beforeAll(async () => {
  app = await startApp({ env: { COST_LIMIT_OPERATION: '10000' } });
  student = await aStudent(app);
});
afterAll(() => app.stop());

const post = (body: object, headers: Record<string, string> = {}) =>
  app.request('POST', '/graphql', { as: student, body, headers });

describe('the documents of the built client', () => {
  test('are all known to the server', async () => {
    expect(Object.keys(manifest).length).toBeGreaterThan(20);
    for (const hash of Object.keys(manifest)) {
      const { text } = await app.request('POST', '/graphql', { body: byHash(hash) });
      expect(text).not.toContain('PERSISTED_QUERY_NOT_FOUND');
    }
    expect(app.log.filter((line) => line.includes('client build does not match'))).toEqual([]);
  });

  test('are answered by their hash', async () => {
    const answer = await post(byHash(hashOf('StudentDashboard')));
    expect(answer).toMatchObject({ status: 200, body: { data: { viewer: { __typename: 'Viewer' } } } });
  });

  test('do not send their cost unless requested', async () => {
    const hash = hashOf('StudentDashboard');
    expect((await post(byHash(hash))).body).not.toHaveProperty('extensions');
    const told = await post(byHash(hash), { 'x-lyceum-cost': '1' });
    expect(Number(told.headers['x-ratelimit-cost'])).toBeGreaterThan(10);
  });

  test('would also be accepted in full, so clients of another version work too', async () => {
    const { text } = await app.request('GET', '/graphql/schema.graphql');
    const schema = buildSchema(text);
    for (const document of Object.values(manifest).map((source) => parse(source, { maxTokens: 2000 }))) {
      assertMaxBreadth(document);
      expect(validate(schema, document, [...specifiedRules, ...LIMIT_RULES])).toEqual([]);
      const operation = document.definitions.find((node) => node.kind === 'OperationDefinition')!;
      const largest = { first: 100, last: 100 };
      expect(planOperation(schema, document, operation).costWith(largest)).toBeLessThanOrEqual(10_000);
    }
  });
});

describe('an unknown document hash', () => {
  test('fails with PersistedQueryNotFound', async () => {
    const answer = await post(byHash('0'.repeat(64)));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      },
    });
  });

  test('with its text is answered but not stored', async () => {
    const query = 'query Mine { viewer { email } }';
    const hash = createHash('sha256').update(query).digest('hex');
    expect((await post(byHash(hash, { query }))).body).toMatchObject({
      data: { viewer: { email: student.email } },
    });
    expect((await post(byHash(hash))).body).toHaveProperty('errors');
  });
});

test('the text takes precedence over the hash sent with it', async () => {
  const query = '{ viewer { email } }';
  const answer = await post(byHash(hashOf('StudentDashboard'), { query }));
  expect(answer.body).toEqual({ data: { viewer: { email: student.email } } });
});

test('the list of the documents is not served', async () => {
  expect((await app.request('GET', '/.documents.json')).status).toBe(404);
});
