import type { ApolloCache } from '@apollo/client';

const OUTLINE_FIELDS = [
  'lessons',
  'sections',
  'lessonCount',
  'durationMinutes',
  'nextLesson',
  'progress',
  'version',
];

/** Removes the outline of a course from the cache: only the server knows the position of a lesson and all counts. */
export function forgetOutline(cache: ApolloCache, courseId: string): void {
  for (const fieldName of OUTLINE_FIELDS) cache.evict({ id: `Course:${courseId}`, fieldName });
  cache.evict({ fieldName: 'lessons' });
  cache.gc();
}
