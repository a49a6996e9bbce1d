import { Anchor, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { CohortCourses } from '#features/cohort/CohortCourses';
import { CohortFailed } from '#features/cohort/CohortFailed';
import { CohortHeader } from '#features/cohort/CohortHeader';
import { CohortInstructors } from '#features/cohort/CohortInstructors';
import { CohortOverview } from '#features/cohort/CohortOverview';
import { CohortRequirements } from '#features/cohort/CohortRequirements';
import { CohortResources } from '#features/cohort/CohortResources';
import { CohortSchedule } from '#features/cohort/CohortSchedule';
import { CohortDescription, CohortTimeline } from '#features/cohort/CohortTimeline';
import { EnrollmentPanel } from '#features/enrollment/EnrollmentPanel';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { CohortDocument, type CohortQuery } from './CohortPage.generated.ts';
import { CohortSkeleton } from './CohortSkeleton.tsx';
import classes from './cohort-page.module.css';

const CohortStudents = lazy(() => import('#features/cohort/CohortStudents'));
const LiveCohorts = lazy(() => import('#features/cohort/LiveCohorts'));

const t = texts.cohortDetail;

/** /cohorts/{guid}: composes the screen of a cohort from the features cohort and enrollment. */
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
  // The layout subscribes to cohorts of the session's institution only.
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
          <CohortRequirements requirements={cohort.requirements} />
          <CohortInstructors cohort={cohort} />
          <CohortResources cohort={cohort} />
        </div>
      </div>
    </>
  );
}
