import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anApiToken,
  anInstitution,
  aSession,
  aMembership,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { another, COURSES, keep, KEEPS, KEEPS_NOTHING, sentBy, titles } from './servers.ts';

let app: App;
let other: App;
let plain: App;
let admin: Member;
let teacher: Member;
let course: ItemRow;

beforeAll(async () => {
  app = await startApp({ env: KEEPS });
  other = await another(app, KEEPS);
  plain = await another(app, KEEPS_NOTHING);
});
afterAll(async () => {
  await Promise.all([other.stop(), plain.stop()]);
  await app.stop();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
  course = await aCourse(app, { by: teacher, title: 'Before' });
});

const versionOf = async ({ id }: ItemRow): Promise<number> =>
  (await app.db.query<{ version: number }>('select version from course where id = $1', [id])).rows[0]!
    .version;

const rename = (title: string, db: pg.Pool | pg.PoolClient = app.db) =>
  db.query('update course set title = $2 where id = $1', [course.id, title]);

describe('an answer', () => {
  test('is kept from the second read on and sent from memory from the third on', async () => {
    const sent = sentBy(app);
    const texts: string[] = [];
    const counts: number[] = [];
    for (let read = 0; read < 4; read++) {
      texts.push((await app.graphql(COURSES, {}, { as: teacher })).text);
      counts.push(sentBy(app) - sent);
    }
    expect(counts).toEqual([0, 0, 1, 2]);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toBe((await plain.graphql(COURSES, {}, { as: teacher })).text);
  });

  test('is read again after a change, and then kept again', async () => {
    await keep(app, teacher);
    await rename('After');
    expect(await titles(app, teacher)).toEqual(['After']);
    const sent = sentBy(app);
    expect(await titles(app, teacher)).toEqual(['After']);
    expect(sentBy(app)).toBe(sent + 1);
  });

  test('is one for all people of a role, unless it depends on the person', async () => {
    const colleague = await anAdmin(app, { institution: admin.institution });
    await keep(app, admin);
    const sent = sentBy(app);
    expect(await titles(app, colleague)).toEqual(['Before']);
    expect(sentBy(app)).toBe(sent + 1);
    for (let read = 0; read < 3; read++) await app.graphql('{ viewer { email } }', {}, { as: admin });
    const { data } = await app.graphql('{ viewer { email } }', {}, { as: colleague });
    expect(data.viewer.email).toBe(colleague.email);
    expect(await titles(app, teacher)).toEqual(['Before']);
    expect(sentBy(app)).toBe(sent + 2);
  });

  test('outlives changes of another institution and of a table that is noted apart', async () => {
    await keep(app, teacher);
    await aCourse(app, { by: await aTeacher(app), title: 'Elsewhere' });
    await app.db.query('insert into storage_use (institution_id, id, bytes) values ($1, uuidv7(), 1)', [
      teacher.institution.id,
    ]);
    const sent = sentBy(app);
    await titles(app, teacher);
    expect(sentBy(app)).toBe(sent + 1);
  });

  test('is not sent with other values, for other fields or in another order', async () => {
    await aCourse(app, { by: teacher, title: 'Another' });
    const query = 'query ($n: Int!, $s: String) { courses(first: $n, search: $s) { nodes { title } } }';
    const read = async (server: App, variables: object) =>
      (await server.graphql(query, variables, { as: teacher })).data;
    for (const variables of [{ n: 1 }, { n: 2 }, { n: 2, s: 'Before' }, { n: 2, s: 'Another' }]) {
      const expected = await read(plain, variables);
      for (let times = 0; times < 3; times++) expect(await read(app, variables)).toEqual(expected);
    }
  });

  test('is not sent for other fields with the same parameters', async () => {
    for (let read = 0; read < 4; read++)
      for (const field of ['title', 'id', 'lessonCount']) {
        const { data } = await app.graphql(`{ courses(first: 7) { nodes { ${field} } } }`, {}, { as: admin });
        expect(Object.keys(data.courses.nodes[0] as object)).toEqual([field]);
        expect(typeof data.courses.nodes[0][field]).toBe(field === 'lessonCount' ? 'number' : 'string');
      }
  });

  test('with the present day, with presence or of a mutation is never kept', async () => {
    const { kept } = app.services.answers.counters;
    const today = '{ viewer { learningStreak } }';
    const online = '{ members(first: 3) { nodes { isOnline } } }';
    const edit = `mutation { updateProfile(input: { id: "${admin.membershipId}", bio: "Same" }) { __typename } }`;
    for (const query of [today, online, edit])
      for (let read = 0; read < 3; read++)
        expect((await app.graphql(query, {}, { as: admin })).errors).toEqual([]);
    expect(app.services.answers.counters.kept).toBe(kept);
  });

  test('of a visitor or of an account without an institution is never kept', async () => {
    const { kept } = app.services.answers.counters;
    const account = await aStudent(app);
    for (let read = 0; read < 3; read++) {
      await app.graphql('{ courses(first: 3) { nodes { title } } }');
      await app.graphql('{ viewer { email } }', {}, { as: account });
    }
    expect(app.services.answers.counters.kept).toBe(kept);
  });

  test('with a comparison with the present time is kept until it changes', async () => {
    const query = '{ cohorts(first: 9) { nodes { title status } } }';
    const statuses = async (server: App) => {
      const { data } = await server.graphql(query, {}, { as: admin });
      return (data.cohorts.nodes as { status: string }[]).map(({ status }) => status);
    };
    const cohort = await aCohort(app, { by: admin });
    await app.db.query(
      `update cohort set start_date = now() + interval '2 s', end_date = now() + interval '4 s' where id = $1`,
      [cohort.id],
    );
    await keep(app, admin, query);
    expect(await statuses(app)).toEqual(['UPCOMING']);
    for (const status of ['ONGOING', 'COMPLETED']) {
      await expect.poll(() => statuses(plain), { interval: 20, timeout: 10_000 }).toEqual([status]);
      expect(await statuses(app)).toEqual([status]);
    }
    await keep(app, admin, query);
  });

  test('costs its caller the same', async () => {
    const as = await anApiToken(app, { by: admin });
    const costs: unknown[] = [];
    for (let read = 0; read < 3; read++) {
      const { headers } = await app.rest('GET', '/courses?limit=5&offset=1', { as });
      costs.push(Number(headers['x-ratelimit-cost']));
    }
    expect(new Set(costs).size).toBe(1);
    expect(costs[0]).toBeGreaterThan(0);
  });
});

describe('an answer of somebody else', () => {
  const MINE = '{ viewer { email displayName courseCount } }';

  test('is not sent to another person', async () => {
    const student = await aStudent(app, { institution: admin.institution });
    for (const query of [MINE, '{ myCourses(first: 5) { nodes { title } } }'])
      for (const as of [teacher, student, admin, teacher, student, admin, teacher, student, admin]) {
        const { text } = await app.graphql(query, {}, { as });
        expect(text).toBe((await plain.graphql(query, {}, { as })).text);
      }
  });

  test('is not sent to the same person in another institution', async () => {
    const there = await aTeacher(app);
    await aCourse(app, { by: there, title: 'There' });
    const membership = await aMembership(app, teacher, there.institution, 'instructor');
    const traveller = { ...teacher, ...membership, ...(await aSession(app, { ...teacher, ...membership })) };
    for (let read = 0; read < 3; read++) {
      expect(await titles(app, teacher)).toEqual(['Before']);
      expect(await titles(app, traveller)).toEqual(['There']);
    }
  });

  test('is not sent to a token, nor that of a token to another one or to its creator', async () => {
    const query =
      '{ members(first: 20) { nodes { id email phone } } courses(first: 20) { nodes { title lessonCount } } }';
    const tokens = [
      await anApiToken(app, { by: admin, scopes: ['members:read', 'courses:read'] }),
      await anApiToken(app, { by: admin, scopes: ['courses:read'] }),
    ];
    for (let read = 0; read < 3; read++)
      for (const as of [admin, ...tokens]) {
        const { text } = await app.graphql(query, {}, { as });
        expect(text).toBe((await plain.graphql(query, {}, { as })).text);
      }
  });

  test('is not sent after the role changed', async () => {
    const query = '{ courses(first: 20) { nodes { title status } } }';
    await app.db.query(`update course set status = 'draft' where id = $1`, [course.id]);
    await keep(app, admin, query);
    await app.db.query(`update membership set role = 'student' where id = $1`, [admin.membershipId]);
    for (const server of [app, plain]) server.services.sessions.forgetInstitution(admin.institution.id);
    const { text } = await app.graphql(query, {}, { as: admin });
    expect(text).toBe((await plain.graphql(query, {}, { as: admin })).text);
    expect(text).not.toContain('Before');
  });
});

describe('a change', () => {
  test('by a mutation is read at once, on every instance', async () => {
    for (const server of [app, other]) await keep(server, teacher);
    for (let round = 0; round < 10; round++) {
      const title = `Round ${round}`;
      const [writes, reads] = round % 2 === 0 ? [app, other] : [other, app];
      const { errors } = await writes.graphql(
        'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { title } } }',
        { input: { id: course.id, title, version: await versionOf(course) } },
        { as: teacher },
      );
      expect(errors).toEqual([]);
      expect(await titles(reads, teacher)).toEqual([title]);
      expect(await titles(writes, teacher)).toEqual([title]);
      for (const server of [app, other]) await titles(server, teacher);
    }
  });

  test('of a transaction that began before the answer was kept, and ends after, is read', async () => {
    const client = await app.db.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    await rename('Late', client);
    await keep(app, teacher);
    for (let change = 0; change < 3; change++) await aCourse(app, { by: await aTeacher(app) }); // later numbers
    expect(await titles(app, teacher)).toEqual(['Before']);
    await client.query('commit');
    client.release();
    expect(await titles(app, teacher)).toEqual(['Late']);
  });

  test('after a savepoint was rolled back is read', async () => {
    await keep(app, teacher);
    const client = await app.db.connect();
    await client.query('begin');
    await client.query('savepoint one');
    await rename('Undone', client);
    await client.query('rollback to savepoint one');
    await client.query('savepoint two');
    await rename('Done', client);
    await client.query('release savepoint two');
    await client.query('commit');
    client.release();
    expect(await titles(app, teacher)).toEqual(['Done']);
  });

  test('of the second of two institutions in one transaction is read', async () => {
    const there = await aTeacher(app);
    const second = await aCourse(app, { by: there, title: 'Second' });
    for (const as of [teacher, there]) await keep(app, as);
    await app.db.query(`update course set title = 'Both' where id = any($1)`, [[course.id, second.id]]);
    for (const as of [teacher, there]) expect(await titles(app, as)).toEqual(['Both']);
  });

  test('that is rolled back leaves the answer in memory', async () => {
    await keep(app, teacher);
    const client = await app.db.connect();
    await client.query('begin');
    await rename('Never', client);
    await client.query('rollback');
    client.release();
    const sent = sentBy(app);
    expect(await titles(app, teacher)).toEqual(['Before']);
    expect(sentBy(app)).toBe(sent + 1);
  });

  test('of the own membership elsewhere and of the institution there is read', async () => {
    const there = await anInstitution(app);
    const { membershipId } = await aMembership(app, teacher, there, 'student');
    const query = '{ viewer { memberships { role institution { name } } } }';
    const read = async () => {
      for (let times = 0; times < 2; times++) await app.graphql(query, {}, { as: teacher });
      return JSON.stringify((await app.graphql(query, {}, { as: teacher })).data);
    };
    expect(await read()).toContain('STUDENT');
    await app.db.query(`update membership set role = 'instructor' where id = $1`, [membershipId]);
    expect(await read()).not.toContain('STUDENT');
    await app.db.query(`update institution set name = 'Renamed there' where id = $1`, [there.id]);
    expect(await read()).toContain('Renamed there');
  });
});

describe('memory', () => {
  test('keeps answers that change before they are sent again ever more rarely', async () => {
    const { counters } = app.services.answers;
    await titles(app, teacher);
    const before = { ...counters };
    for (let change = 0; change < 20; change++) {
      await rename(`Change ${change}`);
      expect(await titles(app, teacher)).toEqual([`Change ${change}`]);
    }
    expect(counters.kept - before.kept).toBeLessThan(7);
    expect(counters.passed - before.passed).toBeGreaterThan(9);
  });
});
