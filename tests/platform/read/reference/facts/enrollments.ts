import type { Cohort } from '#modules/cohort/cohort.entity';
import type { Enrollment } from '#modules/enrollment/enrollment.entity';
import type { Membership } from '#modules/membership/membership.entity';
import { connectionOf, type PageArguments } from '../page.ts';
import type { VisibleData } from '../visible.ts';
import { hasText } from './values.ts';

export interface EnrollmentsArguments extends PageArguments {
  status?: string[] | null;
  idleSince?: string | null;
  cohortId?: string | null;
  courseId?: string | null;
  search?: string | null;
}

/** States of an enrollment that has a seat or waits for one. */
export const LIVE = ['pending', 'active', 'waitlisted', 'completed'];

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
