import type { CountedTable } from '#platform/database/counted';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';

const isLive = (row: string) => `${row}.deleted_at is null`;

/** Drafts and published cohorts, until they are deleted. The revenue of a cohort is deleted with it. */
export const COHORT_COUNTS: CountedTable = {
  columns: ['published_at', 'deleted_at'],
  contributions: [
    {
      when: isLive,
      name: (row) =>
        `case when ${row}.published_at is null then 'cohorts.draft' else 'cohorts.published' end`,
    },
    {
      when: (row) => `tg_op = 'UPDATE' and old.deleted_at is distinct from new.deleted_at and ${isLive(row)}`,
      name: () => `'revenue'`,
      amount: (row) => `(select coalesce(sum(e.price), 0) from public.enrollment e
          where e.institution_id = ${row}.institution_id and e.cohort_id = ${row}.id and ${statusHasSeat('e.status')})`,
    },
  ],
};
