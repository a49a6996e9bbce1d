import type { Row } from './row.ts';
import { ACCOUNT_ROWS } from './rows/account.ts';
import { ACTIVITY_ROWS } from './rows/activity.ts';
import { COHORT_ROWS } from './rows/cohort.ts';
import { COURSE_ROWS } from './rows/course.ts';
import { INSTITUTION_ROWS } from './rows/institution.ts';
import { LESSON_ROWS } from './rows/lesson.ts';

/** All calls of the REST API below /api/v1. */
export const ROWS: readonly Row[] = [
  ...ACCOUNT_ROWS,
  ...INSTITUTION_ROWS,
  ...COURSE_ROWS,
  ...COHORT_ROWS,
  ...ACTIVITY_ROWS,
  ...LESSON_ROWS,
];
