import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatCount, formatMoney } from '#texts/formatting';
import { Figure, Figures } from '#ui/Figures';
import { PageHeader } from '#ui/PageHeader';
import { RowList } from '#ui/RowList';
import { Sparkline } from '#ui/Sparkline';
import { DashboardPanel } from '#features/dashboard/DashboardPanel';
import { DashboardFailed } from '#features/dashboard/DashboardFailed';
import { DashboardSkeleton } from '#features/dashboard/DashboardSkeleton';
import { UpcomingSessions } from '#features/dashboard/UpcomingSessions';
import { formatGreeting } from '#features/dashboard/formatGreeting';
import { LatestEnrollments } from './LatestEnrollments.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { useLiveRefresh } from './useLiveRefresh.ts';
import { StaffDashboardDocument, type StaffDashboardQuery } from './StaffDashboard.generated.ts';
import { TaughtCohort } from '#features/dashboard/TaughtCohort';
import { TaughtCourse } from '#features/dashboard/TaughtCourse';
import classes from '#features/dashboard/dashboard.module.css';

// Loaded for new institutions only.
const FirstSteps = lazy(() => import('#features/dashboard/FirstSteps'));

// Loaded after the screen, for admins only.
const AdminPanels = lazy(() => import('./AdminPanels.tsx'));

const t = texts.dashboard;

/** Days that the changes of the figures cover. */
const CHANGE_DAYS = 30;

/** Days without activity after which a student is inactive. */
const IDLE_DAYS = 7;

/** About the height of the panels for admins, so that little moves when they arrive, in pixels. */
const ADMIN_PANELS_HEIGHT = 440;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const NOBODY = { totalCount: 0, nodes: [] };

type Viewer = NonNullable<StaffDashboardQuery['viewer']>;

/** Dashboard for teachers; admins and owners see the whole institution. */
export default function StaffDashboard() {
  const [since] = useState(() => daysAgo(CHANGE_DAYS));
  const [idleSince] = useState(() => daysAgo(IDLE_DAYS));
  const { data, error, retry } = useScreenQuery(StaffDashboardDocument, { since, idleSince }, t.failed);
  const [round, setRound] = useState(0);
  useLiveRefresh(data && readLiveValues(data), () => {
    retry();
    setRound((last) => last + 1);
  });
  if (error !== undefined) return <DashboardFailed error={error} onRetry={retry} />;
  if (!data?.viewer) return <DashboardSkeleton of="staff" />;
  const { viewer, toGrade, unanswered, pendingCertificates, myCourses, courses, myCohorts, cohorts } = data;
  const isAdmin = viewer.role === 'ADMIN';
  return (
    <>
      <PageHeader
        title={formatGreeting(viewer.firstName || viewer.displayName)}
        description={isAdmin ? t.adminDescription(viewer.institution?.name ?? '') : t.instructorDescription}
        actions={<Actions viewer={viewer} />}
      />
      <InstitutionFigures viewer={viewer} recent={data} />
      <div className={classes.column}>
        {viewer.institution?.enrollments.totalCount === 0 && (
          <Suspense>
            <FirstSteps />
          </Suspense>
        )}
        <NeedsYou
          toGrade={toGrade}
          pendingCertificates={pendingCertificates}
          unanswered={unanswered}
          unpaid={viewer.institution?.unpaid ?? NOBODY}
          idle={viewer.institution?.idle ?? NOBODY}
        />
        <UpcomingSessions />
        {isAdmin && (
          <Suspense fallback={<Skeleton h={ADMIN_PANELS_HEIGHT} radius="lg" />}>
            <AdminPanels round={round} />
          </Suspense>
        )}
        <LatestEnrollments enrollments={viewer.institution?.enrollments.nodes ?? []} />
        <div className={classes.columns}>
          <Cohorts
            title={isAdmin ? t.cohorts : t.myCohorts}
            cohorts={(isAdmin ? cohorts : myCohorts).nodes}
          />
          {isAdmin ? (
            <Courses
              title={t.courses}
              courses={courses.nodes}
              more={{ to: paths.courses, label: texts.courseList.title }}
            />
          ) : (
            <Courses
              title={t.myCourses}
              courses={myCourses.nodes}
              more={{ to: paths.myCourses, label: texts.myCourses.title }}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** Returns the values that only events change, as text. */
const readLiveValues = ({ viewer, cohorts, myCohorts }: StaffDashboardQuery): string =>
  JSON.stringify([
    viewer?.unreadNotificationCount,
    ...[...cohorts.nodes, ...myCohorts.nodes].map((cohort) => [
      cohort.id,
      cohort.studentCount,
      cohort.heldCount,
      cohort.waitlistCount,
    ]),
  ]);

function Actions({ viewer: { viewerCan } }: { viewer: Viewer }) {
  return (
    <>
      {viewerCan.createCourse && (
        <Button component={AppLink} to={paths.newCourse} variant="default">
          {t.createCourse}
        </Button>
      )}
      {viewerCan.createCohort && (
        <Button component={AppLink} to={paths.newCohort} leftSection={<IconPlus size={18} aria-hidden />}>
          {t.newCohort}
        </Button>
      )}
    </>
  );
}

/** Figures of the institution for an admin, of the own courses for an instructor, as counted by the server. */
function InstitutionFigures({ viewer, recent }: { viewer: Viewer; recent: StaffDashboardQuery }) {
  const figures = viewer.institution?.figures;
  if (!figures) return null;
  const added = (count: number | undefined) => (count ? t.added(formatCount(count), CHANGE_DAYS) : undefined);
  const newEnrollments = viewer.institution?.newEnrollments.totalCount ?? 0;
  const { weeklyEnrollments } = figures;
  const enrollments = <Sparkline values={weeklyEnrollments} label={t.enrollmentsByWeek(weeklyEnrollments)} />;
  return (
    <Figures label={t.figures}>
      <Figure
        label={t.students}
        to={paths.students}
        value={formatCount(figures.studentCount)}
        hint={added(recent.newStudents.totalCount)}
        trend={<Sparkline values={figures.weeklyStudents} label={t.studentsByWeek(figures.weeklyStudents)} />}
      />
      <Figure
        label={t.courses}
        to={viewer.role === 'ADMIN' ? paths.courses : paths.myCourses}
        value={formatCount(figures.courseCount)}
        hint={viewer.role === 'ADMIN' && added(recent.newCourses.totalCount)}
      />
      {viewer.role === 'ADMIN' ? (
        <>
          <Figure
            label={t.revenue}
            to={`${paths.orders}?status=PAID`}
            value={formatMoney(figures.revenue)}
            hint={newEnrollments > 0 && t.newEnrollments(formatCount(newEnrollments), CHANGE_DAYS)}
            trend={enrollments}
          />
          <Figure
            label={t.institutions}
            to={paths.institutions}
            value={formatCount(viewer.memberships.length)}
          />
        </>
      ) : (
        <>
          <Figure label={t.cohorts} to={paths.cohorts} value={formatCount(figures.cohortCount)} />
          <Figure
            label={t.activeEnrollments}
            to={`${paths.enrollments}?status=ACTIVE`}
            value={formatCount(figures.activeEnrollmentCount)}
            hint={added(newEnrollments)}
            trend={enrollments}
          />
        </>
      )}
    </Figures>
  );
}

interface CohortsProps {
  title: string;
  cohorts: StaffDashboardQuery['cohorts']['nodes'];
}

function Cohorts({ title, cohorts }: CohortsProps) {
  return (
    <DashboardPanel title={title} more={{ to: paths.cohorts, label: t.allCohorts }}>
      {cohorts.length === 0 && <Text c="dimmed">{t.noCohorts}</Text>}
      <RowList>
        {cohorts.map((cohort) => (
          <li key={cohort.id}>
            <TaughtCohort cohort={cohort} />
          </li>
        ))}
      </RowList>
    </DashboardPanel>
  );
}

interface CoursesProps {
  title: string;
  courses: StaffDashboardQuery['courses']['nodes'];
  more: { to: string; label: string };
}

function Courses({ title, courses, more }: CoursesProps) {
  return (
    <DashboardPanel title={title} more={more}>
      {courses.length === 0 && <Text c="dimmed">{t.noCourses}</Text>}
      <RowList>
        {courses.map((course) => (
          <li key={course.id}>
            <TaughtCourse course={course} />
          </li>
        ))}
      </RowList>
    </DashboardPanel>
  );
}
