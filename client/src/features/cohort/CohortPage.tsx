import { Anchor, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconPointFilled } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { CohortFailed } from './CohortFailed.tsx';
import { CohortCourses } from './CohortCourses.tsx';
import { CohortHeader } from './CohortHeader.tsx';
import { CohortInstructors } from './CohortInstructors.tsx';
import { CohortOverview } from './CohortOverview.tsx';
import { CohortDocument, type CohortQuery } from './CohortPage.generated.ts';
import { CohortResources } from './CohortResources.tsx';
import { CohortSchedule } from './CohortSchedule.tsx';
import { CohortDescription, CohortTimeline } from './CohortTimeline.tsx';
import { EnrollmentPanel } from './EnrollmentPanel.tsx';
import { Panel } from './Panel.tsx';
import classes from './cohort.module.css';

const CohortStudents = lazy(() => import('./CohortStudents.tsx'));
const LiveCohorts = lazy(() => import('./LiveCohorts.tsx'));

const t = texts.cohortDetail;

/** /cohorts/{guid}: everything about one cohort, and the way into it. */
export default function CohortPage() {
  const { guid = '' } = useParams();
  const { data, error, retry } = useScreenQuery(CohortDocument, { id: guid }, t.loadFailed);
  return (
    <>
      <Anchor component={AppLink} to={paths.cohorts} size="sm" mb="lg" display="inline-flex">
        <IconArrowLeft size={18} aria-hidden style={{ marginInlineEnd: 6 }} />
        {t.backToCohorts}
      </Anchor>
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
  // The layout hears of the session's institution only.
  const isForeign = viewer.institution !== null && viewer.institution.id !== cohort.institution.id;
  return (
    <>
      {isForeign && (
        <Suspense>
          <LiveCohorts ids={[cohort.id]} />
        </Suspense>
      )}
      <CohortHeader cohort={cohort} />
      <div className={classes.layout}>
        <div className={classes.overviewArea}>
          <CohortOverview cohort={cohort} />
        </div>
        <div className={classes.enrollmentArea}>
          <EnrollmentPanel cohort={cohort} viewerId={viewer.id} />
        </div>
        <div className={classes.mainArea}>
          <CohortSchedule cohort={cohort} />
          <CohortDescription cohort={cohort} />
          <CohortCourses cohort={cohort} />
          <CohortTimeline cohort={cohort} />
          {cohort.viewerCan.seeEnrollments && (
            <Suspense fallback={<Skeleton h={240} radius="lg" />}>
              <CohortStudents cohort={cohort} />
            </Suspense>
          )}
        </div>
        <div className={classes.sideArea}>
          <Requirements requirements={cohort.requirements} />
          <CohortInstructors cohort={cohort} />
          <CohortResources cohort={cohort} />
        </div>
      </div>
    </>
  );
}

function Requirements({ requirements }: { requirements: readonly string[] }) {
  return (
    <Panel title={t.requirements} empty={requirements.length === 0 && t.noRequirements}>
      <ul className={classes.bullets}>
        {requirements.map((requirement) => (
          <li key={requirement}>
            <IconPointFilled size={18} aria-hidden />
            <Text>{requirement}</Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The screen's shape while it loads. */
function CohortSkeleton() {
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
            <Skeleton h={160} radius="lg" />
            <Skeleton h={220} radius="lg" />
          </div>
          <div className={classes.sideArea}>
            <Skeleton h={130} radius="lg" />
          </div>
        </div>
      </div>
    </div>
  );
}
