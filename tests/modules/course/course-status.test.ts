import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMERS } from '#app/modules';
import type { DomainEvent } from '#platform/domain-event/domain-event';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { countWaiting } from '#tests/support/while-locked';

let app: App;
let teacher: Member;
let admin: Member;
let student: Member;
const published: DomainEvent[] = [];
const listener = { announce: (_: unknown, event: DomainEvent) => void published.push(event) };
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  admin = await anAdmin(app, { institution });
  student = await aStudent(app, { institution });
  CONSUMERS.push(listener);
});
afterAll(async () => {
  CONSUMERS.splice(CONSUMERS.indexOf(listener), 1);
  await app.stop();
});

type As = Pick<Actor, 'accessToken'>;
type Act = 'publish' | 'unpublish' | 'archive' | 'restore';

const act = (name: Act, { id }: { id: string }, as: As = teacher) =>
  app.graphql(
    `mutation ($id: ID!) {
      ${name}Course(input: { id: $id }) { course { id status viewerCan { edit delete publish unpublish archive restore } } }
    }`,
    { id },
    { as },
  );

const remove = ({ id }: { id: string }, as: As = teacher) =>
  app.graphql('mutation ($id: ID!) { deleteCourse(input: { id: $id }) { id } }', { id }, { as });

const ended = { startDate: inDays(-60), endDate: inDays(-1) };

/** Returns where an actor finds a course: by ID, as a node, in the list of all courses, in the list of own courses. */
async function seenBy(as: As, { id }: { id: string }, status: string | null = null) {
  const one = await app.graphql('query ($id: ID!) { course(id: $id) { id } }', { id }, { as });
  const { data } = await app.graphql(
    `query ($id: ID!, $status: CourseStatus) {
      node(id: $id) { id }
      courses(first: 100, status: $status) { nodes { id } }
      myCourses(first: 100, status: $status) { nodes { id } }
    }`,
    { id, status },
    { as },
  );
  const has = (list: { nodes: { id: string }[] }) => list.nodes.some((node) => node.id === id);
  return {
    course: one.code === undefined,
    node: data.node !== null,
    courses: has(data.courses),
    myCourses: has(data.myCourses),
  };
}

const NOWHERE = { course: false, node: false, courses: false, myCourses: false };

test('a draft is published, unpublished, archived and restored, and each step publishes an event', async () => {
  const course = await aCourse(app, { by: teacher, status: 'draft' });
  published.length = 0;
  const statuses: unknown[] = [];
  for (const name of ['publish', 'unpublish', 'archive', 'restore'] as const) {
    const { data, errors } = await act(name, course);
    expect(errors).toEqual([]);
    statuses.push(data[`${name}Course`].course.status);
    await act(name, course); // repeating changes nothing
  }
  expect(statuses).toEqual(['PUBLISHED', 'DRAFT', 'ARCHIVED', 'DRAFT']);
  expect(published.map(({ type, ids }) => [type, ids[0]])).toEqual(
    ['published', 'unpublished', 'archived', 'restored'].map((name) => [`course.${name}`, course.id]),
  );
});

test('viewerCan offers the actions that the state of the course allows', async () => {
  const course = await aCourse(app, { by: teacher });
  const may = { edit: true, delete: true, publish: false, unpublish: false, archive: false, restore: false };
  const can = async (name: Act) => (await act(name, course)).data[`${name}Course`].course.viewerCan;
  expect(await can('unpublish')).toEqual({ ...may, publish: true, archive: true });
  expect(await can('publish')).toEqual({ ...may, unpublish: true, archive: true });
  expect(await can('archive')).toEqual({ ...may, restore: true });
});

test('an archived course must be restored before it is published or unpublished', async () => {
  const course = await aCourse(app, { by: teacher, status: 'archived' });
  for (const name of ['publish', 'unpublish'] as const)
    expect(await act(name, course)).toMatchObject({
      code: 'CONFLICT',
      errors: [{ message: 'This course is archived. Restore it first.' }],
    });
});

describe('visibility of a course', () => {
  test('drafts are visible to the owner and to admins, and are found by the filter', async () => {
    const course = await aCourse(app, { by: teacher, status: 'draft' });
    const everywhere = { course: true, node: true, courses: true, myCourses: true };
    for (const status of [null, 'DRAFT']) expect(await seenBy(teacher, course, status)).toEqual(everywhere);
    expect(await seenBy(teacher, course, 'PUBLISHED')).toMatchObject({ courses: false, myCourses: false });
    expect(await seenBy(admin, course, 'DRAFT')).toEqual({ ...everywhere, myCourses: false });
    expect(await seenBy(student, course, 'DRAFT')).toEqual(NOWHERE);
  });

  test('archived courses are listed on request only', async () => {
    const course = await aCourse(app, { by: teacher, status: 'archived' });
    expect(await seenBy(teacher, course)).toEqual({
      course: true,
      node: true,
      courses: false,
      myCourses: false,
    });
    expect(await seenBy(teacher, course, 'ARCHIVED')).toMatchObject({ courses: true, myCourses: true });
    expect(await seenBy(admin, course, 'ARCHIVED')).toMatchObject({ courses: true });
    for (const status of [null, 'ARCHIVED']) expect(await seenBy(student, course, status)).toEqual(NOWHERE);
  });

  test('an archived course stays readable for students and instructors of its cohorts', async () => {
    const { institution } = teacher;
    const [learner, dropout, other] = [
      await aStudent(app, { institution }),
      await aStudent(app, { institution }),
      await aStudent(app, { institution }),
    ];
    const [coach, colleague] = [await aTeacher(app, { institution }), await aTeacher(app, { institution })];
    const course = await aCourse(app, { by: teacher, lessons: ['One'] });
    const cohort = await aCohort(app, { by: coach, courses: [course], ...ended });
    await anEnrollment(app, { cohort, student: learner, status: 'completed' });
    await anEnrollment(app, { cohort, student: dropout, status: 'cancelled' });
    const activity = await anActivity(app, { course });
    expect((await act('archive', course)).errors).toEqual([]);

    expect(await seenBy(learner, course)).toEqual({
      course: true,
      node: true,
      courses: false,
      myCourses: true,
    });
    expect(await seenBy(coach, course)).toMatchObject({ course: true, node: true, courses: false });
    for (const actor of [dropout, other, colleague]) expect(await seenBy(actor, course)).toEqual(NOWHERE);

    const parts = (as: As) =>
      app.graphql(
        `query ($course: ID!, $cohort: ID!) {
          cohort(id: $cohort) { courses { id } }
          lessons(courseId: $course) { nodes { viewerCan { complete } } }
          activities(courseId: $course) { nodes { viewerCan { submit } } }
        }`,
        { course: course.id, cohort: cohort.id },
        { as },
      );
    expect((await parts(learner)).data).toEqual({
      cohort: { courses: [{ id: course.id }] },
      lessons: { nodes: [{ viewerCan: { complete: false } }] },
      activities: { nodes: [{ viewerCan: { submit: false } }] },
    });
    expect((await parts(other)).data).toEqual({
      cohort: { courses: [] },
      lessons: { nodes: [] },
      activities: { nodes: [] },
    });
    const submit = (as: As) =>
      app.graphql(
        'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { submission { id } } }',
        { input: { activityId: activity.id, description: 'Late', fileIds: [activity.id] } },
        { as },
      );
    expect((await submit(learner)).code).toBe('CONFLICT');
    expect((await submit(other)).code).toBe('NOT_FOUND');
  });
});

describe('a course that students rely on', () => {
  const acts: [string, (course: ItemRow) => ReturnType<typeof remove>][] = [
    ['unpublish', (course) => act('unpublish', course)],
    ['archive', (course) => act('archive', course)],
    ['delete', (course) => remove(course)],
  ];

  test.each(acts)('%s lists the published cohorts that offer it and have not ended', async (_, call) => {
    const course = await aCourse(app, { by: teacher });
    const offering = { by: teacher, courses: [course] };
    await aCohort(app, { ...offering, title: 'Spring' });
    await aCohort(app, { ...offering, title: 'Autumn', startDate: inDays(20) });
    await aCohort(app, { ...offering, title: 'Over', ...ended });
    await aCohort(app, { ...offering, title: 'Hidden', isPublished: false });
    await aCohort(app, { ...offering, title: 'Gone', deletedAt: new Date() });
    expect(await call(course)).toMatchObject({
      code: 'CONFLICT',
      errors: [
        {
          message:
            'The cohorts “Spring” and “Autumn” still use this course. Remove it from there first, or wait until they’ve ended.',
        },
      ],
    });
  });

  test('more than three cohorts are counted', async () => {
    const course = await aCourse(app, { by: teacher });
    for (const title of ['A', 'B', 'C', 'D', 'E'])
      await aCohort(app, { by: teacher, courses: [course], title });
    expect((await act('archive', course)).errors[0]!.message).toMatch(/“A”, “B”, “C”, and 2 more still use/);
  });

  test('is not deleted while a student has a seat or waits for one, and can be archived once its cohorts have ended', async () => {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aCohort(app, { by: teacher, courses: [course], title: 'Winter', ...ended });
    await anEnrollment(app, { cohort, student });
    expect(await remove(course)).toMatchObject({
      code: 'CONFLICT',
      errors: [{ message: expect.stringContaining('The cohort “Winter” still uses this course.') }],
    });
    expect((await act('archive', course)).errors).toEqual([]);
  });

  test('a cohort that is being created keeps its course from being archived', async () => {
    const course = await aCourse(app, { by: teacher });
    const database = await app.db.connect();
    try {
      // The cohort cannot be written while its institution is locked: it has read its courses by then.
      await database.query('begin');
      await database.query('select 1 from institution where id = $1 for update', [teacher.institution.id]);
      const creating = app.graphql(
        'mutation ($input: CreateCohortInput!) { createCohort(input: $input) { cohort { id } } }',
        {
          input: {
            title: 'Race',
            description: 'Race',
            startDate: inDays(1),
            endDate: inDays(9),
            registrationDeadline: inDays(1),
            capacity: 5,
            courseIds: [course.id],
          },
        },
        { as: teacher },
      );
      await expect.poll(() => countWaiting(app)).toBeGreaterThanOrEqual(1);
      const archiving = act('archive', course);
      await expect.poll(() => countWaiting(app)).toBeGreaterThanOrEqual(2);
      await database.query('commit');
      expect((await creating).errors).toEqual([]);
      expect((await archiving).code).toBe('CONFLICT');
    } finally {
      database.release();
    }
  });
});

describe('deleting a course', () => {
  test('hides the course, its lessons and activities from everyone, and publishes an event', async () => {
    const course = await aCourse(app, { by: teacher, lessons: ['One'] });
    const activity = await anActivity(app, { course });
    published.length = 0;
    expect((await remove(course)).data).toEqual({ deleteCourse: { id: course.id } });
    expect(published).toMatchObject([{ type: 'course.deleted', ids: [course.id] }]);
    for (const actor of [teacher, admin]) expect(await seenBy(actor, course)).toEqual(NOWHERE);
    const one = await app.graphql(
      'query ($id: ID!) { activity(id: $id) { id } }',
      { id: activity.id },
      { as: teacher },
    );
    expect(one.code).toBe('NOT_FOUND');
    expect((await remove(course)).code).toBe('NOT_FOUND');
  });
});

test('only the owner and admins may change the status', async () => {
  const { institution } = teacher;
  const colleague = await aTeacher(app, { institution });
  const stranger = await aTeacher(app);
  const course = await aCourse(app, { by: teacher });
  for (const call of ['unpublish', 'archive', 'restore', 'publish'] as const) {
    expect((await act(call, course, colleague)).code).toBe('FORBIDDEN');
    expect((await act(call, course, student)).code).toBe('FORBIDDEN');
    expect((await act(call, course, stranger)).code).toBe('NOT_FOUND');
  }
  expect((await remove(course, colleague)).code).toBe('FORBIDDEN');
  expect((await act('archive', course, admin)).errors).toEqual([]);
  expect((await act('restore', course, admin)).errors).toEqual([]);
  expect((await remove(course, admin)).errors).toEqual([]);
});

test('unpublishing a public course removes it from the marketplace', async () => {
  const course = await aCourse(app, { by: teacher, isPublic: true });
  const anyone = async () =>
    (await app.graphql('query ($id: ID!) { course(id: $id) { id } }', { id: course.id })).code;
  const isNamed = async () =>
    (await app.db.query('select is_public from membership where id = $1', [teacher.membershipId])).rows[0]
      .is_public;
  expect(await anyone()).toBeUndefined();
  await act('unpublish', course);
  expect([await anyone(), await isNamed()]).toEqual(['NOT_FOUND', false]);
  await act('publish', course);
  expect([await anyone(), await isNamed()]).toEqual([undefined, true]);
});
