import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsRead } from '#tests/platform/read/rows-read';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAccount,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const OPEN = `query ($isOpen: Boolean, $search: String) {
  cohorts(first: 50, isOpen: $isOpen, search: $search) { totalCount nodes { title viewerCan { enroll joinWaitlist } } }
}`;
const NEXT = `query ($id: ID!) {
  course(id: $id) { cohorts(isOpen: true, first: 1) { totalCount nodes { title } } }
}`;
const ACCEPTING = ['Full', 'Late entry', 'Next', 'No deadline'];

let app: App;
let teacher: Member;
let course: ItemRow;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher, isPublic: true });
  const make = (title: string, changes: object = {}) =>
    aCohort(app, {
      by: teacher,
      title,
      courses: [course],
      isPublic: true,
      startDate: inDays(10),
      endDate: inDays(40),
      registrationDeadline: inDays(9),
      ...changes,
    });
  await make('Next', { startDate: inDays(5) });
  await make('No deadline', { registrationDeadline: null });
  await make('Full', { capacity: 0 });
  await make('Late entry', { startDate: inDays(-3), registrationDeadline: inDays(2) });
  await make('Closed', { registrationDeadline: inDays(-1) });
  await make('Running', { startDate: inDays(-9), registrationDeadline: inDays(-10) });
  await make('Ended', { startDate: inDays(-60), endDate: inDays(-1), registrationDeadline: null });
  await make('Ended before its deadline', { startDate: inDays(-60), endDate: inDays(-1) });
  await make('Draft', { isPublished: false });
});
afterAll(() => app.stop());

async function list(as: Actor, variables: object = { isOpen: true }) {
  const { data, errors } = await app.graphql(OPEN, variables, { as });
  expect(errors).toEqual([]);
  expect(data.cohorts.totalCount).toBe(data.cohorts.nodes.length);
  return data.cohorts.nodes as { title: string; viewerCan: { enroll: boolean; joinWaitlist: boolean } }[];
}
const titles = async (as: Actor, variables?: object) =>
  (await list(as, variables)).map(({ title }) => title).toSorted();

test('lists the cohorts that accept enrollments now, for members, outsiders and visitors', async () => {
  const student = await aStudent(app, { institution: teacher.institution });
  for (const as of [teacher, student, await anAccount(app), aVisitor()])
    expect(await titles(as)).toEqual(ACCEPTING);
  expect(await titles(teacher, { isOpen: false })).toHaveLength(9);
  expect(await titles(teacher, {})).toHaveLength(9);
  expect(await titles(student, { isOpen: true, search: 'late' })).toEqual(['Late entry']);
});

test('lists exactly those in which a student can enroll or join the waitlist', async () => {
  const student = await aStudent(app, { institution: teacher.institution });
  const all = await list(student, {});
  const offered = all.filter(({ viewerCan }) => viewerCan.enroll || viewerCan.joinWaitlist);
  expect(offered.map(({ title }) => title).toSorted()).toEqual(ACCEPTING);
});

test('lists none of another institution', async () => {
  expect(await titles(await aTeacher(app))).toEqual([]);
});

test('returns the open cohorts of a course, earliest start first', async () => {
  const { data } = await app.graphql(NEXT, { id: course.id }, { as: teacher });
  expect(data.course.cohorts).toEqual({ totalCount: 4, nodes: [{ title: 'Late entry' }] });
});

test('finds the few open cohorts among thousands that have ended', async () => {
  const veteran = await aTeacher(app);
  await app.db.query(
    `insert into cohort (institution_id, id, title, start_date, end_date, capacity, created_by_id, published_at)
     select $1, uuidv7(), 'Ended', now() - interval '90 days' - n * interval '1 hour',
       now() - interval '30 days' - n * interval '1 hour', 5, $2, now() from generate_series(1, 3000) n`,
    [veteran.institution.id, veteran.membershipId],
  );
  for (const title of ['One', 'Two', 'Three']) await aCohort(app, { by: veteran, title });
  await app.db.query('analyze cohort');
  const query = `{ cohorts(first: 12, isOpen: true, orderBy: { field: START_DATE, direction: ASC }) {
    totalCount nodes { title isEnrolled }
  } }`;
  expect(await rowsRead(app, query, {}, veteran)).toBeLessThan(50);
});
