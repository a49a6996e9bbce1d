/** Resolvers with data loaders, shared by GraphQL Yoga and Mercurius. */
import pg from 'pg';
import { COURSE_COLUMNS, type Loaders, loadersOf } from './loaders.ts';
import type { AccountRow, CohortRow, CourseRow, EnrollmentRow, InstructorRow, MemberRow } from './rows.ts';
import { type Query, sessionCheck, type Viewer } from './session.ts';
import { displayNameOf, moneyOf, nameOf, percentOf, statusOf } from './values.ts';

export interface Context {
  viewer: Viewer;
  query: Query;
  load: Loaders;
}

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
pool.on('error', () => {}); // the bench stops the database before this

const query: Query = async (name, text, values) => (await pool.query({ name, text, values })).rows as never;

const viewerOf = sessionCheck(query);

/** Creates the context of a request. */
export async function contextOf(authorization: string | undefined): Promise<Context> {
  const viewer = await viewerOf(authorization);
  return { viewer, query, load: loadersOf(query, viewer) };
}

const FIRST_COURSES = `select ${COURSE_COLUMNS} from course
  where institution_id = $1 and status = 'published' and deleted_at is null order by created_at desc, id desc limit $2 offset $3`;
const COURSE_COUNT = `select count(*)::int as count from course
  where institution_id = $1 and status = 'published' and deleted_at is null`;
const ENROLLMENTS = `select id, cohort_id, status, enrolled_at from enrollment
  where institution_id = $1 and account_id = $2 and status = any($3) order by enrolled_at desc, id desc limit $4`;

/** Returns the only value of a statement. */
const valueOf = async (rows: Promise<Record<string, unknown>[]>) => (await rows)[0]!['count'];

const displayName = (person: AccountRow | MemberRow) => displayNameOf(person.first_name, person.last_name);

export const resolvers = {
  Query: {
    cohort: (_root: unknown, { id }: { id: string }, { load }: Context) => load.cohort.load(id),
    courses: (_root: unknown, args: { first: number; page: number }) => args,
    viewer: async (_root: unknown, _args: unknown, { viewer, query: run }: Context) => {
      const text = 'select id, first_name, last_name from account where id = $1';
      return (await run('account', text, [viewer.accountId]))[0];
    },
  },
  CourseConnection: {
    nodes: ({ first, page }: { first: number; page: number }, _args: unknown, context: Context) =>
      context.query('courses', FIRST_COURSES, [context.viewer.institutionId, first, (page - 1) * first]),
    totalCount: (_connection: unknown, _args: unknown, context: Context) =>
      valueOf(context.query('course count', COURSE_COUNT, [context.viewer.institutionId])),
  },
  Account: {
    displayName,
    activeEnrollmentCount: (account: AccountRow, _args: unknown, context: Context) =>
      valueOf(
        context.query(
          'active enrollments',
          `select count(*)::int as count from enrollment where institution_id = $1 and account_id = $2 and status = 'active'`,
          [context.viewer.institutionId, account.id],
        ),
      ),
    completedLessonCount: (_account: AccountRow, _args: unknown, { viewer, query: run }: Context) =>
      valueOf(
        run(
          'all completed lessons',
          'select count(*)::int as count from lesson_completion where institution_id = $1 and membership_id = $2',
          [viewer.institutionId, viewer.membershipId],
        ),
      ),
    institution: (_account: AccountRow, _args: unknown, { load, viewer }: Context) =>
      load.institution.load(viewer.institutionId),
    enrollments: async (
      account: AccountRow,
      { first, status }: { first: number; status: string[] },
      { viewer, query: run }: Context,
    ) => ({
      nodes: await run('enrollments', ENROLLMENTS, [
        viewer.institutionId,
        account.id,
        status.map((name) => name.toLowerCase()),
        first,
      ]),
    }),
  },
  Enrollment: {
    status: ({ status }: EnrollmentRow) => nameOf(status),
    enrolledAt: (enrollment: EnrollmentRow) => enrollment.enrolled_at.toISOString(),
    cohort: (enrollment: EnrollmentRow, _args: unknown, { load }: Context) =>
      load.cohort.load(enrollment.cohort_id),
  },
  Cohort: {
    status: (cohort: CohortRow) => statusOf(cohort.start_date, cohort.end_date),
    startDate: (cohort: CohortRow) => cohort.start_date.toISOString(),
    endDate: (cohort: CohortRow) => cohort.end_date.toISOString(),
    studentCount: (cohort: CohortRow) => cohort.student_count,
    spotsRemaining: (cohort: CohortRow) => cohort.capacity - cohort.student_count,
    fillRate: (cohort: CohortRow) => percentOf(cohort.student_count, cohort.capacity),
    price: async (cohort: CohortRow, _args: unknown, { load }: Context) => {
      if (cohort.own_price !== null) return moneyOf(cohort.own_price);
      const courses = await load.coursesOfCohort.load(cohort.id);
      return moneyOf(courses.reduce((sum, { price }) => sum + Number(price), 0));
    },
    isEnrolled: (cohort: CohortRow, _args: unknown, { load }: Context) => load.isEnrolled.load(cohort.id),
    institution: (cohort: CohortRow, _args: unknown, { load }: Context) =>
      load.institution.load(cohort.institution_id),
    meeting: (cohort: CohortRow) => ({
      schedule: cohort.meeting_schedule,
      platform: cohort.meeting_platform,
    }),
    courses: (cohort: CohortRow, _args: unknown, { load }: Context) => load.coursesOfCohort.load(cohort.id),
    milestones: async (cohort: CohortRow, _args: unknown, { load }: Context) =>
      load.milestones.load(cohort.id),
    instructors: (cohort: CohortRow, _args: unknown, { load }: Context) => load.instructors.load(cohort.id),
  },
  Milestone: {
    deadline: ({ deadline }: { deadline: Date }) => deadline.toISOString(),
  },
  CohortInstructor: {
    title: async (instructor: InstructorRow, _args: unknown, { load }: Context) =>
      (await load.member.load(instructor.membership_id)).job_title || 'Instructor',
    member: (instructor: InstructorRow, _args: unknown, { load }: Context) =>
      load.member.load(instructor.membership_id),
  },
  Course: {
    shortDescription: (course: CourseRow) => course.short_description,
    price: ({ price }: CourseRow) => moneyOf(price),
    level: ({ level }: CourseRow) => nameOf(level),
    category: ({ category }: CourseRow) => nameOf(category),
    lessonCount: ({ id }: CourseRow, _args: unknown, { load }: Context) => load.lessonCount.load(id),
    progress: async ({ id }: CourseRow, _args: unknown, { load }: Context) => {
      const [completed, all] = await Promise.all([load.completedCount.load(id), load.lessonCount.load(id)]);
      return percentOf(completed, all);
    },
    owner: (course: CourseRow, _args: unknown, { load }: Context) => load.member.load(course.owner_id),
  },
  Member: { displayName },
};
