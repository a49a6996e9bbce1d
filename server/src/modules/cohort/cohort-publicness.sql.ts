import type { PublishedTable } from '#platform/database/publicness';

/** Cohorts that everybody may read. */
export const PUBLIC_COHORTS: PublishedTable = {
  table: 'cohort',
  isPublic: 'is_public and published_at is not null and deleted_at is null',
};
