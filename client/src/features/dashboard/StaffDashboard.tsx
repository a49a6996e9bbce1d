import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatCount, formatMoney } from '#texts/formatting';
import { Figure, Figures } from '#ui/Figures';
import { PageHeader } from '#ui/PageHeader';
import { RowList } from '#ui/RowList';
import { DashboardPanel } from './DashboardPanel.tsx';
import { DashboardFailed } from './DashboardFailed.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { formatGreeting } from './formatGreeting.ts';
import { LatestEnrollments } from './LatestEnrollments.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { StaffDashboardDocument, type StaffDashboardQuery } from './StaffDashboard.generated.ts';
import { TaughtCohort } from './TaughtCohort.tsx';
import { TaughtCourse } from './TaughtCourse.tsx';
import classes from './dashboard.module.css';

const t = texts.dashboard;

type Viewer = NonNullable<StaffDashboardQuery['viewer']>;

/** Dashboard for teachers; admins and owners see the whole institution. */
export default function StaffDashboard() {
  const { data, error, retry } = useScreenQuery(StaffDashboardDocument, {}, t.failed);
  if (error !== undefined) return <DashboardFailed error={error} onRetry={retry} />;
  if (!data?.viewer) return <DashboardSkeleton isStaff />;
  const { viewer, toGrade, pendingCertificates, myCourses, courses, myCohorts, cohorts } = data;
  const isAdmin = viewer.role === 'ADMIN';
  return (
    <>
      <PageHeader
        title={formatGreeting(viewer.firstName || viewer.displayName)}
        description={isAdmin ? t.adminDescription(viewer.institution?.name ?? '') : t.instructorDescription}
        actions={<Actions viewer={viewer} />}
      />
      <InstitutionFigures viewer={viewer} />
      <div className={classes.column}>
        <NeedsYou toGrade={toGrade} pendingCertificates={pendingCertificates} />
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
function InstitutionFigures({ viewer }: { viewer: Viewer }) {
  const figures = viewer.institution?.figures;
  if (!figures) return null;
  return (
    <Figures label={t.figures}>
      <Figure label={t.students} value={formatCount(figures.studentCount)} />
      <Figure label={t.courses} value={formatCount(figures.courseCount)} />
      {viewer.role === 'ADMIN' ? (
        <>
          <Figure label={t.revenue} value={formatMoney(figures.revenue)} />
          <Figure label={t.institutions} value={formatCount(viewer.memberships.length)} />
        </>
      ) : (
        <>
          <Figure label={t.cohorts} value={formatCount(figures.cohortCount)} />
          <Figure label={t.activeEnrollments} value={formatCount(figures.activeEnrollmentCount)} />
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
