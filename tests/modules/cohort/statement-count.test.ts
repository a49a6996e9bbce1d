import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  cohort = await aCohort(app, { by: teacher, capacity: 100 });
});
afterAll(() => app.stop());

const COHORT = `id title price { amount currency } isEnrolled viewerCan { enroll }
  courses { id progress owner { displayName } sections { lessons { title isCompleted } } nextLesson { title } }
  instructors { member { displayName email } } enrollments(first: 50) { totalCount nodes { progress student { displayName } } }`;
const COURSE = `id lessonCount owner { displayName } cohorts { nodes { id studentCount } }`;

const OPERATIONS: [name: string, document: string, statements: number][] = [
  ['cohort', `query Q($id: ID!) { cohort(id: $id) { ${COHORT} } }`, 1],
  ['cohorts', `{ cohorts(first: 50) { totalCount pageInfo { hasNextPage } nodes { ${COHORT} } } }`, 1],
  ['courses', `{ courses(first: 50) { totalCount nodes { ${COURSE} } } }`, 1],
  ['myCourses', `{ myCourses(first: 50) { totalCount nodes { ${COURSE} } } }`, 1],
  [
    'viewer',
    `{ viewer { displayName memberships { displayName } enrollments(first: 50) { nodes { cohort { ${COHORT} } } } } }`,
    1,
  ],
  ['several at once', `query Q($id: ID!) { viewer { id } cohort(id: $id) { id } courses { totalCount } }`, 3],
];

/** Returns the SQL statements of the operation, and the number of round trips. */
async function costOf(document: string): Promise<{ statements: number; journeys: number; text: string }> {
  const { runStatements } = app.services;
  const cost = { statements: 0, journeys: 0 };
  app.services.runStatements = (viewer, statements) => {
    cost.journeys++;
    cost.statements += statements.length;
    return runStatements(viewer, statements);
  };
  try {
    const variables = document.includes('$id') ? { id: cohort.id } : {};
    const { text, errors } = await app.graphql(document, variables, { as: student });
    expect(errors).toEqual([]);
    return { ...cost, text };
  } finally {
    app.services.runStatements = runStatements;
  }
}

test('each root field takes one statement, and root fields share a round trip, regardless of list length', async () => {
  const expectCosts = async () => {
    const lengths: number[] = [];
    for (const [name, document, statements] of OPERATIONS) {
      const { text, ...cost } = await costOf(document);
      expect({ name, ...cost }).toEqual({ name, statements, journeys: 1 });
      lengths.push(text.length);
    }
    return lengths;
  };
  const few = await expectCosts();

  for (let at = 0; at < 12; at++) {
    const course = await aCourse(app, { by: teacher, lessons: ['One', 'Two', 'Three'] });
    const another = await aCohort(app, { by: teacher, courses: [course] });
    await anEnrollment(app, { cohort: another, student });
    await anEnrollment(app, { cohort, student: await aStudent(app, { institution: teacher.institution }) });
  }
  const many = await expectCosts();
  for (const name of ['cohorts', 'courses', 'myCourses', 'viewer']) {
    const at = OPERATIONS.findIndex(([operation]) => operation === name);
    expect(many[at]).toBeGreaterThan(few[at]! * 2);
  }
});

test('the fast path of enrolling takes one round trip', async () => {
  const { runStatements, runWrites } = app.services;
  const journeys: string[] = [];
  app.services.runStatements = (...asked) => (journeys.push('read'), runStatements(...asked));
  app.services.runWrites = (...asked) => (journeys.push('write'), runWrites(...asked));
  try {
    const { errors } = await app.graphql(
      'mutation Enroll($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { status cohort { studentCount } } viewer { activeEnrollmentCount } } }',
      { id: cohort.id },
      { as: student },
    );
    expect(errors).toEqual([]);
    expect(journeys).toEqual(['write']);
  } finally {
    Object.assign(app.services, { runStatements, runWrites });
  }
});
