import { Skeleton } from '@mantine/core';
import { Suspense, use } from 'react';
import { CourseReviewsContext } from '#lib/courseTabs';
import { WhenNear } from '#ui/WhenNear';

/** Reviews of a course, which another feature implements. Loaded when the reader comes near them. */
export function Reviews({ courseId, reader }: { courseId: string; reader: 'member' | 'visitor' }) {
  const reviews = use(CourseReviewsContext)?.[reader];
  const waiting = <Skeleton h={200} radius="md" />;
  return (
    reviews && (
      <WhenNear waiting={waiting}>
        <Suspense fallback={waiting}>
          <reviews.Component courseId={courseId} />
        </Suspense>
      </WhenNear>
    )
  );
}
