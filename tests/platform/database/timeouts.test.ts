import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aStudent, aTeacher, type Member } from '#tests/support/factories';

const ENROLL = 'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { status } } }';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

/** Runs the work while another connection locks the row of a cohort. */
async function withLockOn<T>(cohortId: string, work: () => Promise<T>): Promise<T> {
  const holder = await app.db.connect();
  try {
    await holder.query('begin');
    await holder.query('select from cohort where id = $1 for update', [cohortId]);
    return await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

test('enrolling behind a held lock ends with UNAVAILABLE and Retry-After over GraphQL and REST', async () => {
  const cohort = await aCohort(app, { by: teacher });
  const students = await Promise.all(
    [1, 2, 3].map(() => aStudent(app, { institution: teacher.institution })),
  );
  const [first, second, third] = students as [Member, Member, Member];
  const [graphql, rest, socket] = await withLockOn(cohort.id, () =>
    Promise.all([
      app.graphql(ENROLL, { id: cohort.id }, { as: first }),
      app.rest('POST', `/cohorts/${cohort.id}/enroll`, { as: second }),
      app.subscribe(ENROLL, { id: cohort.id }, { as: third }).next(),
    ]),
  );
  expect(graphql).toMatchObject({ status: 200, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  expect(graphql.headers['retry-after']).toBe('5');
  expect(rest).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(rest.headers['retry-after']).toBe('5');
  expect(socket).toMatchObject({
    value: { errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }] },
  });

  const { rows } = await app.db.query(
    `select student_count, (select count(*)::int from enrollment where cohort_id = $1) as enrollments,
       (select count(*)::int from graphile_worker.jobs where task_identifier = 'send-mail') as mails
     from cohort where id = $1`,
    [cohort.id],
  );
  expect(rows).toEqual([{ student_count: 0, enrollments: 0, mails: 0 }]);
  expect((await app.graphql(ENROLL, { id: cohort.id }, { as: first })).errors).toEqual([]);
});

test('a request whose session cannot be read ends with 503 and Retry-After', async () => {
  const student = await aStudent(app, { institution: teacher.institution });
  const holder = await app.db.connect();
  try {
    await holder.query('begin; lock table session in access exclusive mode');
    const answer = await app.graphql('{ viewer { id } }', {}, { as: student });
    expect(answer).toMatchObject({ code: 'UNAVAILABLE' });
    expect(answer.headers['retry-after']).toBe('5');
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
