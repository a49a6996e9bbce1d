import { Anchor, Stack } from '@mantine/core';
import { IconMessages, IconUsers } from '@tabler/icons-react';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { CohortFailed } from '#features/cohort/CohortFailed';
import { CohortHeader } from '#features/cohort/CohortHeader';
import { CohortInstructors } from '#features/cohort/CohortInstructors';
import { CohortOverview } from '#features/cohort/CohortOverview';
import { CohortRequirements } from '#features/cohort/CohortRequirements';
import { CohortDescription } from '#features/cohort/CohortDescription';
import LiveCohorts from '#features/cohort/LiveCohorts'; // a part of the layout's file
import { CohortPlans } from '#features/cohort/plans/CohortPlans';
import { EnrollmentPanel } from '#features/enrollment/EnrollmentPanel';
import { SeatMenuButton } from '#features/enrollment/SeatMenuButton';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { AddressTabs, type AddressTab } from '#ui/AddressTabs';
import { CohortDocument, type CohortQuery } from './CohortPage.generated.ts';
import { CohortSkeleton } from './CohortSkeleton.tsx';
import classes from './cohort-page.module.css';

const loadSchedule = () => import('./ScheduleTab.tsx');
const ScheduleTab = lazy(loadSchedule);
const loadCourses = () => import('#features/cohort/CohortCourses');
const CohortCourses = lazy(loadCourses);
const loadFiles = () => import('#features/resource/CohortResources');
const CohortResources = lazy(loadFiles);
const loadStudents = () => import('#features/cohort/CohortStudents');
const CohortStudents = lazy(loadStudents);
const loadClassmates = () => import('#features/chat/Classmates');
const Classmates = lazy(loadClassmates);

const t = texts.cohortDetail;

/** /cohorts/{guid}: composes the screen of a cohort from the features cohort and enrollment. */
export default function CohortPage() {
  const { guid = '' } = useParams();
  const { data, error, retry } = useScreenQuery(CohortDocument, { id: guid }, t.loadFailed);
  return (
    <>
      <BackLink to={paths.cohorts}>{t.backToCohorts}</BackLink>
      <Content id={guid} data={data} error={error} onRetry={retry} />
    </>
  );
}

interface ContentProps {
  id: string;
  data: CohortQuery | undefined;
  error: unknown;
  onRetry: () => void;
}

function Content({ id, data, error, onRetry }: ContentProps) {
  if (error !== undefined || data?.cohort === null)
    return <CohortFailed cohortId={id} error={error} onRetry={onRetry} />;
  const { cohort, viewer } = data ?? {};
  if (!cohort || !viewer) return <CohortSkeleton />;
  // The layout subscribes to cohorts of the session's institution only.
  const isForeign = viewer.institution !== null && viewer.institution.id !== cohort.institution.id;
  return (
    <>
      {isForeign && <LiveCohorts ids={[cohort.id]} />}
      <CohortHeader cohort={cohort} menu={<SeatMenuButton cohort={cohort} viewerId={viewer.id} />} />
      <div className={classes.layout}>
        <div className={classes.overviewArea}>
          <CohortOverview cohort={cohort} />
        </div>
        <div className={classes.enrollmentArea}>
          <EnrollmentPanel cohort={cohort} viewerId={viewer.id} links={<RoomLinks cohort={cohort} />} />
        </div>
        <div className={classes.mainArea}>
          <AddressTabs label={t.tabs} tabs={tabsOf(cohort)} />
        </div>
      </div>
    </>
  );
}

type Cohort = NonNullable<CohortQuery['cohort']>;

/** Tabs of a cohort without the empty ones, which only staff see. Each but the first loads its code when it opens. */
function tabsOf(cohort: Cohort): readonly [AddressTab, ...AddressTab[]] {
  const { viewerCan, meeting, isRecurring, milestones, courses, resources } = cohort;
  const sessionCount = cohort.attendance.length + cohort.plannedSessions.length;
  const shown = (...contents: readonly unknown[]) => viewerCan.edit || contents.some(Boolean);
  const people = peopleTab(cohort);
  return [
    {
      id: 'overview',
      label: t.overview,
      content: (
        <Stack gap="lg">
          <CohortDescription cohort={cohort} />
          <CohortPlans cohort={cohort} />
          <CohortInstructors cohort={cohort} />
          <CohortRequirements
            cohortId={cohort.id}
            requirements={cohort.requirements}
            isStaff={viewerCan.edit}
          />
        </Stack>
      ),
    },
    ...(viewerCan.manageSessions || shown(meeting, isRecurring, milestones.length, sessionCount)
      ? [
          {
            id: 'schedule',
            label: t.scheduleTab,
            preload: loadSchedule,
            content: <ScheduleTab cohort={cohort} />,
          },
        ]
      : []),
    ...(shown(courses.length)
      ? [
          {
            id: 'courses',
            label: t.coursesTab,
            preload: loadCourses,
            content: <CohortCourses cohort={cohort} />,
          },
        ]
      : []),
    ...(people ? [people] : []),
    ...(viewerCan.manageResources || resources.length > 0
      ? [
          {
            id: 'files',
            label: t.filesTab,
            preload: loadFiles,
            content: <CohortResources cohort={cohort} />,
          },
        ]
      : []),
  ];
}

/** Students for staff, classmates for those who take part in the room; undefined for others. */
function peopleTab(cohort: Cohort): AddressTab | undefined {
  const tab = { id: 'people', label: t.peopleTab };
  if (cohort.viewerCan.seeEnrollments)
    return { ...tab, preload: loadStudents, content: <CohortStudents cohort={cohort} /> };
  if (!cohort.room) return undefined;
  return { ...tab, preload: loadClassmates, content: <Classmates roomId={cohort.room.id} /> };
}

/** Links to the chat room of the cohort and to its people. */
function RoomLinks({ cohort: { id, room, viewerCan } }: { cohort: Cohort }) {
  if (!room && !viewerCan.seeEnrollments) return null;
  return (
    <nav className={classes.links} aria-label={t.together}>
      {room && (
        <Anchor component={AppLink} to={paths.conversation(room.id)} size="sm">
          <IconMessages size={18} aria-hidden />
          {t.room}
        </Anchor>
      )}
      <Anchor component={AppLink} to={paths.cohortPeople(id)} size="sm">
        <IconUsers size={18} aria-hidden />
        {viewerCan.seeEnrollments ? t.students : t.classmates}
      </Anchor>
    </nav>
  );
}
