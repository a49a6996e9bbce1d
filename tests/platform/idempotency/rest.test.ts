import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aMembership,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { callsOf } from '#tests/api/rest/call';
import { aKey, countOf, keptFor } from './keys.ts';

let app: App;
let teacher: Member;
const { get, post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const keyed = (key: string) => ({ 'idempotency-key': key });

const create = (title: string, key: string, as: { accessToken: string } = teacher) =>
  post('/courses', { as, body: { title }, headers: keyed(key) });

const courses = (title: string) => countOf(app, 'course', { title });

describe('repeating a call with its key', () => {
  test('returns the first response byte for byte, and creates nothing', async () => {
    const key = aKey();
    const first = await create('Once', key);
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    await app.db.query(`update course set title = 'Once, renamed' where id = $1`, [first.body.id]);
    const again = await create('Once', key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(again.text).toBe(first.text);
    expect(await courses('Once')).toBe(0);
  });

  test('ignores the order of object members', async () => {
    const key = aKey();
    const call = (body: object) => post('/courses', { as: teacher, body, headers: keyed(key) });
    const first = await call({ title: 'Ordered', price: 5 });
    const again = await call({ price: 5, title: 'Ordered' });
    expect(again.body.id).toBe(first.body.id);
  });

  test('twenty concurrent calls create one course', async () => {
    const key = aKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('One of twenty', key)));
    const created = answers.filter(({ status }) => status === 201);
    expect(new Set(created.map(({ body }) => body.id)).size).toBe(1);
    for (const { status, body, headers } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await courses('One of twenty')).toBe(1);
    expect((await create('One of twenty', key)).body.id).toBe(created[0]!.body.id);
  });

  test('twenty concurrent calls without a key create twenty, and no key is stored', async () => {
    const other = await aTeacher(app);
    const call = () => post('/courses', { as: other, body: { title: 'Twenty' } });
    await Promise.all(Array.from({ length: 20 }, call));
    expect(await courses('Twenty')).toBe(20);
    expect(await keptFor(app, other)).toEqual([]);
  });

  test('a seat is taken once, and the first response is also returned after it was given up', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 3 });
    const student = await aStudent(app, { institution: teacher.institution });
    const key = aKey();
    const enroll = () => post(`/cohorts/${cohort.id}/enroll`, { as: student, headers: keyed(key) });
    const first = await enroll();
    expect([first.status, first.body.status, first.body.cohort.studentCount]).toEqual([200, 'active', 1]);
    await app.graphql(
      'mutation ($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { enrollment { id } } }',
      { id: cohort.id },
      { as: student },
    );
    const again = await enroll();
    expect(again.text).toBe(first.text);
    expect(await countOf(app, 'enrollment', { cohort_id: cohort.id, status: 'active' })).toBe(0);
  });

  test('quick start and a cohort are created once', async () => {
    const startDate = inDays(5).toISOString();
    const quick = { course: { title: 'Quick' }, cohort: { title: 'Quickly', startDate } };
    const cohort = {
      title: 'Slowly',
      description: 'At length',
      startDate,
      endDate: inDays(9).toISOString(),
      registrationDeadline: startDate,
      maxEnrollments: 3,
    };
    for (const [path, body] of [
      ['/cohorts/quick-create', quick],
      ['/cohorts', cohort],
    ] as const) {
      const key = aKey();
      const call = () => post(path, { as: teacher, body, headers: keyed(key) });
      expect((await call()).text).toBe((await call()).text);
    }
    expect(await countOf(app, 'cohort', { title: 'Quickly' })).toBe(1);
    expect(await countOf(app, 'cohort', { title: 'Slowly' })).toBe(1);
  });
});

describe('a key sent with something else is rejected', () => {
  test('with a changed body or another call', async () => {
    const key = aKey();
    await create('First', key);
    const body = { title: 'Cohort', startDate: inDays(1).toISOString() };
    for (const answer of [
      await create('Second', key),
      await post('/cohorts/quick-create', {
        as: teacher,
        body: { course: { title: 'First' }, cohort: body },
        headers: keyed(key),
      }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await courses('Second')).toBe(0);
  });

  test('with another institution, without revealing the first response', async () => {
    const elsewhere = await anInstitution(app);
    await aMembership(app, teacher, elsewhere, 'instructor');
    const { email } = teacher;
    const login = { email, password: PASSWORD, institution: elsewhere.namespace };
    const { accessToken } = (await post('/users/login', { body: login })).body;
    const key = aKey();
    const first = await create('Here', key);
    const there = await create('Here', key, { ...teacher, accessToken });
    expect([there.status, there.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(there.text).not.toContain(first.body.id);
  });
});

describe('a key is free', () => {
  test('for other accounts', async () => {
    const key = aKey();
    const other = await aTeacher(app, { institution: teacher.institution });
    const ids = [(await create('Shared', key)).body.id, (await create('Shared', key, other)).body.id];
    expect(new Set(ids).size).toBe(2);
  });

  test('for other API tokens, and for their creator', async () => {
    const key = aKey();
    const by = await aTeacher(app, { institution: await anInstitution(app, { plan: 'professional' }) });
    const [one, other] = [await anApiToken(app, { by }), await anApiToken(app, { by })];
    const first = await create('By token', key, one);
    expect((await create('By token', key, one)).text).toBe(first.text);
    const others = [await create('By token', key, other), await create('By token', key, by)];
    expect([first, ...others].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([first, ...others].map(({ body }) => body.id)).size).toBe(3);
  });

  test('after an error, which created nothing', async () => {
    const key = aKey();
    const student = await aStudent(app, { institution: teacher.institution });
    expect((await create('Refused', key, student)).status).toBe(403);
    expect((await post('/courses', { as: teacher, body: {}, headers: keyed(key) })).status).toBe(400);
    expect(await keptFor(app, student)).toEqual([]);
    expect((await create('Refused', key)).status).toBe(201);
  });

  test('after a day', async () => {
    const key = aKey();
    const first = await create('Daily', key);
    await app.db.query(`update idempotency_key set expires_at = now() where key = $1`, [key]);
    const second = await create('Daily', key);
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(second.body.id).not.toBe(first.body.id);
    const { rows } = await app.db.query(
      `select expires_at > now() + interval '23 hours' as is_kept, results from idempotency_key where key = $1`,
      [key],
    );
    expect(rows).toEqual([{ is_kept: true, results: { 0: second.body.id } }]);
  });
});

describe('the Idempotency-Key header', () => {
  test.each(['two words', 'a, b', 'k'.repeat(129), 'schlüssel'])(
    '%j is malformed and returns 400',
    async (key) => {
      const answer = await create('Keyless', key);
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'Idempotency-Key']);
      expect(await courses('Keyless')).toBe(0);
    },
  );

  test.each(['k', 'k'.repeat(128), '"8e03978e-40d5-43dd-bc93-6894a57f9324"'])('%j is valid', async (key) => {
    expect((await create(`Key of ${key.length}`, key)).status).toBe(201);
  });

  test('does not change the error of a visitor', async () => {
    const answer = await post('/courses', { as: aVisitor(), body: { title: 'A' }, headers: keyed(aKey()) });
    expect(answer.status).toBe(401);
  });

  test('is rejected by calls that return a token, and ignored by those that only read', async () => {
    const body = { email: teacher.email, password: PASSWORD };
    const answer = await post('/users/login', { body, headers: keyed(aKey()) });
    expect([answer.status, answer.body.message]).toEqual([400, 'This call doesn’t accept Idempotency-Key.']);
    expect((await get('/courses', { as: teacher, headers: keyed(aKey()) })).status).toBe(200);
  });
});

test('only the account can read the stored responses, whatever the application does', async () => {
  await create('Private', aKey());
  const client = await app.db.connect();
  try {
    const seenBy = async (account: string) => {
      await client.query(
        `begin; set local role lyceum_app; select set_config('app.account', '${account}', true)`,
      );
      const { rowCount } = await client.query('select 1 from idempotency_key where account_id = $1', [
        teacher.accountId,
      ]);
      await client.query('rollback');
      return rowCount! > 0;
    };
    expect(await seenBy(teacher.accountId)).toBe(true);
    expect(await seenBy((await aTeacher(app)).accountId)).toBe(false);
    expect(await seenBy('')).toBe(false);
  } finally {
    client.release();
  }
});

test('the scheduled job deletes expired keys and nothing else', async () => {
  const [gone, kept] = [aKey(), aKey()];
  await create('Forgotten', gone);
  await create('Remembered', kept);
  await app.db.query('update idempotency_key set expires_at = now() where key = $1', [gone]);
  await app.db.query(`select graphile_worker.add_job('forget-idempotency-keys')`);
  await expect.poll(() => countOf(app, 'idempotency_key', { key: gone })).toBe(0);
  expect(await countOf(app, 'idempotency_key', { key: kept })).toBe(1);
});
