import { Skeleton, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './course.module.css';

/** Placeholder of a course's screen while it loads. */
export function CourseSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton h={320} radius="xl" />
        <div className={classes.layout}>
          <div className={classes.column}>
            <Skeleton h={160} radius="lg" />
            <Skeleton h={300} radius="lg" />
          </div>
          <Skeleton h={220} radius="lg" />
        </div>
      </div>
    </div>
  );
}
