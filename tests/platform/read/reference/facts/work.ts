import type { Activity } from '#modules/activity/activity.entity';
import type { Membership } from '#modules/membership/membership.entity';
import type { PageArguments } from '../page.ts';
import type { VisibleData } from '../visible.ts';
import { DAY } from './values.ts';

export interface SubmissionsArguments extends PageArguments {
  state?: 'SUBMITTED' | 'GRADED' | null;
}

/** Filters submissions by the state in the arguments. */
export const inState =
  ({ state }: SubmissionsArguments) =>
  ({ gradedAt }: { gradedAt?: Date | null }) =>
    state == null || (state === 'GRADED') === Boolean(gradedAt);

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
