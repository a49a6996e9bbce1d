import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MAX_BODY, MAX_RESPONSE_BYTES } from '#kernel/limits';
import { type App, startApp } from '#tests/support/app';
import { aTeacher, aVisitor, type Member } from '#tests/support/factories';
import { connect } from '#tests/support/socket';
import { BAD_DOCUMENTS, LARGEST_DOCUMENTS, TOO_COMPLEX } from './bad-documents.ts';

interface WireError {
  message: string;
  extensions: { code: string; requestId?: string };
}

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp({ env: { COST_LIMIT_OPERATION: '10000' } });
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

/** Returns the errors of an operation over a WebSocket, however they arrive. */
async function socketErrors(query: string, variables?: Record<string, unknown>): Promise<WireError[]> {
  const client = connect(app.url, { as: teacher });
  try {
    return await new Promise((resolve, reject) => {
      client.subscribe(
        { query, ...(variables && { variables }) },
        {
          next: ({ errors = [] }) => resolve(errors as unknown as WireError[]),
          error: (errors) =>
            Array.isArray(errors) ? resolve(errors as WireError[]) : reject(errors as Error),
          complete: () => resolve([]),
        },
      );
    });
  } finally {
    await client.dispose();
  }
}

const wordsOf = (errors: readonly WireError[]) =>
  errors.map(({ message, extensions }) => ({ message, code: extensions.code }));

describe('the limits of documents', () => {
  test.each(Object.entries(BAD_DOCUMENTS))(
    '%s is rejected alike over HTTP and a socket',
    async (_, document) => {
      const answer = await app.graphql(document, {}, { as: teacher });
      expect(answer).toMatchObject({ status: 400, data: null, code: 'INVALID' });
      expect(answer.text).not.toMatch(/stack|node_modules|\.ts\b/);
      expect(wordsOf(await socketErrors(document))).toEqual(wordsOf(answer.errors));
    },
  );

  test.each(Object.entries(TOO_COMPLEX))('%s is too complex over HTTP and a socket', async (_, document) => {
    const answer = await app.graphql(document, {}, { as: teacher });
    expect(answer).toMatchObject({ status: 400, data: null, code: 'TOO_COMPLEX' });
    expect(wordsOf(await socketErrors(document))).toEqual(wordsOf(answer.errors));
  });

  test.each(Object.entries(LARGEST_DOCUMENTS))('%s is accepted over both', async (_, document) => {
    expect(await app.graphql(document, {}, { as: teacher })).toMatchObject({ status: 200, errors: [] });
    expect(await socketErrors(document)).toEqual([]);
  });
});

test.each([
  ['missing', undefined],
  ['of a wrong type', { id: 5 }],
  ['null', { id: null }],
])('a variable that is %s is rejected alike over both', async (_, variables) => {
  const document = 'query ($id: ID!) { cohort(id: $id) { id } }';
  const answer = await app.graphql(document, variables, { as: teacher });
  expect(answer).toMatchObject({ status: 400, code: 'INVALID' });
  expect(wordsOf(await socketErrors(document, variables))).toEqual(wordsOf(answer.errors));
});

describe('the limits of variables', () => {
  const document =
    'query ($size: Int! = 1) { cohorts(first: $size) { nodes { courses { sections { id } } } } }';
  const unused = (variables: object) => ['{ viewer { id } }', variables] as const;
  const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });

  test.each([
    ['that make a page too large', [document, { size: 100 }]],
    ['of more than 10,000 values', unused({ id: Array.from({ length: 10_000 }, () => 0) })],
    ['of 13 levels', unused({ id: deep(12) })],
  ] as const)('variables %s are rejected alike over both', async (_, [query, variables]) => {
    const answer = await app.graphql(query, variables, { as: teacher });
    expect(answer).toMatchObject({ status: 400, code: 'TOO_COMPLEX' });
    expect(wordsOf(await socketErrors(query, { ...variables }))).toEqual(wordsOf(answer.errors));
  });

  test('variables that make the page small enough are accepted', async () => {
    expect(await app.graphql(document, { size: 10 }, { as: teacher })).toMatchObject({ status: 200 });
    expect(await app.graphql(document, {}, { as: teacher })).toMatchObject({ status: 200 });
  });
});

test('a response over the maximum size is withheld on both', async () => {
  await app.db.query(
    `insert into course (institution_id, id, owner_id, title, short_description, status, created_at)
     select $1, gen_random_uuid(), $2, 'Long', repeat('x', $3), 'published', now() from generate_series(1, 100)`,
    [teacher.institution.id, teacher.membershipId, MAX_RESPONSE_BYTES / 100],
  );
  const document = '{ courses(first: 100) { nodes { shortDescription } } }';
  const answer = await app.graphql(document, {}, { as: teacher });
  expect(answer).toMatchObject({ status: 400, data: null, code: 'TOO_COMPLEX' });
  expect(answer.text.length).toBeLessThan(300);
  expect(wordsOf(await socketErrors(document))).toEqual(wordsOf(answer.errors));
  const fewer = document.replace('100', '50');
  expect(await app.graphql(fewer, {}, { as: teacher })).toMatchObject({ status: 200 });
  expect(await socketErrors(fewer)).toEqual([]);
});

describe('GraphQL over HTTP', () => {
  test('a body over a megabyte is not read', async () => {
    const body = { query: '{ viewer { id } }', variables: { ballast: 'x'.repeat(MAX_BODY) } };
    expect((await app.request('POST', '/graphql', { body })).status).toBe(413);
  });

  test('several operations in one body are rejected', async () => {
    const body = [{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }];
    const answer = await app.request('POST', '/graphql', { body });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'INVALID' } }] } });
  });

  test('a browser cannot be made to send an operation from another site', async () => {
    const query = encodeURIComponent('{ viewer { id } }');
    expect((await app.request('GET', `/graphql?query=${query}`)).status).toBe(400);
    const form = { body: '{"query":"{ viewer { id } }"}', headers: { 'content-type': 'text/plain' } };
    expect((await app.request('POST', '/graphql', form)).status).toBeGreaterThanOrEqual(400);
  });

  test('mutations are rejected over GET', async () => {
    const query = encodeURIComponent('mutation { signOut { message } }');
    const headers = { 'apollo-require-preflight': 'yes' };
    expect((await app.request('GET', `/graphql?query=${query}`, { headers })).status).toBe(405);
  });
});

describe('an internal error', () => {
  const real = () => app.services.runStatements;
  let kept: ReturnType<typeof real> | undefined;
  afterEach(() => {
    if (kept) app.services.runStatements = kept;
  });

  test('is hidden from the caller, and its ID in the response leads to the log entry', async () => {
    await app.graphql('{ viewer { id } }', {}, { as: teacher }); // the session is cached from here on
    kept = real();
    app.services.runStatements = () => Promise.reject(new Error('select secret from /srv/lyceum/secrets.ts'));
    const answer = await app.graphql('{ cohorts { totalCount } }', {}, { as: teacher });
    expect(answer).toMatchObject({ status: 500, code: 'INTERNAL', data: null });
    const errors = await socketErrors('{ cohorts { totalCount } }');
    expect(wordsOf(errors)).toEqual(wordsOf(answer.errors));
    for (const { message, extensions } of [...(answer.errors as unknown as WireError[]), ...errors]) {
      expect(message).toBe('Something went wrong. Please try again later.');
      expect(extensions.requestId).toMatch(/^[\da-f-]{36}$/);
      expect(app.log.filter((line) => line.includes(extensions.requestId!)).join()).toContain(
        'select secret',
      );
    }
    expect(answer.headers['x-request-id']).toBe(
      (answer.errors[0] as unknown as WireError).extensions.requestId,
    );
    expect(answer.text).not.toContain('secret');
  });
});

describe('an error response', () => {
  test.each([
    ['mutation { createCourse(input: { title: "" }) { course { id } } }', 'INVALID'],
    ['{ cohort(id: "01a1fc16-a652-778e-b982-48842a45c254") { id } }', 'NOT_FOUND'],
    ['{ cohorts(first: 0) { totalCount } }', 'INVALID'],
  ])('of %s is the same on both transports', async (document, code) => {
    const answer = await app.graphql(document, {}, { as: teacher });
    expect(answer.code).toBe(code);
    expect(await socketErrors(document)).toEqual(answer.errors);
  });

  test('without data has the status of its code', async () => {
    const statuses = {
      '{ cohort(id: "01a1fc16-a652-778e-b982-48842a45c254") { id } }': 200, // a nullable field is data
      '{ cohorts(first: 0) { totalCount } }': 400,
    };
    for (const [document, status] of Object.entries(statuses))
      expect((await app.graphql(document, {}, { as: teacher })).status).toBe(status);
    expect((await app.graphql('{ members { totalCount } }', {}, { as: aVisitor() })).status).toBe(401);
  });
});
