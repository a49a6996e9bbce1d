import { Skeleton, VisuallyHidden } from '@mantine/core';
import { texts } from '../texts/en.ts';
import classes from './dashboard.module.css';

/** The dashboard's shape while it loads. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton h={38} w="min(380px, 90%)" mb={12} />
        <Skeleton h={20} w="min(300px, 70%)" mb={32} />
        <div className={classes.stats}>
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} h={118} radius="lg" />
          ))}
        </div>
        <div className={classes.columns}>
          <Skeleton h={380} radius="lg" />
          <Skeleton h={380} radius="lg" />
        </div>
      </div>
    </div>
  );
}
