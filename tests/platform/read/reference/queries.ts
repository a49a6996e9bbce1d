import type { Institution } from '#modules/institution/institution.entity';
import type { Activity } from '#modules/activity/activity.entity';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { CourseCategory, CourseLevel } from '#modules/course/choices.rules';
import type { Course } from '#modules/course/course.entity';
import type { Lesson } from '#modules/lesson/lesson.entity';
import { Forbidden, Invalid, NotFound, Unauthenticated, Unverified } from '#kernel/errors';
import { connectionOf, type PageArguments } from './page.ts';
import { type CohortsArguments, matching } from './facts/cohorts.ts';
import { isUnansweredFor, isWrittenInBy } from './facts/discussions.ts';
import { type LessonsArguments, ofLessons } from './facts/lessons.ts';
import { isColleagueOrStudent, isStudentIn } from './facts/members.ts';
import { containsText, hasText, ofType, type TypedArguments } from './facts/values.ts';
import { isDueFor, isOverdueFor, awaitsGrade, needsGradingBy, ownDue } from './facts/work.ts';
import { holdsSeat } from './seat.ts';
import type { VisibleData } from './visible.ts';

/** A row found outside the reader's institution: its relations are read there too. */
export class Outside {
  readonly row: unknown;

  constructor(row: unknown) {
    this.row = row;
  }
}

interface GradebookArguments extends PageArguments {
  courseId: string;
  cohortId?: string | null;
  search?: string | null;
  needsGrading?: boolean;
}

interface CoursesArguments extends PageArguments {
  search?: string | null;
  category?: keyof typeof CourseCategory | null;
  categorySlug?: string | null;
  level?: keyof typeof CourseLevel | null;
  status?: string | null;
}

interface ActivitiesArguments extends TypedArguments {
  isDue?: boolean;
  isOverdue?: boolean;
  needsGrading?: boolean;
}

interface DiscussionsArguments extends PageArguments {
  courseId?: string | null;
  isUnanswered?: boolean;
  hasViewer?: boolean;
  search?: string | null;
}

interface InstitutionsArguments extends PageArguments {
  search?: string | null;
  hasRequestedPlan?: boolean | null;
  plan?: string | null;
  status?: string | null;
}

interface MembersArguments extends PageArguments {
  cohortId?: string | null;
  search?: string | null;
  role?: string | null;
  status?: string | null;
}

type Resolve = (visible: VisibleData, args: never) => unknown;

/** The generated root fields. */
export const QUERIES: Record<string, Resolve> = {
  viewer: ({ data, reader }) => data.accounts.find(({ id }) => id === reader.accountId) ?? null,

  hostInstitution: ({ data, institution, reader: { host } }) =>
    host ? data.institutions.find((row) => row.namespace === host && institution(row)) : null,

  node: forVerified((visible, { id }: { id: string }) =>
    anywhere(visible, (from) => {
      const { activities, cohorts, courses, enrollments, institutions, memberships, submissions } = from.data;
      return [
        activities.filter(from.activity),
        cohorts.filter(from.cohort),
        courses.filter(from.course),
        enrollments.filter(from.enrollment),
        institutions.filter(from.institution),
        memberships.filter(from.membership),
        submissions.filter(from.submission),
      ]
        .flat()
        .find((row) => row.id === id);
    }),
  ),

  cohort: forVerified((visible, { id }: { id: string }) => {
    const found = anywhere(visible, ({ data, cohort }) =>
      data.cohorts.find((row) => row.id === id && cohort(row)),
    );
    if (!found) throw NotFound('Cohort');
    return found;
  }),

  cohorts: forVerified((visible, args: CohortsArguments) => {
    const rows = visible.data.cohorts.filter(
      (row) => isOffered(visible, row) && visible.cohort(row) && visible.isListed(row),
    );
    const taught = args.isTaught ? rows.filter((row) => visible.teaches(row)) : rows;
    return connectionOf(
      taught.filter(matching(args)),
      { by: (row) => row.startDate, descending: true },
      args,
    );
  }),

  course: forVerified((visible, { id }: { id: string }) => {
    const found = anywhere(visible, ({ data, course }) =>
      data.courses.find((row) => row.id === id && course(row)),
    );
    if (!found) throw NotFound('Course');
    return found;
  }),

  courses: forVerified((visible, args: CoursesArguments) => {
    const rows = visible.data.courses.filter((row) => isOffered(visible, row) && visible.course(row));
    return coursesOf(withoutArchived(rows, args), args);
  }),

  myCourses: forVerified((visible, args: CoursesArguments) => {
    const { data, reader, secured } = visible;
    if (!reader.accountId) throw Unauthenticated();
    const isStaff = reader.role === 'admin' || reader.role === 'instructor';
    const seats = secured.enrollments().filter((row) => visible.isMine(row.accountId) && holdsSeat(row));
    const cohorts = new Set(seats.map((row) => row.cohort.unwrap()));
    const links = secured.cohortCourses().filter((row) => cohorts.has(row.cohort.unwrap()));
    const learned = new Set(links.map((row) => row.course.unwrap()));
    const rows = data.courses.filter((row) =>
      isStaff ? row.owner.unwrap().id === reader.membershipId : learned.has(row),
    );
    const seen = rows.filter(visible.course);
    return coursesOf(isStaff ? withoutArchived(seen, args) : seen, args);
  }),

  activity: forVerified((visible, { id }: { id: string }) => {
    assertSignedIn(visible);
    const found = visible.data.activities.find((row) => row.id === id && visible.activity(row));
    if (!found) throw NotFound('Activity');
    return found;
  }),

  activities: forVerified((visible, args: ActivitiesArguments) => {
    assertSignedIn(visible);
    const { courseId, isDue, isOverdue, needsGrading } = args;
    const rows = visible.data.activities.filter(
      (row) =>
        visible.activity(row) &&
        (courseId == null || row.course.unwrap().id === courseId) &&
        (!isDue || isDueFor(row, visible)) &&
        (!isOverdue || isOverdueFor(row, visible)) &&
        (!needsGrading || needsGradingBy(row, visible)),
    );
    const by = isDue || isOverdue ? (row: Activity) => ownDue(row, visible) : (row: Activity) => row.dueAt;
    return connectionOf(rows.filter(ofType(args)), { by }, args);
  }),

  submission: forVerified((visible, { id }: { id: string }) => {
    assertSignedIn(visible);
    const found = visible.data.submissions.find((row) => row.id === id && visible.submission(row));
    if (!found) throw NotFound('Submission');
    return found;
  }),

  discussion: forVerified((visible, { id }: { id: string }) => {
    assertSignedIn(visible);
    const found = visible.data.discussions.find((row) => row.id === id && visible.discussion(row));
    if (!found) throw NotFound('Discussion');
    return found;
  }),

  discussions: forVerified((visible, args: DiscussionsArguments) => {
    assertSignedIn(visible);
    const { courseId } = args;
    const search = args.search?.trim();
    if (search && /\p{Cc}/u.test(search)) throw Invalid('Invalid Entry');
    const rows = visible.data.discussions.filter(
      (row) =>
        visible.discussion(row) &&
        (courseId == null || row.course?.unwrap().id === courseId) &&
        (!args.isUnanswered || isUnansweredFor(row, visible)) &&
        (!args.hasViewer || isWrittenInBy(row, visible)) &&
        hasText(`${row.title} ${row.body}`, search),
    );
    return connectionOf(rows, { by: (row) => row.lastActivityAt, descending: true }, args);
  }),

  lesson: forVerified((visible, { id }: { id: string }) => {
    const found = anywhere(visible, ({ data, course }) =>
      data.lessons.find((row) => row.id === id && course(row.course.unwrap())),
    );
    if (!found) throw NotFound('Lesson');
    return found;
  }),

  lessons: forVerified((visible, args: LessonsArguments) => {
    assertSignedIn(visible);
    const rows = visible.data.lessons.filter(
      (row) => row.course.unwrap().id === args.courseId && isShown(row, visible),
    );
    return connectionOf(rows.filter(ofLessons(visible, args)), { by: (row) => row.position }, args);
  }),

  institutions: forVerified(
    (visible, { search, hasRequestedPlan, plan, status, ...args }: InstitutionsArguments) => {
      assertSignedIn(visible);
      const { institutions, memberships } = visible.data;
      const mine = new Set(
        memberships.filter((row) => visible.isMine(row.accountId)).map((row) => row.institution.id),
      );
      const { reader } = visible;
      const isAdminOf = (id: string) => reader.role === 'admin' && reader.institutionId === id;
      const rows = institutions.filter(
        (row) =>
          mine.has(row.id) &&
          visible.institution(row) &&
          containsText(`${row.name} ${row.namespace}`, search) &&
          (hasRequestedPlan == null ||
            hasRequestedPlan === (row.requestedPlan != null && isAdminOf(row.id))) &&
          (plan == null || (isAdminOf(row.id) && row.plan.toUpperCase() === plan)) &&
          (status == null || statusOfInstitution(row) === status),
      );
      return connectionOf(rows, { by: (row) => row.name }, args);
    },
  ),

  gradebook: forVerified((visible, args: GradebookArguments) => {
    const { data, reader } = visible;
    if (!reader.accountId) throw Unauthenticated();
    if (reader.role !== 'admin' && reader.role !== 'instructor') throw Forbidden();
    const search = args.search?.trim();
    if (search && /\p{Cc}/u.test(search)) throw Invalid('Invalid Entry');
    const cohorts = new Set(
      data.cohortCourses.filter((row) => row.course.id === args.courseId).map((row) => row.cohort.unwrap()),
    );
    const seats = data.enrollments.filter((row) => {
      const cohort = row.cohort.unwrap();
      return (
        holdsSeat(row) &&
        cohorts.has(cohort) &&
        !cohort.deletedAt &&
        (args.cohortId == null || cohort.id === args.cohortId) &&
        (reader.role === 'admin' || visible.teaches(cohort))
      );
    });
    const students = new Set(seats.map((row) => row.student.unwrap()));
    const rows = data.memberships.filter(
      (row) =>
        visible.isOurs(row) &&
        students.has(row) &&
        hasText(`${row.firstName} ${row.lastName} ${row.contactEmail}`, search) &&
        (!args.needsGrading || awaitsGrade(row, args.courseId, visible)),
    );
    return connectionOf(rows, { by: (row) => row.lastName }, args);
  }),

  members: forVerified((visible, args: MembersArguments) => {
    const { data, reader } = visible;
    if (!reader.accountId) throw Unauthenticated();
    if (reader.role !== 'admin' && reader.role !== 'instructor') throw Forbidden();
    const search = args.search?.trim();
    if (search && /\p{Cc}/u.test(search)) throw Invalid('Invalid Entry');
    const rows = data.memberships.filter(
      (row) =>
        visible.isOurs(row) &&
        (args.role == null || row.role.toUpperCase() === args.role) &&
        row.status.toUpperCase() === (args.status ?? 'ACTIVE') &&
        (args.cohortId == null || isStudentIn(row, args.cohortId, visible)) &&
        hasText(`${row.firstName} ${row.lastName} ${row.contactEmail}`, search) &&
        (reader.role === 'admin' || isColleagueOrStudent(row, visible)),
    );
    return connectionOf(rows, { by: (row) => row.lastName }, args);
  }),
};

function assertSignedIn({ reader }: VisibleData): void {
  if (!reader.accountId) throw Unauthenticated();
}

/** Lists lessons inside the institution, of visible courses. */
const isShown = (lesson: Lesson, visible: VisibleData) =>
  visible.isOurs(lesson) && visible.course(lesson.course.unwrap());

/** For everybody except signed-in readers without a verified e-mail. */
function forVerified(resolve: Resolve): Resolve {
  return (visible, args) => {
    if (visible.reader.accountId && !visible.reader.isVerified) throw Unverified();
    return resolve(visible, args);
  };
}

/** Finds a row inside the institution or, if it has none, outside of it. */
function anywhere(visible: VisibleData, find: (from: VisibleData) => object | undefined): unknown {
  const found = find(visible);
  if (found || !visible.reader.institutionId) return found ?? null;
  const elsewhere = find(visible.outside());
  return elsewhere ? new Outside(elsewhere) : null;
}

const statusOfInstitution = ({ suspendedAt, pendingSince }: Institution): string => {
  if (suspendedAt) return 'SUSPENDED';
  return pendingSince ? 'PENDING' : 'ACTIVE';
};

function isOffered(visible: VisibleData, row: Cohort | Course): boolean {
  const { institutionId, host } = visible.reader;
  if (institutionId) return visible.isOurs(row);
  return row.isPublic && (!host || (row.institution.unwrap() as Institution).namespace === host);
}

/** Lists archived courses only if a state is requested. */
const withoutArchived = (rows: Course[], { status }: CoursesArguments) =>
  rows.filter((row) => status != null || row.status !== 'archived');

/** Levels that a filter finds: two mean everyone. */
const levelsOf = (level: keyof typeof CourseLevel): readonly string[] =>
  level.startsWith('ALL') ? [CourseLevel.ALL, CourseLevel.ALL_LEVELS] : [CourseLevel[level]];

function coursesOf(
  rows: Course[],
  { search, category, categorySlug, level, status, ...page }: CoursesArguments,
) {
  const wanted = rows.filter(
    (row) =>
      hasText(`${row.title} ${row.shortDescription}`, search) &&
      (category == null || row.category === CourseCategory[category]) &&
      (categorySlug == null || row.institutionCategory?.unwrap().slug === categorySlug) &&
      (level == null || levelsOf(level).includes(row.level)) &&
      (status == null || row.status.toUpperCase() === status),
  );
  return connectionOf(wanted, { by: (row) => row.createdAt, descending: true }, page);
}
