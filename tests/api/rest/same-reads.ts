import type { App } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  anAccount,
  anEnrollment,
  aStudent,
  aTeacher,
} from '#tests/support/factories';
import type { Data } from '#tests/support/graphql';

/** A call that reads. */
interface Reading {
  row: string;
  arrange: (app: App) => Promise<ReadWorld>;
  path: (world: ReadWorld) => string;
  graphql: string;
  variables: (world: ReadWorld) => object;
  /** IDs that both APIs returned, in order. */
  list: { rest: (body: Data) => unknown[]; graphql: (data: Data) => unknown[] };
  /** The caller. */
  as: ('teacher' | 'student' | 'stranger')[];
}

interface ReadWorld {
  actors: Record<string, Actor>;
  courseId: string;
  cohortId: string;
}

/**
 * Courses and cohorts, public and private, of a teacher whose student is enrolled; and a member of another institution.
 */
async function aReadWorld(app: App): Promise<ReadWorld> {
  const teacher = await aTeacher(app);
  const { institution } = teacher;
  const student = await aStudent(app, { institution });
  const [first] = [
    await aCourse(app, { by: teacher, isPublic: true, lessons: ['One'] }),
    await aCourse(app, { by: teacher }),
    await aCourse(app, { by: teacher, status: 'draft' }),
  ];
  const [open] = [
    await aCohort(app, { by: teacher, courses: [first], isPublic: true }),
    await aCohort(app, { by: teacher }),
    await aCohort(app, { by: teacher, isPublished: false }),
  ];
  await anEnrollment(app, { cohort: open, student });
  const stranger = await anAccount(app);
  return { actors: { teacher, student, stranger }, courseId: first.id, cohortId: open.id };
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

export const READING: Reading[] = [
  {
    row: 'GET /institutions/users',
    path: () => '/institutions/users?limit=50',
    graphql: '{ members(first: 50) { nodes { id } } }',
    variables: () => ({}),
    list: { rest: ({ results }) => idsOf(results), graphql: ({ members }) => idsOf(members.nodes) },
    as: ['teacher'],
    arrange: aReadWorld,
  },
  {
    row: 'GET /courses',
    path: () => '/courses?limit=2&offset=1',
    graphql: '{ courses(first: 2, page: 1) { pageCount nodes { id } } }',
    variables: () => ({}),
    list: {
      rest: ({ results, pages }) => [pages, ...idsOf(results)],
      graphql: ({ courses }) => [courses.pageCount, ...idsOf(courses.nodes)],
    },
    as: ['teacher', 'student', 'stranger'],
    arrange: aReadWorld,
  },
  {
    row: 'GET /courses/available-courses',
    path: () => '/courses/available-courses',
    graphql: '{ courses(first: 100) { nodes { id } } }',
    variables: () => ({}),
    list: { rest: idsOf as (body: Data) => unknown[], graphql: ({ courses }) => idsOf(courses.nodes) },
    as: ['teacher', 'student', 'stranger'],
    arrange: aReadWorld,
  },
  {
    row: 'GET /courses/my-courses',
    path: () => '/courses/my-courses',
    graphql: '{ myCourses(first: 5, page: 1) { nodes { id } } }',
    variables: () => ({}),
    list: { rest: ({ results }) => idsOf(results), graphql: ({ myCourses }) => idsOf(myCourses.nodes) },
    as: ['teacher', 'student'],
    arrange: aReadWorld,
  },
  {
    row: 'GET /courses/:guid',
    path: ({ courseId }) => `/courses/${courseId}`,
    graphql: 'query ($id: ID!) { course(id: $id) { id title progress } }',
    variables: ({ courseId }) => ({ id: courseId }),
    list: {
      rest: ({ id, title, progress }) => [id, title, progress],
      graphql: ({ course }) => [course.id, course.title, course.progress],
    },
    as: ['teacher', 'student', 'stranger'],
    arrange: aReadWorld,
  },
  {
    row: 'GET /cohorts',
    path: () => '/cohorts',
    graphql: '{ cohorts(first: 100) { nodes { id } } }',
    variables: () => ({}),
    list: { rest: idsOf as (body: Data) => unknown[], graphql: ({ cohorts }) => idsOf(cohorts.nodes) },
    as: ['teacher', 'student', 'stranger'],
    arrange: aReadWorld,
  },
  {
    row: 'GET /cohorts/:guid',
    path: ({ cohortId }) => `/cohorts/${cohortId}`,
    graphql: 'query ($id: ID!) { cohort(id: $id) { id studentCount isEnrolled } }',
    variables: ({ cohortId }) => ({ id: cohortId }),
    list: {
      rest: ({ id, registered, isEnrolled }) => [id, registered, isEnrolled],
      graphql: ({ cohort: of }) => [of.id, of.studentCount, of.isEnrolled],
    },
    as: ['teacher', 'student', 'stranger'],
    arrange: aReadWorld,
  },
];
