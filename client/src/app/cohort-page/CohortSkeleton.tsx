import { Skeleton, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './cohort-page.module.css';

/** Placeholder of a cohort's screen while it loads. */
export function CohortSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton h={30} w={180} mb={10} />
        <Skeleton h={38} w="min(420px, 90%)" mb={12} />
        <Skeleton h={20} w="min(560px, 100%)" mb={28} />
        <div className={classes.layout}>
          <Skeleton h={150} radius="lg" className={classes.overviewArea} />
          <Skeleton h={260} radius="lg" className={classes.enrollmentArea} />
          <div className={classes.mainArea}>
            <Skeleton h={44} mb={24} />
            <Skeleton h={220} radius="lg" />
          </div>
        </div>
      </div>
    </div>
  );
}
