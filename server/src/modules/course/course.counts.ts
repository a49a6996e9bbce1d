import type { CountedTable } from '#platform/database/counted';

/** Courses by status, until they are deleted. */
export const COURSE_COUNTS: CountedTable = {
  columns: ['status', 'deleted_at'],
  contributions: [
    { when: (row) => `${row}.deleted_at is null`, name: (row) => `'courses.' || ${row}.status` },
  ],
};
