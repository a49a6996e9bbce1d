import { Button, Group, Skeleton, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useSession } from '#lib/session';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { formatCount } from '#texts/formatting';
import { Figure, Figures } from '#ui/Figures';
import { PageHeader } from '#ui/PageHeader';
import { ContinueCard } from './ContinueCard.tsx';
import { DashboardFailed } from './DashboardFailed.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DueSoon } from './DueSoon.tsx';
import { formatGreeting } from './formatGreeting.ts';
import { LearningCard } from './LearningCard.tsx';
import { StudentDashboardDocument } from './StudentDashboard.generated.ts';
import classes from './dashboard.module.css';

// Loaded after the screen: below what the student goes on with.
const Week = lazy(() => import('./Week.tsx'));

const t = texts.dashboard;

/**
 * Dashboard for students, including students without an institution. The platform's staff, who learn nowhere, get the
 * institutions instead.
 */
export default function StudentDashboard() {
  const isMember = useSession()?.role != null;
  const { data, error, retry } = useScreenQuery(StudentDashboardDocument, {}, t.failed);
  if (error !== undefined) return <DashboardFailed error={error} onRetry={retry} />;
  const viewer = data?.viewer;
  if (!viewer) return <DashboardSkeleton of="student" />;
  if (viewer.isSuperAdmin && !isMember) return <Navigate to={paths.institutions} replace />;
  const isLearning = viewer.enrollments.nodes.length > 0;
  const browse = (
    <Button component={AppLink} to={paths.cohorts} variant={isLearning ? 'default' : 'filled'}>
      {t.browse}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={formatGreeting(viewer.firstName || viewer.displayName)}
        description={t.studentDescription}
        actions={
          isLearning && (
            <Group gap="sm">
              {browse}
              <Button component={AppLink} to={paths.studentDashboard} variant="default">
                {texts.userDashboard.title}
              </Button>
            </Group>
          )
        }
      />
      <Figures label={t.figures}>
        <Figure label={t.active} value={formatCount(viewer.activeEnrollmentCount)} />
        <Figure label={t.waitlisted} value={formatCount(viewer.waitlistedEnrollmentCount)} />
        <Figure label={t.completed} value={formatCount(viewer.completedEnrollmentCount)} />
        <Figure label={t.completedLessons} value={formatCount(viewer.completedLessonCount)} />
      </Figures>
      <ContinueCard enrollments={viewer.enrollments.nodes} />
      {isLearning && (
        <Suspense fallback={<Skeleton className={classes.weekWaiting ?? ''} radius="md" />}>
          <Week />
        </Suspense>
      )}
      <div className={classes.learning}>
        <section aria-labelledby="learning">
          <Title order={2} mb="md" id="learning">
            {t.learning}
          </Title>
          <DataList
            label={t.learning}
            cols={isLearning ? { base: 1, md: 2 } : 1}
            items={viewer.enrollments.nodes}
            empty={{ title: t.noLearning, drawing: 'courses', hint: t.noLearningHint, action: browse }}
            // A viewer has at most one current enrollment in a cohort; the ID of the enrollment may be a temporary one.
            itemKey={({ cohort }) => cohort.id}
          >
            {(enrollment) => <LearningCard enrollment={enrollment} />}
          </DataList>
        </section>
        {isLearning && <DueSoon />}
      </div>
    </>
  );
}
