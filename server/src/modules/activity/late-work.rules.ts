import { DAY } from '#kernel/duration.rules';
/** Returns the last time at which work is accepted; null without an end. */
export function lastSubmissionAt(
  dueAt: Date,
  { allowLateSubmission, days }: { allowLateSubmission: boolean; days: number | null },
): Date | null {
  if (!allowLateSubmission) return dueAt;
  return days === null ? null : new Date(dueAt.getTime() + days * DAY);
}

/** Returns the points that remain after a deduction, rounded. */
export const pointsAfter = (points: number, latePercent: number): number =>
  Math.round((points * (100 - latePercent)) / 100);
