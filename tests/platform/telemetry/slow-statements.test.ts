import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainStatement } from '#platform/telemetry/plain-statement';
import { type App, startApp } from '#tests/support/app';
import { aTeacher } from '#tests/support/factories';

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { SLOW_STATEMENT_MS: '200' } });
});
afterAll(() => app.stop());

const slowOnes = (from = app) =>
  from.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'slow statement');

/** Makes each read of an account wait. */
async function slowly(one: App, work: () => Promise<unknown>): Promise<void> {
  await one.db.query(
    `create function wait_a_bit() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
     create trigger wait before insert on course for each row execute function wait_a_bit()`,
  );
  await work();
  await one.db.query('drop function wait_a_bit cascade');
}

const CREATE =
  'mutation Secretly($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }';

describe('a slow statement', () => {
  test('is logged without values, with its operation and request', async () => {
    const teacher = await aTeacher(app);
    const input = { title: 'A title that stays private' };
    await slowly(app, () => app.graphql(CREATE, { input }, { as: teacher }));
    const line = slowOnes().find(({ statement }) => String(statement).startsWith('insert into "course"'));
    expect(line).toMatchObject({
      level: 40,
      pool: 'orm',
      operation: 'mutation createCourse',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      milliseconds: expect.any(Number),
    });
    expect(JSON.stringify(line)).not.toMatch(/private|Secretly/);
    expect(JSON.stringify(line)).not.toContain(teacher.accountId);
  });

  test('of a read is logged too', async () => {
    const teacher = await aTeacher(app);
    const viewer = (await app.services.sessions.find(teacher.sessionId, teacher.accountId))!;
    await app.services.runStatements(viewer, [
      { text: 'select pg_sleep(0.3)::text, $1', values: ['private'] },
    ]);
    // Others may be slow too where the machine is busy.
    expect(slowOnes().find(({ statement }) => String(statement).startsWith('select pg_sleep'))).toMatchObject(
      {
        pool: 'reads',
        statement: 'select pg_sleep(0.3)::text, $1',
      },
    );
  });

  test('is not logged with SLOW_STATEMENT_MS=0', async () => {
    const quiet = await startApp({ env: { SLOW_STATEMENT_MS: '0' } });
    const teacher = await aTeacher(quiet);
    await slowly(quiet, () => quiet.graphql(CREATE, { input: { title: 'Quiet' } }, { as: teacher }));
    expect(slowOnes(quiet)).toEqual([]);
    await quiet.stop();
  });
});

test.each([
  ["select 'a secret', 42 from t1 where x = $2 and y = 1.5", 'select ?, ? from t1 where x = $2 and y = ?'],
  ["select 'it''s'\n  from   t", 'select ? from t'],
  [`select "t1"."c2" from "x9" limit 10`, `select "t1"."c2" from "x9" limit ?`],
  ["select 'cut off", 'select ?'],
])('%s is shown without its constants', (text, shown) => {
  expect(plainStatement({ text: () => text, mayHaveValues: true })).toBe(shown);
});

test('requests are not logged unless asked for', async () => {
  await app.graphql('{ viewer { email } }');
  expect(app.log.filter((line) => line.includes('"msg":"request"'))).toEqual([]);
});
