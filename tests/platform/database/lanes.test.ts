import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Lanes } from '#platform/database/lanes';
import { type App, startApp } from '#tests/support/app';
import { aCourse, anInstitution, aStudent, aTeacher } from '#tests/support/factories';

let app: App;
let lanes: Lanes;
const errors: Error[] = [];

beforeAll(async () => {
  app = await startApp();
});
afterEach(async () => {
  await lanes.close();
  errors.length = 0;
});
afterAll(() => app.stop());

function open(count: number): Lanes {
  lanes = new Lanes({ connectionString: app.databaseUrl, application_name: 'lanes' }, count, (error) =>
    errors.push(error),
  );
  return lanes;
}

const say = (value: string, name?: string) => ({ name, text: 'select $1::text', values: [value] });

test('many batches share a few connections, and each gets its own response', async () => {
  open(2);
  const words = Array.from({ length: 50 }, (_, number) => `word ${number}`);
  const answers = await Promise.all(
    words.map((word) => lanes.free()!.run([say('something else', 'shared'), say(word, 'shared')])),
  );
  expect(answers).toEqual(words.map((word) => [['something else'], [word]]));
  const { rows } = await app.db.query(
    `select count(*)::int as count from pg_stat_activity where application_name = 'lanes'`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('settings of a batch end with it: members of different institutions read their own rows concurrently', async () => {
  const institutions = await Promise.all([anInstitution(app), anInstitution(app)]);
  const readers = await Promise.all(
    institutions.map(async (institution, number) => {
      const teacher = await aTeacher(app, { institution });
      await aCourse(app, { by: teacher, title: `Course of ${number}` });
      return { as: await aStudent(app, { institution }), title: `Course of ${number}` };
    }),
  );
  open(1);
  const asked = Array.from({ length: 60 }, (_, number) => readers[number % 2]!);
  const answers = await Promise.all(
    asked.map(({ as }) => app.graphql('{ courses(first: 5) { nodes { title } } }', {}, { as })),
  );
  expect(answers.map(({ data }) => data)).toEqual(
    asked.map(({ title }) => ({ courses: { nodes: [{ title }] } })),
  );
});

test('a failing batch does not affect its neighbours or the statement that they share', async () => {
  const lane = open(1).free()!;
  const wrong = { text: 'select 1 / $1::int', values: [0] };
  const results = await Promise.allSettled([
    lane.run([say('before')]),
    lane.run([wrong, say('never', 'first used behind a failure')]),
    lane.run([say('after', 'first used behind a failure')]),
  ]);
  expect(results).toEqual([
    { status: 'fulfilled', value: [['before']] },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
    { status: 'fulfilled', value: [['after']] },
  ]);
});

test('batches behind a locked table fail by their time-out, not by a statement that another one failed to prepare', async () => {
  await app.db.query('create table if not exists locked_table (id int)');
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table locked_table in access exclusive mode');
  const lane = open(1).free()!;
  const impatient = { text: `select set_config('lock_timeout', $1, true)`, values: ['50'] };
  const count = { name: 'count', text: 'select count(*)::text from locked_table', values: [] };
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => lane.run([impatient, count])));
  await holder.end();
  expect(results).toEqual(
    results.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: '55P03' }) })),
  );
  expect(await lane.run([count])).toEqual([['0']]);
  await app.db.query('drop table locked_table');
});

test('a connection keeps the statements prepared that are used, up to a size', async () => {
  const lane = open(1).free()!;
  const long = (number: number) => ({
    name: `long ${number}`,
    text: `select $1::text /* ${String(number).padEnd(100_000, '.')} */`,
    values: ['long'],
  });
  for (let number = 0; number < 30; number += 1) {
    await lane.run([say('often', 'used'), long(number)]);
    const wrong = { text: 'select 1 / $1::int', values: [0] };
    if (number % 3 === 0) await lane.run([wrong, long(number + 100)]).catch(() => null);
  }
  const tooLong = {
    name: 'too long',
    text: `select $1::text /* ${'.'.repeat(300_000)} */`,
    values: ['last'],
  };
  expect(await lane.run([tooLong, say('often', 'used')])).toEqual([['last'], ['often']]);
  const names = `select string_agg(name, ', ' order by prepare_time) from pg_prepared_statements`;
  const [row] = await lane.run([{ text: names, values: [] }]);
  expect(row?.[0]?.split(', ')).toEqual([
    'used',
    ...Array.from({ length: 9 }, (_, number) => `long ${number + 21}`),
  ]);
});

test('a batch that would wait for a slow one is not pipelined', async () => {
  open(2);
  const slow = { text: 'select pg_advisory_xact_lock($1)::text', values: [7] };
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('select pg_advisory_lock(7)');
  const held = lanes.free()!;
  const blocked = held.run([slow]);
  await expect.poll(() => held.isHeldUp).toBe(true);
  const other = lanes.free()!;
  expect(other).not.toBe(held);
  expect(await other.run([say('at once')])).toEqual([['at once']]);
  const alsoBlocked = other.run([slow]);
  await expect.poll(() => lanes.free()).toBeNull();
  await holder.end();
  await Promise.all([blocked, alsoBlocked]);
  expect(lanes.free()).not.toBeNull();
});

test('batches that lock one row wait on one connection, and do not delay others', async () => {
  open(2);
  const slow = { text: 'select pg_advisory_xact_lock($1)::text', values: [8] };
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('select pg_advisory_lock(8)');
  const waiting = [lanes.locking('popular', [slow])!, lanes.locking('popular', [slow])!];
  expect(await lanes.locking('other', [say('at once')])).toEqual([['at once']]);
  await expect
    .poll(() => {
      const run = lanes.locking('popular', [say('later')]);
      if (run) waiting.push(run);
      return run !== null;
    })
    .toBe(false);
  await holder.end();
  await Promise.all(waiting);
  expect(await lanes.locking('popular', [say('at last')])).toEqual([['at last']]);
});

test('a lost connection fails the statements sent on it, and the next batch has a new one', async () => {
  const lane = open(1).free()!;
  const [row] = await lane.run([{ text: 'select pg_backend_pid()::text', values: [] }]);
  const waiting = lane.run([{ text: 'select pg_sleep(60)::text', values: [] }]);
  const [ended] = await Promise.allSettled([
    waiting,
    app.db.query('select pg_terminate_backend($1)', [Number(row![0])]),
  ]);
  expect(ended).toMatchObject({ status: 'rejected', reason: { code: '57P01' } });
  await expect.poll(() => lane.run([say('again')]).catch(() => null)).toEqual([['again']]);
});

test('a batch fails instead of waiting if nothing listens', async () => {
  lanes = new Lanes({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 1, (error) =>
    errors.push(error),
  );
  await expect(lanes.free()!.run([say('hello')])).rejects.toThrow('Connection terminated');
  expect(errors).toMatchObject([{ code: 'ECONNREFUSED' }]);
});
