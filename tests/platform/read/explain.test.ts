import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp, UNLIMITED } from '#tests/support/app';
import { type Actor, anInstitution, aStudent, aVisitor } from '#tests/support/factories';

interface Explanation {
  plan: string;
  sql: string;
}

let app: App;
let live: App;
let student: Actor;
beforeAll(async () => {
  app = await startApp();
  live = await startApp({ env: { ...UNLIMITED, NODE_ENV: 'production' }, databaseUrl: app.databaseUrl });
  student = await aStudent(app, { institution: await anInstitution(app) });
});
afterAll(async () => {
  await live.stop();
  await app.stop();
});

async function explained(query: string, { on = app, as = student, asks = true } = {}) {
  const headers: Record<string, string> = asks ? { 'x-lyceum-explain': '1' } : {};
  const { body } = await on.request('POST', '/graphql', { body: { query }, headers, as });
  return (body as { extensions?: { explain?: Explanation[] } }).extensions?.explain;
}

/** The plan of an operation of one root field. */
const planOf = async (query: string) => `\n${(await explained(query))![0]!.plan}\n`;

describe('plan', () => {
  test('prints a row with its relations', async () => {
    expect(await planOf('{ viewer { email membership { displayName } } }')).toMatchInlineSnapshot();
  });

  test('prints a page, its rows and their number', async () => {
    expect(
      await planOf(
        '{ attendance: cohorts(first: 5) { totalCount pageInfo { hasNextPage } nodes { title courses { title } } } }',
      ),
    ).toMatchInlineSnapshot();
  });

  test('prints rows of any institution', async () => {
    expect(await planOf('{ viewer { memberships { role institution { name } } } }')).toMatchInlineSnapshot();
  });
});

describe('explanation', () => {
  const query = '{ viewer { email } cohorts { totalCount } }';

  test('contains the plan and the SQL of each statement', async () => {
    const explanations = (await explained(query))!;
    expect(explanations.map(({ plan }) => plan.split('\n')[0])).toEqual(['row:', 'connection:']);
    expect(explanations.every(({ sql }) => sql.startsWith('select '))).toBe(true);
  });

  test.each([
    ['a request without the header', () => explained(query, { asks: false })],
    ['a visitor', () => explained(query, { as: aVisitor() })],
    ['requests in production', () => explained(query, { on: live })],
  ])('is not returned to %s', async (_, explain) => {
    expect(await explain()).toBeUndefined();
  });
});
