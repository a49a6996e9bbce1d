import type { Activity } from '#modules/activity/activity.entity';
import type { Cohort } from '#modules/cohort/cohort.entity';
import type { Course } from '#modules/course/course.entity';
import type { Discussion } from '#modules/discussion/discussion.entity';
import type { Enrollment } from '#modules/enrollment/enrollment.entity';
import type { Lesson } from '#modules/lesson/lesson.entity';
import type { Membership } from '#modules/membership/membership.entity';
import { connectionOf, type PageArguments } from './page.ts';
import { compare } from './compare.ts';
import { holdsSeat } from './seat.ts';
import type { VisibleData } from './visible.ts';

export interface EnrollmentsArguments extends PageArguments {
  status?: string[] | null;
  idleSince?: string | null;
  cohortId?: string | null;
  courseId?: string | null;
  search?: string | null;
}

export interface CohortsArguments extends PageArguments {
  search?: string | null;
  status?: string | null;
  isTaught?: boolean;
  isOpen?: boolean;
}

export const DAY = 86_400_000;
const LIVE = ['pending', 'active', 'waitlisted', 'completed'];
export const sum = (numbers: number[]) =>
  Math.round(numbers.reduce((total, next) => total + next, 0) * 100) / 100;
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));
export const inOrder = <T extends { id: string }>(rows: T[], by: (row: T) => number | Date) =>
  rows.toSorted((one, other) => compare(by(one), by(other)) || compare(one.id, other.id));

export interface SubmissionsArguments extends PageArguments {
  state?: 'SUBMITTED' | 'GRADED' | null;
}

/** Filters submissions by the state in the arguments. */
export const inState =
  ({ state }: SubmissionsArguments) =>
  ({ gradedAt }: { gradedAt?: Date | null }) =>
    state == null || (state === 'GRADED') === Boolean(gradedAt);

/** Both names, once if they are equal. */
export const fullName = (first: string, last: string) => (first === last ? first : `${first} ${last}`.trim());

export interface TypedArguments extends PageArguments {
  type?: string | null;
  courseId?: string;
}

export interface LessonsArguments extends TypedArguments {
  hasSection?: boolean | null;
  isUpcoming?: boolean;
}

/** Filters by the type in a list's arguments. */
export const ofType =
  ({ type }: TypedArguments) =>
  (row: { type: string }): boolean =>
    type == null || row.type.toUpperCase() === type;

/** Returns whether a text contains the search text, regardless of case. */
export const hasText = (text: string, search: string | null | undefined): boolean =>
  search == null || text.toLowerCase().includes(search.toLowerCase());

/** Derived from the dates. */
export function statusOf({ startDate, endDate }: Cohort): string {
  const now = new Date();
  return now < startDate ? 'upcoming' : now <= endDate ? 'ongoing' : 'completed';
}

/** Published, not ended, and before its deadline. */
function acceptsEnrollments({ publishedAt, endDate, registrationDeadline }: Cohort): boolean {
  const now = new Date();
  return publishedAt != null && now <= endDate && now <= (registrationDeadline ?? endDate);
}

/** Filters cohorts by a list's arguments. */
export function matching({ search, status, isOpen }: CohortsArguments): (cohort: Cohort) => boolean {
  return (cohort) =>
    (search == null ||
      `${cohort.title} ${cohort.description}`.toLowerCase().includes(search.toLowerCase())) &&
    (status == null || statusOf(cohort).toUpperCase() === status) &&
    (!isOpen || acceptsEnrollments(cohort));
}

export function enrollments(
  visible: VisibleData,
  where: (row: Enrollment) => boolean,
  args: EnrollmentsArguments,
  descending: boolean,
) {
  const asked = args.status?.map((status) => status.toLowerCase());
  const rows = visible.data.enrollments.filter(
    (row) =>
      where(row) &&
      visible.enrollment(row) &&
      (asked?.includes(row.status) ?? true) &&
      (args.idleSince == null || isIdleSince(row, new Date(args.idleSince), visible)) &&
      (args.cohortId == null || row.cohort.id === args.cohortId) &&
      (args.courseId == null || offers(row.cohort.id, args.courseId, visible)) &&
      hasText(textOf(row.student.unwrap()), args.search),
  );
  return connectionOf(rows, { by: (row) => row.enrolledAt, descending }, args);
}

const textOf = ({ firstName, lastName, contactEmail }: Membership): string =>
  `${firstName} ${lastName} ${contactEmail}`;

/** Whether the reader sees that a cohort has a course. */
const offers = (cohortId: string, courseId: string, visible: VisibleData): boolean =>
  visible.secured.cohortCourses().some((row) => row.cohort.id === cohortId && row.course.id === courseId);

/** Whether an active student of a running cohort completed no lesson and submitted nothing since a time. */
function isIdleSince(row: Enrollment, since: Date, { data }: VisibleData): boolean {
  const { startDate, endDate } = row.cohort.unwrap();
  const student = row.student.unwrap();
  return (
    row.status === 'active' &&
    row.enrolledAt < since &&
    startDate < since &&
    new Date() <= endDate &&
    !data.completions.some((done) => done.member.unwrap() === student && done.createdAt >= since) &&
    !data.enrollmentCompletions.some((done) => done.enrollment.unwrap() === row && done.createdAt >= since) &&
    !data.submissions.some((work) => work.student.unwrap() === student && work.submittedAt >= since)
  );
}

/** Whether the reader started a discussion or replied to it. */
export const isWrittenInBy = (row: Discussion, { data, reader }: VisibleData): boolean =>
  row.author.unwrap().id === reader.membershipId ||
  data.replies.some(
    (reply) =>
      reply.discussion.unwrap() === row &&
      !reply.deletedAt &&
      reply.author.unwrap().id === reader.membershipId,
  );

/** Whether a discussion of a student waits for a reply of the reader, who moderates it. */
export function isUnansweredFor(row: Discussion, { data, reader }: VisibleData): boolean {
  const author = row.author.unwrap();
  const owner = row.course?.unwrap().owner.unwrap().id;
  return (
    (reader.role === 'admin' ||
      (reader.role === 'instructor' && (owner === undefined || owner === reader.membershipId))) &&
    author.role === 'student' &&
    !data.replies.some(
      (reply) => reply.discussion.unwrap() === row && !reply.deletedAt && reply.author.unwrap() !== author,
    )
  );
}

/** The viewer's own enrollments of a status, in the session's institution or, without one, of visible cohorts. */
export function ownInSession(visible: VisibleData, status: string): number {
  const { institutionId } = visible.reader;
  return visible.data.enrollments.filter(
    (row) =>
      visible.isMine(row.accountId) &&
      row.status === status &&
      row.cohort.unwrap().deletedAt === null &&
      visible.isOpen(row.cohort.unwrap()) &&
      !row.cohort.unwrap().deletedAt &&
      (!institutionId || visible.isOurs(row)),
  ).length;
}

export const ownOf = (cohort: Cohort, visible: VisibleData) =>
  visible.data.enrollments.filter((row) => row.cohort.unwrap() === cohort && visible.isMine(row.accountId));

export const stateOf = (cohort: Cohort, visible: VisibleData) =>
  ownOf(cohort, visible).find(({ status }) => LIVE.includes(status))?.status ?? null;

export const lessonsOf = (course: Course, { secured }: VisibleData) =>
  secured.lessons().filter((row) => row.course.unwrap() === course);

/** Returns a member's current enrollment with a seat in a cohort of a course. */
function currentEnrollment(course: Course, { data, secured }: VisibleData, memberId: string | null) {
  const cohorts = secured
    .cohortCourses()
    .filter((row) => row.course.unwrap() === course && !row.cohort.unwrap().deletedAt)
    .map((row) => row.cohort.unwrap());
  const seats = data.enrollments.filter(
    (row) => row.student.unwrap().id === memberId && holdsSeat(row) && cohorts.includes(row.cohort.unwrap()),
  );
  return inOrder(seats, (row) => row.enrolledAt)
    .toReversed()
    .toSorted((one, other) => Number(other.status === 'active') - Number(one.status === 'active'))[0];
}

/** Returns whether a lesson is completed in an enrollment. */
export const isDoneIn = (
  enrollment: Enrollment | undefined,
  lesson: Lesson,
  { secured }: VisibleData,
): boolean =>
  secured
    .enrollmentCompletions()
    .some((row) => row.enrollment.unwrap() === enrollment && row.lesson.unwrap() === lesson);

/** Returns the number of lessons that the reader ever completed. */
export const everCompletedBy = ({ secured, reader }: VisibleData, lessons: Lesson[]): number =>
  secured
    .completions()
    .filter((row) => row.member.unwrap().id === reader.membershipId && lessons.includes(row.lesson.unwrap()))
    .length;

/** Returns the number of lessons that the reader completed in the current enrollment, or without one ever. */
export const completedBy = (visible: VisibleData, lessons: Lesson[]): number =>
  lessons.filter((lesson) => {
    const { membershipId } = visible.reader;
    const current = membershipId && currentEnrollment(lesson.course.unwrap(), visible, membershipId);
    return current ? isDoneIn(current, lesson, visible) : everCompletedBy(visible, [lesson]) > 0;
  }).length;

/** Returns the progress of a member in a cohort, or in some of its courses: in the latest enrollment with a seat. */
export function progressIn(
  cohort: Cohort,
  memberId: string | null,
  visible: VisibleData,
  isIncluded: (course: Course) => boolean = () => true,
): number {
  const seats = visible.data.enrollments.filter(
    (row) => row.cohort.unwrap() === cohort && row.student.unwrap().id === memberId && holdsSeat(row),
  );
  return progressOf(cohort, inOrder(seats, (row) => row.enrolledAt).at(-1), visible, isIncluded);
}

/** Returns the progress in an enrollment, or in some courses of its cohort. */
export function progressOf(
  cohort: Cohort,
  enrollment: Enrollment | undefined,
  visible: VisibleData,
  isIncluded: (course: Course) => boolean = () => true,
): number {
  const links = visible.secured.cohortCourses().filter((row) => row.cohort.unwrap() === cohort);
  const courses = new Set(links.map((row) => row.course.unwrap()).filter(isIncluded));
  const lessons = visible.secured.lessons().filter((row) => courses.has(row.course.unwrap()));
  return percent(lessons.filter((lesson) => isDoneIn(enrollment, lesson, visible)).length, lessons.length);
}

/** Returns whether a lesson comes next: not over, and not completed by the reader. */
export const isUpcoming = (lesson: Lesson, visible: VisibleData): boolean =>
  (!lesson.startsAt || (lesson.endsAt ?? lesson.startsAt) > new Date()) &&
  (!lesson.releaseAt || lesson.releaseAt <= new Date()) &&
  completedBy(visible, [lesson]) === 0;

/** Filters lessons by the arguments of a list. */
export const ofLessons =
  (visible: VisibleData, args: LessonsArguments) =>
  (lesson: Lesson): boolean =>
    ofType(args)(lesson) &&
    (args.hasSection == null || args.hasSection === Boolean(lesson.section)) &&
    (args.isUpcoming !== true || isUpcoming(lesson, visible));

export function isManager({ reader }: VisibleData, maker: Membership): boolean {
  return reader.role === 'admin' || (reader.role === 'instructor' && maker.id === reader.membershipId);
}

/** Milliseconds from start to end on the local clock of a cohort's zone. */
export function clockTime({ startDate, endDate, timeZone }: Cohort): number {
  const shown = (moment: Date) =>
    Date.parse(`${moment.toLocaleString('sv-SE', { timeZone: timeZone ?? 'UTC' }).replace(' ', 'T')}Z`) +
    moment.getUTCMilliseconds();
  return shown(endDate) - shown(startDate);
}

export function cohortPermissions(cohort: Cohort, visible: VisibleData) {
  const { reader } = visible;
  const manages = visible.isOurs(cohort) && isManager(visible, cohort.createdBy.unwrap());
  const isTeacher = reader.role === 'instructor' && visible.isOurs(cohort) && visible.teaches(cohort);
  const state = stateOf(cohort, visible);
  const now = new Date();
  const isOpen =
    cohort.publishedAt !== null &&
    now <= cohort.endDate &&
    (!cohort.registrationDeadline || now <= cohort.registrationDeadline);
  const isLearner = reader.isVerified && (!visible.isOurs(cohort) || reader.role === 'student');
  const mayEnroll = isLearner && isOpen && state === null;
  const isFull = cohort.studentCount + cohort.heldCount >= cohort.capacity || cohort.waitlistCount > 0;
  return {
    edit: manages,
    delete: manages,
    manageInstructors: manages,
    manageResources: manages || isTeacher,
    manageSessions: manages || isTeacher,
    seeEnrollments: manages || isTeacher,
    enrollMembers:
      visible.isOurs(cohort) &&
      reader.role === 'admin' &&
      cohort.publishedAt !== null &&
      now <= cohort.endDate,
    enroll: mayEnroll && !isFull,
    joinWaitlist: mayEnroll && isFull,
    cancelEnrollment: state !== null && state !== 'completed',
  };
}

export const ownSubmission = (activity: Activity, visible: VisibleData) =>
  visible.data.submissions.find(
    (row) =>
      row.activity.unwrap() === activity &&
      row.student.unwrap().id === visible.reader.membershipId &&
      visible.submission(row),
  );

/** Returns the extension of the reader for an activity. */
export const ownExtension = (activity: Activity, { data, reader }: VisibleData) =>
  data.extensions.find(
    (row) => row.activity.unwrap() === activity && row.student.unwrap().id === reader.membershipId,
  );

/** Returns the due date that an activity has for the reader. */
export function ownDue(activity: Activity, visible: VisibleData): Date {
  const later = ownExtension(activity, visible)?.dueAt;
  return later && later > activity.dueAt ? later : activity.dueAt;
}

/** Whether work for an activity is still accepted from the reader, late or not. */
export function acceptsWork(activity: Activity, visible: VisibleData): boolean {
  const { allowLateSubmission, lateDays } = activity;
  if (allowLateSubmission && lateDays == null) return true;
  const days = allowLateSubmission ? lateDays! : 0;
  return ownDue(activity, visible).getTime() + days * DAY > Date.now();
}

/** Returns whether the reader has not submitted work for an activity yet. */
export const isDueFor = (activity: Activity, visible: VisibleData): boolean =>
  ownDue(activity, visible) > new Date() && owes(activity, visible);

/** Whether an activity is overdue work of the reader that is still accepted. */
export const isOverdueFor = (activity: Activity, visible: VisibleData): boolean =>
  ownDue(activity, visible) <= new Date() &&
  ownDue(activity, visible).getTime() > Date.now() - 90 * DAY &&
  acceptsWork(activity, visible) &&
  owes(activity, visible);

const owes = (activity: Activity, visible: VisibleData): boolean =>
  visible.learnsIn(activity.course.unwrap(), visible.reader.membershipId) &&
  !ownSubmission(activity, visible);

/** Whether the reader may grade a submission for the activity that has no grade yet. */
export const needsGradingBy = (activity: Activity, visible: VisibleData): boolean =>
  visible.data.submissions.some(
    (row) =>
      row.activity.unwrap() === activity &&
      !row.gradedAt &&
      (visible.reader.role === 'admin' ||
        (visible.reader.role === 'instructor' &&
          visible.teachesIn(activity.course.unwrap(), row.student.unwrap().id))),
  );

/** Whether the reader may grade a submission of a student for a course that has no grade yet. */
export const awaitsGrade = (student: Membership, courseId: string, visible: VisibleData): boolean =>
  visible.data.submissions.some((row) => {
    const activity = row.activity.unwrap();
    const course = activity.course.unwrap();
    return (
      row.student.unwrap() === student &&
      course.id === courseId &&
      !activity.deletedAt &&
      !row.gradedAt &&
      (visible.reader.role === 'admin' || visible.teachesIn(course, student.id))
    );
  });

export function figures(visible: VisibleData) {
  const { data, reader } = visible;
  const isAdmin = reader.role === 'admin';
  const cohorts = data.cohorts.filter(
    (row) => visible.isOurs(row) && !row.deletedAt && (isAdmin || visible.teaches(row)),
  );
  const courses = data.courses.filter(
    (row) =>
      visible.isOurs(row) && !row.deletedAt && (isAdmin || row.owner.unwrap().id === reader.membershipId),
  );
  const seats = data.enrollments.filter((row) => holdsSeat(row) && cohorts.includes(row.cohort.unwrap()));
  return {
    studentCount: isAdmin
      ? data.memberships.filter((row) => visible.isOurs(row) && row.role === 'student').length
      : new Set(seats.map((row) => row.student.unwrap())).size,
    courseCount: courses.length,
    cohortCount: cohorts.length,
    activeEnrollmentCount: seats.filter((row) => row.status === 'active').length,
    revenue: sum(seats.map((row) => row.price)),
    weeklyEnrollments: byWeek(seats.map((row) => row.enrolledAt)),
    weeklyStudents: byWeek(
      isAdmin
        ? data.memberships
            .filter((row) => visible.isOurs(row) && row.role === 'student')
            .map((row) => row.createdAt)
        : [...new Set(seats.map((row) => row.student.unwrap()))].map((student) => {
            const own = seats.filter((row) => row.student.unwrap() === student);
            return new Date(Math.min(...own.map((row) => row.enrolledAt.getTime())));
          }),
    ),
  };
}

const WEEKS = 12;

/** Returns the number of times in each of the last weeks, oldest first. */
function byWeek(times: Date[]): number[] {
  const ago = times.map((at) => Math.max(0, Math.floor((Date.now() - at.getTime()) / (7 * 86_400_000))));
  return Array.from(
    { length: WEEKS },
    (_, place) => ago.filter((weeks) => weeks === WEEKS - 1 - place).length,
  );
}

/** Returns whether the reader may see the place of a lesson. */
export function joins(lesson: Lesson, visible: VisibleData): boolean {
  const { reader, data } = visible;
  if (!reader.accountId) return false;
  if (reader.role === 'admin') return visible.isOurs(lesson);
  const course = lesson.course.unwrap();
  if (reader.role === 'instructor' && course.owner.unwrap().id === reader.membershipId) return true;
  const cohorts = data.cohortCourses
    .filter((row) => row.course.unwrap() === course)
    .map((row) => row.cohort.unwrap())
    .filter((cohort) => visible.isOpen(cohort) && !cohort.deletedAt);
  return cohorts.some((cohort) => visible.teaches(cohort) || ownOf(cohort, visible).some(holdsSeat));
}

/** Returns whether a member has a seat or waits in a cohort that the reader teaches. */
export const isStudentOf = (member: Membership, visible: VisibleData): boolean =>
  visible.data.enrollments.some(
    (row) =>
      row.student.unwrap() === member &&
      LIVE.includes(row.status) &&
      !row.cohort.unwrap().deletedAt &&
      visible.teaches(row.cohort.unwrap()),
  );

/** Returns whether a member has a seat or waits in one cohort, whose students the reader lists. */
export const isStudentIn = (member: Membership, cohortId: string, visible: VisibleData): boolean =>
  visible.data.enrollments.some((row) => {
    const cohort = row.cohort.unwrap();
    return (
      row.student.unwrap() === member &&
      LIVE.includes(row.status) &&
      cohort.id === cohortId &&
      (visible.reader.role === 'admin' || (!cohort.deletedAt && visible.teaches(cohort)))
    );
  });

export const isColleagueOrStudent = (member: Membership, visible: VisibleData): boolean =>
  member.role !== 'student' || isStudentOf(member, visible);
