import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { UNLIMITED } from '#tests/support/unlimited';
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
    expect(await planOf('{ viewer { email membership { displayName } } }')).toMatchInlineSnapshot(`
      "
      row:
        table: account t0
        where:
          - "t0"."id" = $account::uuid
          - "t0"."id" = $account::uuid
        fields:
          email: "t0"."email"
          membership:
            row:
              table: membership t1
              institution: $institution::uuid
              where:
                - "t1"."id" = $membership::uuid and true
              order: "t1"."id"
              fields:
                displayName: coalesce(nullif(case when "t1"."first_name" = "t1"."last_name" then "t1"."first_name" else trim("t1"."first_name" || ' ' || "t1"."last_name") end, ''), 'Unnamed member')
      "
    `);
  });

  test('prints a page, its rows and their number', async () => {
    expect(
      await planOf(
        '{ attendance: cohorts(first: 5) { totalCount pageInfo { hasNextPage } nodes { title courses { title } } } }',
      ),
    ).toMatchInlineSnapshot(`
      "
      connection:
        table: cohort t0
        institution: $institution::uuid
        where:
          - true
          - true
          - "t0"."deleted_at" is null and "t0"."published_at" is not null
        order: "t0"."start_date", "t0"."id" (descending)
        page: $first from start
        count: (select coalesce(sum(s.amount), 0) from stored_count s where s.institution_id = $institution::uuid and s.name in ('cohorts.published'))::int
        totalCount: totalCount
        pageInfo:
          hasNextPage: hasNextPage
        nodes:
          title: "t0"."title"
          courses:
            list:
              table: course t2
              through: cohort_course t1
              institution: $institution::uuid
              where:
                - "t1"."cohort_id" = "t0"."id" and "t2"."id" = "t1"."course_id"
                - ("t2"."deleted_at" is null and "t2"."status" = 'published' or ("t2"."deleted_at" is null and "t2"."status" = 'archived' and (exists (select 1 from cohort_course cc join cohort c on c.institution_id = $institution::uuid and c.id = cc.cohort_id and c.deleted_at is null join enrollment e on e.institution_id = $institution::uuid and e.cohort_id = c.id and e.status in ('active', 'completed') where cc.institution_id = $institution::uuid and cc.course_id = "t2"."id" and e.membership_id = $membership::uuid) or false)))
              order: "t1"."position", "t1"."id"
              fields:
                title: "t2"."title"
      "
    `);
  });

  test('prints rows of any institution', async () => {
    expect(await planOf('{ viewer { memberships { role institution { name } } } }')).toMatchInlineSnapshot(`
      "
      row:
        table: account t0
        where:
          - "t0"."id" = $account::uuid
          - "t0"."id" = $account::uuid
        fields:
          memberships:
            list:
              table: membership t1
              institution: any
              where:
                - "t1"."account_id" = "t0"."id" and "t1"."status" = 'active' and ("t1"."access" = 'member' or has_own_place("t1"."institution_id"))
              order: "t1"."last_used_at", "t1"."id" (descending)
              fields:
                role: upper("t1"."role"::text)
                institution:
                  row:
                    table: institution t2
                    where:
                      - "t2"."id" = "t1"."institution_id"
                    fields:
                      name: "t2"."name"
      "
    `);
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
