import { SimpleGrid, Skeleton, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './dashboard.module.css';

interface DashboardSkeletonProps {
  /** Shows a wide table for teachers, a row of cards for students. */
  isStaff: boolean;
}

/** Placeholder of the dashboard while it loads. */
export function DashboardSkeleton({ isStaff }: DashboardSkeletonProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton h={38} w="min(380px, 90%)" mb={12} />
        <Skeleton h={20} w="min(300px, 70%)" mb={32} />
        <Skeleton h={78} radius="lg" mb={24} />
        {isStaff ? (
          <Skeleton h={480} radius="lg" />
        ) : (
          <div className={classes.learning}>
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" mt={60}>
              {[1, 2, 3, 4].map((card) => (
                <Skeleton key={card} h={190} radius="lg" />
              ))}
            </SimpleGrid>
            <Skeleton h={190} radius="lg" />
          </div>
        )}
      </div>
    </div>
  );
}
