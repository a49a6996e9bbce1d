import type { Requirements } from './standing.sql.ts';

/** Returns what a rule requires in words, which its certificates keep. */
export function criteriaOf({ minProgress, minGrade, minAttendance }: Requirements): string {
  const parts = [
    minProgress !== null && `at least ${minProgress}% of the lessons completed`,
    minGrade !== null && `at least ${minGrade}% of the points reached`,
    minAttendance !== null && `at least ${minAttendance}% of the sessions attended`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `Required: ${parts.join(', ')}.` : 'Required: a seat in a cohort until its end.';
}
