import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExecutor } from '#api/graphql/execute';
import { Gate } from '#api/graphql/gate';
import { OPEN_FIELDS } from '#app/modules';
import { buildGraphqlSchema } from '#app/schema';
import { docsPage } from '#api/rest/docs/page';
import { type OpenApiDocument, openApiDocument } from '#api/rest/openapi/document';
import type { Operation } from '#api/rest/openapi/operations';
import { rowTakesKey } from '#api/rest/operation';
import { serveRest } from '#api/rest/router';
import { ROWS } from '#api/rest/rows';
import { type App, startApp } from '#tests/support/app';
import { assertKeepsContract } from '#tests/support/contract';
import { aCourse, anAdmin } from '#tests/support/factories';
import type { HttpAnswer } from '#tests/support/http-answer';

let app: App;
let document: OpenApiDocument;

beforeAll(async () => {
  app = await startApp();
  document = (await app.rest('GET', '/openapi.json')).body as OpenApiDocument;
});
afterAll(() => app.stop());

const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as [string, Operation],
    ),
  );

const pathOf = (url: string) => `/api/v1${url.replaceAll(/:(\w+)/g, '{$1}')}`;

describe('the OpenAPI document', () => {
  test('is valid against the schema of OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate({ ...structuredClone(document) })).toEqual({ valid: true });
  });

  test('is revalidated and not sent again while it is unchanged', async () => {
    const first = await app.rest('GET', '/openapi.json');
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    const headers = { 'if-none-match': first.headers['etag']! };
    const again = await app.rest('GET', '/openapi.json', { headers });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('defines everything that it references, and references everything that it defines', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g);
    const had = [
      ...Object.keys(document.components.schemas).map((name) => `schemas/${name}`),
      ...Object.keys(document.components.responses).map((name) => `responses/${name}`),
    ];
    expect([...new Set(Array.from(references, ([, name]) => name!))].toSorted()).toEqual(had.toSorted());
  });

  test('gives each call a unique name, a tag and a summary', () => {
    const names = operations().map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const [, { tags, summary }] of operations()) {
      expect(document.tags).toContainEqual({ name: tags[0] });
      expect(summary).not.toBe('');
    }
  });

  test('has examples that match their schemas', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'contract', components: document.components });
    const inDocument = (schema: object) =>
      JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as object;
    const examples = operations().flatMap(([call, { requestBody, responses }]) =>
      [requestBody, ...Object.values(responses)].flatMap((part) => {
        const media = part && 'content' in part ? part.content?.['application/json'] : undefined;
        return media && 'example' in media ? [{ call, schema: media.schema, example: media.example }] : [];
      }),
    );
    expect(examples.length).toBeGreaterThan(ROWS.length);
    for (const { call, schema, example } of examples)
      expect([call, ajv.validate(inDocument(schema), example), ajv.errorsText()]).toEqual([
        call,
        true,
        'No errors',
      ]);
  });
});

describe('the examples of bodies', () => {
  const bodies = ROWS.filter(({ request }) => request?.body).map(({ url }) => pathOf(url));

  test.each([...new Set(bodies)].filter((path) => !path.endsWith('/verify-email')))(
    'of %s are accepted',
    async (path) => {
      const admin = await anAdmin(app);
      const { id } = await aCourse(app, { by: admin });
      const { example } = document.paths[path]!['post']!.requestBody!.content['application/json'];
      const body = { ...(example as object) } as Record<string, unknown>;
      if ('courseId' in body) body['courseId'] = id;
      if ('courses' in body) body['courses'] = [id];
      if ('namespace' in body) body['namespace'] = `of-${path.split('/').at(-1)}`; // each is created once
      const answer = await app.rest('POST', path.slice('/api/v1'.length), { as: admin, body });
      // Nobody has the account and the institution of the examples.
      const accepted = /\/(?:signup|login)$/.test(path) ? [404] : [200, 201];
      expect({ ...answer, isAccepted: accepted.includes(answer.status) }).toMatchObject({ isAccepted: true });
    },
  );
});

describe('the REST reference page', () => {
  test('shows every call and object, and loads nothing from elsewhere', async () => {
    const { status, text, headers } = await app.rest('GET', '/docs', { headers: { accept: 'text/html' } });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const [, { operationId, deprecated }] of operations())
      expect(text.includes(`id="${operationId}"`)).toBe(deprecated !== true);
    const targets = new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    const links = Array.from(text.matchAll(/ href="#([^"]+)"/g), ([, id]) => id);
    expect(links.filter((id) => !targets.has(id))).toEqual([]);
    expect(text).not.toMatch(/<(script|link|img|iframe)|\son\w+=|style="|url\(/);
  });

  test('may load its own style and nothing else', async () => {
    const { text, headers } = await app.rest('GET', '/docs');
    const [, style] = /<style>([\s\S]*?)<\/style>/.exec(text)!;
    const hash = createHash('sha256').update(style!).digest('base64');
    const policy = headers['content-security-policy']!;
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('escapes texts of the contract', () => {
    const named = openApiDocument('<b>"A" & Co</b>', OPEN_FIELDS);
    expect(docsPage(named)).toContain('&lt;b&gt;&quot;A&quot; &amp; Co&lt;/b&gt; REST API</h1>');
  });
});

describe('the OpenAPI document and the routes', () => {
  test('have the same calls', async () => {
    const routes: string[] = [];
    const server = fastify().addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
    });
    const schema = buildGraphqlSchema(
      (type) => app.services.orm.getMetadata().find(type as never) !== undefined,
    );
    await serveRest(server, schema, createExecutor(schema), app.services, new Gate(schema, app.services));
    const called = routes
      .filter((route) => !route.endsWith('/*'))
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
    expect(
      operations()
        .map(([call]) => call)
        .toSorted(),
    ).toEqual(called.toSorted());
    await server.close();
  });

  test.each(ROWS.map((row) => [`${row.method} ${row.url}`, row] as const))('agree about %s', (_, row) => {
    const operation = document.paths[pathOf(row.url)]![row.method.toLowerCase()]!;
    expect(Object.keys(operation.responses)).toContain(String(row.status));
    const answer = operation.responses[row.status]!;
    expect('content' in answer).toBe(row.response !== null);
    expect(operation.requestBody !== undefined).toBe(row.request?.body !== undefined);
    const inPath = Array.from(row.url.matchAll(/:(\w+)/g), ([, name]) => name);
    const parameters = operation.parameters ?? [];
    expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath);
    const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
    expect(takesKey).toBe(rowTakesKey(row));
  });
});

describe('a response that does not match the document fails its test', () => {
  const message = { message: 'Sent.' };
  const answer = (status: number, body: unknown): HttpAnswer => ({
    status,
    body,
    text: JSON.stringify(body),
    headers: { 'content-type': 'application/json; charset=utf-8' },
    cookies: {},
    setCookies: [],
  });
  const check = (status: number, body: unknown, path = '/api/v1/users/subscribe') =>
    assertKeepsContract('POST', path, answer(status, body));
  const problem = {
    message: 'No.',
    code: 'INVALID',
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'No.',
    errors: [],
  };

  test('a matching response passes', () => {
    expect(() => check(201, message)).not.toThrow();
    expect(() => check(400, problem)).not.toThrow();
    expect(() => check(400, { ...problem, data: message }, '/api/v1/users/register')).not.toThrow();
  });

  test.each<[string, number, unknown, string?]>([
    ['an unknown status', 202, message],
    ['a member too many', 201, { ...message, secret: 1 }],
    ['a member too few', 201, {}],
    ['a member of another type', 201, { message: 1 }],
    ['an error of another status', 400, { ...problem, status: 404 }],
    ['an error with a code that the call does not have', 400, { ...problem, code: 'COHORT_FULL' }],
    ['an error with a member too many', 400, { ...problem, stack: 'at' }],
    ['an error without what the call adds to it', 400, problem, '/api/v1/users/register'],
    ['a call that is not in it', 200, message, '/api/v1/users/nothing'],
  ])('reports %s', (_, status, body, path) => {
    expect(() => check(status, body, path)).toThrow(/answered/);
  });
});
