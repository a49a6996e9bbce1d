import { SimpleGrid, Skeleton, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './dashboard.module.css';

interface DashboardSkeletonProps {
  /** Whose dashboard loads: that of the staff, of a student, or /userdashboard. */
  of: 'staff' | 'student' | 'learner';
}

/** Placeholder of a dashboard while it loads, with its parts where they will be. */
export function DashboardSkeleton({ of }: DashboardSkeletonProps) {
  return (
    <div aria-busy="true" className={classes.waiting}>
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton h={30} w="min(380px, 90%)" mb={4} />
        <Skeleton h={18} w="min(300px, 70%)" mb={20} />
        <Skeleton className={classes.buttonsWaiting ?? ''} />
        <Skeleton className={classes.figuresWaiting ?? ''} radius="lg" />
        {of === 'staff' ? (
          <Skeleton h={480} radius="lg" />
        ) : of === 'learner' ? (
          <div className={classes.learning}>
            <Skeleton h={390} radius="lg" />
            <Skeleton h={290} radius="lg" />
          </div>
        ) : (
          <>
            <Skeleton className={classes.continueWaiting ?? ''} radius="lg" />
            <Skeleton className={classes.weekWaiting ?? ''} radius="md" />
            <div className={classes.learning}>
              <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" mt={40}>
                {[1, 2].map((card) => (
                  <Skeleton key={card} h={220} radius="lg" />
                ))}
              </SimpleGrid>
              <Skeleton h={260} radius="lg" />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
