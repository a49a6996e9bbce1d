import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '#platform/read/reader';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

/** The size of the product's promise: `GRADEBOOK=500x50 npx vitest run gradebook-size`. */
const [STUDENTS, ACTIVITIES] = (process.env['GRADEBOOK'] ?? '120x12').split('x').map(Number) as [
  number,
  number,
];

/** Students per page of the screen: with 50 activities, the answer must stay below 1 MB. */
const STUDENTS_PER_PAGE = 50;

const QUERY = `query ($courseId: ID!, $activityIds: [ID!], $after: String) {
  gradebook(courseId: $courseId, first: ${STUDENTS_PER_PAGE}, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id displayName submissions(activityIds: $activityIds, first: 50) {
      nodes { id activityId points givenPoints isLate latePercent attempt submittedAt gradedAt }
    } }
  }
}`;

let app: App;
let teacher: Member;
let admin: Member;
let course: ItemRow;
let activityIds: string[];
const sent: Statement[] = [];

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  admin = await anAdmin(app, { institution });
  course = await aCourse(app, { by: teacher });
  const cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 1_000 });
  activityIds = [];
  for (let at = 0; at < ACTIVITIES; at++) activityIds.push((await anActivity(app, { course })).id);
  await app.db.query(
    `with person as (
       insert into membership (institution_id, id, account_id, role, last_name, contact_email)
       select $1, uuidv7(), uuidv7(), 'student', 'n' || n, 'n' || n || '@example.org' from generate_series(1, ${STUDENTS}) n
       returning id, account_id)
     insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status)
     select $1, uuidv7(), $2, id, account_id, 'active' from person`,
    [institution.id, cohort.id],
  );
  await app.db.query(
    `insert into submission (institution_id, id, activity_id, student_id, description)
     select $1, uuidv7(), a.id, e.membership_id, 'Work' from activity a, enrollment e
     where a.institution_id = $1 and a.course_id = $2 and e.cohort_id = $3`,
    [institution.id, course.id, cohort.id],
  );
  await app.db.query('analyze');
  const { runStatements } = app.services;
  app.services.runStatements = (viewer, statements) => {
    sent.push(...statements);
    return runStatements(viewer, statements);
  };
});
afterAll(() => app.stop());

test.each([
  ['its teacher', () => teacher],
  ['an admin', () => admin],
])(
  `a gradebook of ${STUDENTS} x ${ACTIVITIES} takes a statement per ${STUDENTS_PER_PAGE} students for %s`,
  async (_who, by) => {
    await app.graphql('{ viewer { id } }', {}, { as: by() });
    sent.length = 0;
    let cells = 0;
    let pages = 0;
    let slowest = 0;
    for (let after: string | null = null; ;) {
      const start = performance.now();
      const { data, errors } = await app.graphql(
        QUERY,
        { courseId: course.id, activityIds, after },
        { as: by() },
      );
      slowest = Math.max(slowest, performance.now() - start);
      expect(errors).toEqual([]);
      pages++;
      for (const { submissions } of data.gradebook.nodes) cells += submissions.nodes.length;
      if (!data.gradebook.pageInfo.hasNextPage) break;
      after = data.gradebook.pageInfo.endCursor;
    }
    expect(cells).toBe(STUDENTS * ACTIVITIES);
    expect(pages).toBe(Math.ceil(STUDENTS / STUDENTS_PER_PAGE));
    expect(sent).toHaveLength(pages);
    if (process.env['GRADEBOOK']) console.info(`slowest page: ${Math.round(slowest)} ms`);
  },
);
