import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp, UNLIMITED } from '#tests/support/app';
import { type Actor, aStudent, aVisitor } from '#tests/support/factories';

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
  student = await aStudent(app);
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

describe('a plan prints itself', () => {
  test('of a row with what belongs to it', async () => {
    expect(await planOf('{ viewer { email membership { displayName } } }')).toMatchInlineSnapshot();
  });

  test('of a page, its rows and their number', async () => {
    expect(
      await planOf(
        '{ attendance: cohorts(first: 5) { totalCount pageInfo { hasNextPage } nodes { title courses { title } } } }',
      ),
    ).toMatchInlineSnapshot();
  });

  test('of rows in any institution', async () => {
    expect(await planOf('{ viewer { memberships { role institution { name } } } }')).toMatchInlineSnapshot();
  });
});

describe('an explanation', () => {
  const query = '{ viewer { email } cohorts { totalCount } }';

  test('has the plan and the SQL of each statement', async () => {
    const explanations = (await explained(query))!;
    expect(explanations.map(({ plan }) => plan.split('\n')[0])).toEqual(['row:', 'connection:']);
    expect(explanations.every(({ sql }) => sql.startsWith('select '))).toBe(true);
  });

  test.each([
    ['whoever does not ask', () => explained(query, { asks: false })],
    ['a visitor', () => explained(query, { as: aVisitor() })],
    ['anybody in production', () => explained(query, { on: live })],
  ])('is not for %s', async (_, explain) => {
    expect(await explain()).toBeUndefined();
  });
});
