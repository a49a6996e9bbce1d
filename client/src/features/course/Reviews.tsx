import { Skeleton } from '@mantine/core';
import { Suspense, use } from 'react';
import { CourseReviewsContext } from '#lib/courseTabs';

/** Reviews of a course, which another feature implements. */
export function Reviews({ courseId, reader }: { courseId: string; reader: 'member' | 'visitor' }) {
  const reviews = use(CourseReviewsContext)?.[reader];
  return (
    reviews && (
      <Suspense fallback={<Skeleton h={200} radius="md" />}>
        <reviews.Component courseId={courseId} />
      </Suspense>
    )
  );
}
