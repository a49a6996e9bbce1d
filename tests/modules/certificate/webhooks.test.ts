import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aStudent, aTeacher, insert, type Member } from '#tests/support/factories';
import { aCompletedCohort, certificatesOf, FIELDS, issue } from './calls.ts';

let app: App;
let teacher: Member;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

test('webhooks receive completions and certificates with IDs and no private data', async () => {
  await insert(app, 'webhook_endpoint', {
    institution_id: teacher.institution.id,
    id: uuidv7(),
    url: 'http://127.0.0.1:9/hooks',
    events: ['enrollment.completed', 'certificate.issued'],
  });
  const { cohort, courses } = await aCompletedCohort(app, teacher, [student]);
  const [pending] = await certificatesOf(app, student);
  const { data } = await issue(app, pending!.id, teacher, 'A');
  const { rows } = await app.db.query<{ type: string; payload: string }>(
    'select type, payload from webhook_delivery where institution_id = $1 order by id',
    [teacher.institution.id],
  );
  const payloads = rows.map(({ payload }) => JSON.parse(payload) as object);
  const inCohort = { memberId: student.membershipId, cohortId: cohort.id, cohortTitle: cohort.title };
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
  expect(payloads).toEqual([
    {
      type: 'enrollment.completed',
      timestamp: moment,
      data: { id: expect.any(String), status: 'completed', enrolledAt: moment, ...inCohort },
    },
    {
      type: 'certificate.issued',
      timestamp: moment,
      data: {
        id: pending!.id,
        status: 'issued',
        number: data.issueCertificate.certificate.number,
        issuedAt: moment,
        grade: 'A',
        revokedAt: null,
        revocationReason: null,
        courseId: courses[0]!.id,
        courseTitle: courses[0]!.title,
        ...inCohort,
      },
    },
  ]);
});

test('a list of certificates takes one statement for every role', async () => {
  const { runStatements } = app.services;
  let count = 0;
  app.services.runStatements = (viewer, statements) => {
    count += statements.length;
    return runStatements(viewer, statements);
  };
  try {
    const query = `{ certificates(status: ISSUED, search: "e") { totalCount pageInfo { hasNextPage } nodes { ${FIELDS} } } }`;
    for (const as of [student, teacher]) {
      count = 0;
      expect((await app.graphql(query, {}, { as })).errors).toEqual([]);
      expect(count).toBe(1);
    }
  } finally {
    app.services.runStatements = runStatements;
  }
});
