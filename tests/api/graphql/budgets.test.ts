import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type Member,
} from '#tests/support/factories';
import { connect, once } from '#tests/support/socket';

/** Two instances of one product with small budgets. */
let apps: [App, App];
beforeAll(async () => {
  const env = {
    COST_LIMIT_TOKEN: '30',
    COST_LIMIT_ACCOUNT: '40',
    COST_LIMIT_INSTITUTION: '100',
    COST_LIMIT_ADDRESS: '10000',
    TRUST_PROXY: 'true',
  };
  const first = await startApp({ env });
  apps = [first, await startApp({ env, databaseUrl: first.databaseUrl })];
});
afterAll(async () => {
  await apps[1].stop();
  await apps[0].stop();
});

const TEN = '{ cohorts(first: 9) { nodes { title } } }'; // the list and its cohorts
const FREE_OF_COST = '{ __typename }'; // one point, the minimum

/** Spends ten points at a time until the budget of the account, or of its institution, is empty. */
async function spendAll(app: App, as: Member): Promise<void> {
  for (let turn = 0; turn < 10; turn++) if ((await app.graphql(TEN, {}, { as })).status === 429) return;
  throw new Error('No budget ended.');
}

/** Waits for the beginning of a minute of the clock, so that it does not end during a test. */
async function aWholeMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
}

describe('an exhausted budget', () => {
  let student: Member;
  beforeAll(async () => {
    await aWholeMinute();
    student = await aStudent(apps[0], { institution: await anInstitution(apps[0]) });
    await spendAll(apps[0], student);
  });

  test('rejects operations over HTTP and says when to try again', async () => {
    const answer = await apps[0].graphql(TEN, {}, { as: student });
    expect(answer).toMatchObject({ status: 429, data: null, code: 'TOO_MANY_REQUESTS' });
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(answer.errors[0]!.message).toBe('Too many requests from your account. Please try again later.');
  });

  test('reports its state with the error, in headers and in the body', async () => {
    const answer = await apps[0].graphql(TEN, {}, { as: student });
    expect(answer.headers).toMatchObject({
      'x-ratelimit-cost': '10',
      'x-ratelimit-limit': '40',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
    });
    expect(JSON.parse(answer.text)).toMatchObject({
      extensions: { cost: { requested: 10, remaining: 0, limit: 40 } },
    });
    const { headers } = await apps[0].rest('GET', '/cohorts', { as: student });
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '40', 'x-ratelimit-remaining': '0' });
  });

  test('lets pages of other origins read its headers', async () => {
    const headers = { origin: apps[0].url.replace('127.0.0.1', 'localhost') };
    const answer = await apps[0].graphql(TEN, {}, { as: student, headers });
    const exposed = String(answer.headers['access-control-expose-headers']).split(', ');
    for (const name of [
      'retry-after',
      ...Object.keys(answer.headers).filter((one) => one.startsWith('x-ratelimit')),
    ])
      expect(exposed).toContain(name);
  });

  test('rejects operations over a socket with the same error', async () => {
    const client = connect(apps[0].url, { as: student });
    const refused = await once(client, TEN).catch((errors: unknown) => errors);
    expect(refused).toMatchObject([
      {
        message: 'Too many requests from your account. Please try again later.',
        extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
      },
    ]);
    await client.dispose();
  });

  test('rejects calls over REST', async () => {
    const answer = await apps[0].rest('GET', '/cohorts', { as: student });
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is shared by every instance within moments', async () => {
    // Each check spends points too, but less than half of the budget in this time.
    const ask = async () => (await apps[1].graphql(FREE_OF_COST, {}, { as: student })).status;
    await expect.poll(ask, { timeout: 27_000, interval: 1_500 }).toBe(429);
  });

  test('does not affect another account of the institution', async () => {
    const other = await aStudent(apps[0], { institution: student.institution });
    expect((await apps[0].graphql(TEN, {}, { as: other })).status).toBe(200);
  });
});

test('an institution over its budget is rejected, and no other', async () => {
  await aWholeMinute();
  const noisy = await anInstitution(apps[0]);
  const people = await Promise.all(
    Array.from({ length: 6 }, () => aStudent(apps[0], { institution: noisy })),
  );
  const answers = [];
  for (const as of people)
    for (let turn = 0; turn < 3; turn++) answers.push(await apps[0].graphql(TEN, {}, { as }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(8);
  expect(refused[0]!.errors[0]!.message).toBe(
    'Too many requests from your institution. Please try again later.',
  );
  const quiet = await aStudent(apps[0], { institution: await anInstitution(apps[0]) });
  expect((await apps[0].graphql(TEN, {}, { as: quiet })).status).toBe(200);
});

test('an API token always receives its cost, and is rejected when its own budget is exhausted', async () => {
  await aWholeMinute();
  const institution = await anInstitution(apps[0], { plan: 'professional' });
  const by = await anAdmin(apps[0], { institution });
  const [token, other] = [await anApiToken(apps[0], { by }), await anApiToken(apps[0], { by })];
  const answers = [];
  for (let turn = 0; turn < 4; turn++) answers.push(await apps[0].graphql(TEN, {}, { as: token }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers.slice(0, 3).map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual([
    '20',
    '10',
    '0',
  ]);
  expect(JSON.parse(answers[0]!.text)).toMatchObject({
    extensions: { cost: { requested: 10, remaining: 20, limit: 30 } },
  });
  expect(answers[3]!.errors[0]!.message).toBe('Too many requests with this token. Please try again later.');
  // Another token has its own budget; both also spend that of their creator.
  const left = await apps[0].graphql(FREE_OF_COST, {}, { as: other });
  expect(JSON.parse(left.text)).toMatchObject({ extensions: { cost: { remaining: 9, limit: 40 } } });
  const client = connect(apps[0].url, { as: other });
  expect(await once(client, FREE_OF_COST)).toMatchObject({
    extensions: { cost: { requested: 1, remaining: 8 } },
  });
  await client.dispose();
});

describe('the cost of an operation', () => {
  const costOf = async (query: string, variables = {}) => {
    const visitor = aVisitor();
    const headers = { 'x-lyceum-cost': '1', 'x-forwarded-for': `192.0.2.${++addresses}` };
    const { headers: told, text } = await apps[0].graphql(query, variables, { as: visitor, headers });
    const { extensions } = JSON.parse(text) as {
      extensions: { cost: { requested: number; remaining: number; limit: number; resetsAt: string } };
    };
    return { ...extensions.cost, told };
  };
  let addresses = 0;

  test('is reported on request, in the body and in headers', async () => {
    const { told, ...cost } = await costOf(TEN);
    expect(cost).toEqual({
      requested: 10,
      remaining: 9990,
      limit: 10_000,
      resetsAt: expect.stringMatching(/:00\.000Z$/),
    });
    expect(told).toMatchObject({
      'x-ratelimit-cost': '10',
      'x-ratelimit-limit': '10000',
      'x-ratelimit-remaining': '9990',
      'x-ratelimit-reset': String(Date.parse(cost.resetsAt) / 1000),
    });
  });

  test('can be queried, by visitors too', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.199' };
    const query = '{ rateLimit { cost limit remaining resetsAt } cohorts(first: 9) { nodes { title } } }';
    const { data } = await apps[0].graphql(query, {}, { as: aVisitor(), headers });
    expect(data.rateLimit).toEqual({
      cost: 11,
      limit: 10_000,
      remaining: 9989,
      resetsAt: expect.stringMatching(/:00\.000Z$/),
    });
  });

  test('is not reported without a request', async () => {
    const { headers, text } = await apps[0].graphql(TEN, {}, { as: aVisitor() });
    expect(JSON.parse(text)).not.toHaveProperty('extensions');
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });

  test.each([
    [FREE_OF_COST, {}, 1],
    ['{ cohorts { totalCount } }', {}, 2],
    ['{ cohorts { nodes { id title } } }', {}, 21],
    ['{ cohorts(first: 5) { totalCount nodes { id } pageInfo { hasNextPage } } }', {}, 8],
    ['{ cohorts(last: 5) { edges { cursor node { id } } } }', {}, 11],
    ['query ($n: Int! = 3) { cohorts(first: $n) { nodes { id } } }', {}, 4],
    ['query ($n: Int! = 3) { cohorts(first: $n) { nodes { id } } }', { n: 7 }, 8],
    ['{ cohorts(first: 2) { nodes { courses { id } institution { id } } } }', {}, 25],
    [
      '{ a: cohorts(first: 1) { ...P } b: cohorts(first: 4) { ...P } } fragment P on CohortConnection { nodes { id } }',
      {},
      7,
    ],
    ['mutation { signOut { message } }', {}, 11],
  ])('%s with %j costs %i points', async (query, variables, points) => {
    expect((await costOf(query, variables)).requested).toBe(points);
  });

  test('of a list on REST is that of the items that it has', async () => {
    const teacher = await aTeacher(apps[0]);
    for (let made = 0; made < 3; made++) await aCohort(apps[0], { by: teacher, isPublic: true });
    const read = async (path: string) => {
      const headers = { 'x-lyceum-cost': '1', 'x-forwarded-for': '192.0.2.201' };
      const answer = await apps[0].rest('GET', path, { headers });
      const cost = Number(answer.headers['x-ratelimit-cost']);
      return {
        cost,
        left: Number(answer.headers['x-ratelimit-remaining']),
        items: (answer.body as []).length,
      };
    };
    const all = await read('/cohorts');
    expect(all).toEqual({ items: all.items, cost: 2 + all.items * 11, left: 10_000 - all.cost }); // up to ten courses each
    const one = await read('/cohorts?limit=1');
    expect(one).toEqual({ items: 1, cost: 13, left: all.left - 13 });
  });

  test('is the same on REST', async () => {
    const headers = { 'x-lyceum-cost': '1', 'x-forwarded-for': '192.0.2.200' };
    const answer = await apps[0].rest('GET', '/cohorts', { headers });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['x-ratelimit-cost'])).toBeGreaterThan(1);
    expect(Number(answer.headers['x-ratelimit-remaining'])).toBe(
      10_000 - Number(answer.headers['x-ratelimit-cost']),
    );
  });
});

test('an address without remaining budget cannot open a socket', async () => {
  await aWholeMinute();
  const headers = { 'x-forwarded-for': '192.0.2.250' };
  const as = aVisitor();
  const dear = '{ cohorts(first: 89) { nodes { courses { sections { id } } } } }';
  const spent = [dear, ...Array<string>(12).fill(TEN)];
  for (const document of spent)
    expect((await apps[0].graphql(document, {}, { as, headers })).status).toBe(200);
  const handshake = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const answer = await apps[0].request('GET', '/graphql', { headers: { ...headers, ...handshake } });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('the addresses of one household share a budget', async () => {
  await aWholeMinute();
  const from = async (address: string) => {
    const headers = { 'x-lyceum-cost': '1', 'x-forwarded-for': address };
    const answer = await apps[0].graphql(FREE_OF_COST, {}, { as: aVisitor(), headers });
    return Number(answer.headers['x-ratelimit-remaining']);
  };
  expect(await from('2001:db8:1:2::1')).toBe(9999);
  expect(await from('2001:db8:1:2:3:4:5:6')).toBe(9998);
  expect(await from('2001:db8:1:3::1')).toBe(9999);
  expect(await from('::ffff:198.51.100.1')).toBe(9999);
  expect(await from('198.51.100.1')).toBe(9998);
});

test('a page costs by its requested size, not by its content', async () => {
  const teacher = await aTeacher(apps[0]);
  await aCohort(apps[0], { by: teacher });
  const headers = { 'x-lyceum-cost': '1' };
  const answer = await apps[0].graphql(
    '{ cohorts(first: 30) { nodes { id } } }',
    {},
    { as: teacher, headers },
  );
  expect(answer.data.cohorts.nodes).toHaveLength(1);
  expect(answer.headers['x-ratelimit-cost']).toBe('31');
});
