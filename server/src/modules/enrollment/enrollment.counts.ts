import type { CountedTable } from '#platform/database/counted';
import { statusHasSeat } from './enrollment-status.sql.ts';

/** Enrollments by status, and what the seats in cohorts that are not deleted cost. */
export const ENROLLMENT_COUNTS: CountedTable = {
  columns: ['status', 'price'],
  contributions: [
    { name: (row) => `'enrollments.' || ${row}.status` },
    {
      when: (row) =>
        `${row}.price <> 0 and ${statusHasSeat(`${row}.status`)} and exists (select from public.cohort c
          where c.institution_id = ${row}.institution_id and c.id = ${row}.cohort_id and c.deleted_at is null)`,
      name: () => `'revenue'`,
      amount: (row) => `${row}.price`,
    },
  ],
};
