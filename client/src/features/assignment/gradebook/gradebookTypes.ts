import type { GradebookCourseQuery } from './GradebookPage.generated.ts';

/** Column of the gradebook. */
export type Activity = NonNullable<GradebookCourseQuery['course']>['activities']['nodes'][number];

/** Row of the gradebook. */
export interface Student {
  id: string;
  displayName: string;
}

/** A student's work for an activity. */
export interface Work {
  id: string;
  activityId: string;
  points?: number | null;
  /** Points before the deduction for late work. */
  givenPoints?: number | null;
  isLate: boolean;
  /** Percent that late work loses. */
  latePercent: number;
  /** Number of the latest attempt. */
  attempt: number;
  submittedAt: string;
  gradedAt?: string | null;
}

/** Work by student and activity. */
export type Works = Readonly<Record<string, Work>>;

/** Due dates of extensions by student and activity. */
export type Extensions = Readonly<Record<string, string>>;

export const keyOf = (studentId: string, activityId: string): string => `${studentId} ${activityId}`;

/** State of a cell, told by its text. */
export type CellState = 'graded' | 'toGrade' | 'missing' | 'none';

/** @param extendedTo due date of an extension */
export function stateOf(
  work: Work | undefined,
  activity: Pick<Activity, 'dueAt'>,
  extendedTo: string | undefined,
): CellState {
  if (work) return work.gradedAt ? 'graded' : 'toGrade';
  const dueAt = Math.max(Date.parse(activity.dueAt), Date.parse(extendedTo ?? activity.dueAt));
  return dueAt < Date.now() ? 'missing' : 'none';
}

/** Returns the points of a student's graded work, those that were possible for it, and the percentage. */
export function totalOf(student: Student, activities: readonly Activity[], works: Works) {
  let points = 0;
  let possible = 0;
  for (const activity of activities) {
    const work = works[keyOf(student.id, activity.id)];
    if (!work?.gradedAt) continue;
    points += work.points ?? 0;
    possible += activity.points;
  }
  return { points, possible, percent: possible > 0 ? Math.round((100 * points) / possible) : null };
}
