import type { CataloguedTable } from '#platform/catalogue/catalogued';

/** Cohorts that everybody may read, and what the catalogue has of them. */
export const PUBLIC_COHORTS: CataloguedTable = {
  table: 'cohort',
  isPublic: 'is_public and published_at is not null and deleted_at is null',
  decisive: ['is_public', 'published_at', 'deleted_at'],
  columns: {
    title: 'title',
    description: 'description',
    starts_at: 'start_date',
    ends_at: 'end_date',
    closes_at: 'registration_deadline',
    created_at: 'created_at',
    updated_at: 'updated_at',
  },
};
