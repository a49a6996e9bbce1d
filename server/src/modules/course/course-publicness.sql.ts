import type { CataloguedTable } from '#platform/catalogue/catalogued';

/** Courses that everybody may read, and what the catalogue has of them. */
export const PUBLIC_COURSES: CataloguedTable = {
  table: 'course',
  isPublic: "is_public and status = 'published' and deleted_at is null",
  decisive: ['is_public', 'status', 'deleted_at'],
  columns: {
    title: 'title',
    description: 'short_description',
    category: 'category',
    level: 'level',
    created_at: 'created_at',
    updated_at: 'updated_at',
  },
};
