import { Button } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { Figure, Figures } from '#ui/Figures';
import { PageHeader } from '#ui/PageHeader';
import { DashboardFailed } from '../DashboardFailed.tsx';
import { DashboardSkeleton } from '../DashboardSkeleton.tsx';
import { formatGreeting } from '../formatGreeting.ts';
import { ActiveCourses } from './ActiveCourses.tsx';
import { PendingTasks } from './PendingTasks.tsx';
import type { Learner } from './learner.ts';
import { RecentActivity } from './RecentActivity.tsx';
import { UpcomingLessons } from './UpcomingLessons.tsx';
import { UpcomingSchedule } from './UpcomingSchedule.tsx';
import { UserDashboardDocument } from './UserDashboardPage.generated.ts';
import classes from '../dashboard.module.css';

const t = texts.userDashboard;

/** /userdashboard: what the viewer learns, did and has to do. Always read again, because other screens change it. */
export default function UserDashboardPage() {
  const { data, error, retry } = useScreenQuery(UserDashboardDocument, {}, t.failed, 0);
  if (error !== undefined) return <DashboardFailed error={error} onRetry={retry} />;
  const learner = data?.viewer;
  if (!learner) return <DashboardSkeleton of="learner" />;
  return (
    <>
      <PageHeader
        title={formatGreeting(learner.firstName || learner.displayName)}
        description={t.description}
        actions={
          <Button component={AppLink} to={paths.cohorts} variant="default">
            {texts.dashboard.browse}
          </Button>
        }
      />
      <LearnerFigures learner={learner} />
      <div className={classes.learning}>
        <div className={classes.column}>
          <ActiveCourses courses={learner.activeCourses} />
          <UpcomingLessons courses={learner.activeCourses} />
        </div>
        <div className={classes.column}>
          <UpcomingSchedule />
          <PendingTasks tasks={data.tasks} />
          <RecentActivity learner={learner} />
        </div>
      </div>
    </>
  );
}

const hoursOf = (seconds: number) => formatCount(Math.round(seconds / 360) / 10);

function LearnerFigures({ learner }: { learner: Learner }) {
  const { activeCourseProgress, learnedSeconds, learnedSecondsThisWeek, completedTaskCount } = learner;
  return (
    <Figures label={texts.dashboard.figures}>
      <Figure
        label={t.courseProgress}
        value={t.percent(activeCourseProgress)}
        hint={t.acrossCourses(learner.activeCourses.length)}
      />
      <Figure
        label={t.hoursLearned}
        value={hoursOf(learnedSeconds)}
        hint={t.hoursThisWeek(hoursOf(learnedSecondsThisWeek))}
      />
      <Figure label={t.completedTasks} value={formatCount(completedTaskCount)} />
      <Figure label={t.streak} value={texts.counts.days(learner.learningStreak)} />
    </Figures>
  );
}
