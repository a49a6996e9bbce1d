import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Statement } from '#platform/read/reader';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anEnrollment,
  aStudent,
  aSubmission,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { grade } from './calls.ts';

const GRADEBOOK = `query ($courseId: ID!, $cohortId: ID, $search: String, $needsGrading: Boolean! = false, $activityIds: [ID!], $first: Int! = 100) {
  gradebook(courseId: $courseId, cohortId: $cohortId, search: $search, needsGrading: $needsGrading, first: $first) {
    totalCount
    nodes { id displayName submissions(activityIds: $activityIds, first: 50) {
      nodes { id activityId state points isLate submittedAt gradedAt viewerCan { grade } }
    } }
  }
}`;

interface Row {
  id: string;
  submissions: { nodes: { id: string; activityId: string; state: string; points: number | null }[] };
}

let app: App;
let admin: Member;
/** Teaches `cohort`. */
let teacher: Member;
/** Teaches `other`, a cohort with the same course. */
let colleague: Member;
let course: ItemRow;
let cohort: ItemRow;
let activities: ItemRow[];
let students: Member[];
let elsewhere: Member;
let sent: Statement[][] = [];

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  admin = await anAdmin(app, { institution });
  colleague = await aTeacher(app, { institution });
  course = await aCourse(app, { by: teacher });
  cohort = await aCohort(app, { by: teacher, courses: [course] });
  const other = await aCohort(app, { by: colleague, courses: [course] });
  activities = [await anActivity(app, { course }), await anActivity(app, { course })];
  students = [await aStudent(app, { institution }), await aStudent(app, { institution })];
  elsewhere = await aStudent(app, { institution });
  for (const student of students) await anEnrollment(app, { cohort, student });
  await anEnrollment(app, { cohort: other, student: elsewhere });
  const { runStatements } = app.services;
  app.services.runStatements = (viewer, statements) => {
    sent.push(statements);
    return runStatements(viewer, statements);
  };
});
afterAll(() => app.stop());
beforeEach(() => void (sent = []));

async function read(as: Member, variables: object = {}): Promise<Row[]> {
  const { data, errors } = await app.graphql(GRADEBOOK, { courseId: course.id, ...variables }, { as });
  expect(errors).toEqual([]);
  expect(data.gradebook.totalCount).toBe(data.gradebook.nodes.length);
  return data.gradebook.nodes;
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();
const idsOfMembers = (members: Member[]) => members.map(({ membershipId }) => membershipId).toSorted();

describe('the gradebook of a course', () => {
  test('has the students with a seat: those of their cohorts for teachers, all for admins', async () => {
    expect(idsOf(await read(teacher))).toEqual(idsOfMembers(students));
    expect(idsOf(await read(colleague))).toEqual(idsOfMembers([elsewhere]));
    expect(idsOf(await read(admin))).toEqual(idsOfMembers([...students, elsewhere]));
    expect(idsOf(await read(admin, { cohortId: cohort.id }))).toEqual(idsOfMembers(students));
    expect(await read(colleague, { cohortId: cohort.id })).toEqual([]);
    expect(await read(await anAdmin(app))).toEqual([]);
  });

  test('is refused to students', async () => {
    const { code } = await app.graphql(GRADEBOOK, { courseId: course.id }, { as: students[0]! });
    expect(code).toBe('FORBIDDEN');
  });

  test('finds students by name, takes no control characters', async () => {
    const [{ id }] = [(await read(teacher))[0]!];
    const { rows } = await app.db.query(
      `update membership set last_name = 'Quill' where id = $1 returning id`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(idsOf(await read(teacher, { search: 'quil' }))).toEqual([id]);
    const { code } = await app.graphql(GRADEBOOK, { courseId: course.id, search: '\u0007' }, { as: teacher });
    expect(code).toBe('INVALID');
  });

  test('has the work of each student, and loses those who need no grade', async () => {
    const student = students[0]!;
    const [activity, another] = activities as [ItemRow, ItemRow];
    const submission = await aSubmission(app, { activity, student });
    await aSubmission(app, { activity: another, student: elsewhere });

    const [row] = await read(teacher, { needsGrading: true });
    expect(row).toMatchObject({
      id: student.membershipId,
      submissions: {
        nodes: [{ id: submission.id, activityId: activity.id, state: 'SUBMITTED', points: null }],
      },
    });
    const [narrowed] = await read(teacher, { needsGrading: true, activityIds: [another.id] });
    expect(narrowed!.submissions.nodes).toEqual([]);

    expect((await grade(app, submission, teacher, { points: 7 })).errors).toEqual([]);
    expect(await read(teacher, { needsGrading: true })).toEqual([]);
    expect(idsOf(await read(colleague, { needsGrading: true }))).toEqual([elsewhere.membershipId]);
    const graded = (await read(teacher)).find(({ id }) => id === student.membershipId)!;
    expect(graded.submissions.nodes).toMatchObject([{ state: 'GRADED', points: 7 }]);
  });

  test('is cheap enough for pages of 100 students with 50 activities', async () => {
    const { text } = await app.graphql(
      GRADEBOOK.replace('viewerCan { grade }', ''),
      { courseId: course.id },
      { as: admin, headers: { 'x-lyceum-cost': '1' } },
    );
    const { extensions } = JSON.parse(text) as { extensions: { cost: { requested: number } } };
    expect(extensions.cost.requested).toBe(1 + 1 + 100 * (1 + 1 + 50));
  });

  test('is read in one statement whatever its size', async () => {
    await read(admin);
    expect(sent.map((statements) => statements.length)).toEqual([1]);
  });
});
