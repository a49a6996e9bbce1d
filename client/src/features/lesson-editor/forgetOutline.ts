import type { ApolloCache } from '@apollo/client';

/** Removes the outline of a course from the cache: only the server knows the position of a lesson and all counts. */
export function forgetOutline(cache: ApolloCache, courseId: string): void {
  for (const fieldName of ['lessons', 'sections', 'lessonCount', 'nextLesson', 'progress', 'version'])
    cache.evict({ id: `Course:${courseId}`, fieldName });
  cache.evict({ fieldName: 'lessons' });
  cache.gc();
}
