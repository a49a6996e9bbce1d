import type { Cohort } from '#modules/cohort/cohort.entity';
import type { PageArguments } from '../page.ts';
import type { VisibleData } from '../visible.ts';
import { stateOf } from './enrollments.ts';
import { isManager } from './members.ts';
import { hasText } from './values.ts';

export interface CohortsArguments extends PageArguments {
  search?: string | null;
  status?: string | null;
  isTaught?: boolean;
  isOpen?: boolean;
}

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
    hasText(`${cohort.title} ${cohort.description}`, search) &&
    (status == null || statusOf(cohort).toUpperCase() === status) &&
    (!isOpen || acceptsEnrollments(cohort));
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
