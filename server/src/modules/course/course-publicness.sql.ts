import type { PublishedTable } from '#platform/database/publicness';

/** Courses that everybody may read. */
export const PUBLIC_COURSES: PublishedTable = {
  table: 'course',
  isPublic: "is_public and status = 'published' and deleted_at is null",
};
