import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { DataList } from '#ui/DataList';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { ActivityActions } from './ActivityActions.tsx';
import { SubmissionRow } from './SubmissionRow.tsx';
import { ActivitySubmissionsDocument, type ActivitySubmissionsQuery } from './SubmissionsPage.generated.ts';
import { useLiveSubmissions } from './useLiveSubmissions.ts';
import classes from './assignment.module.css';

const t = texts.submissionList;

/** Its own chunk with the Markdown editor, loaded when the first submission is opened. */
const GradeDrawer = lazy(() => import('./GradeDrawer.tsx'));

/** Loaded after the submissions. */
const ExtensionsPanel = lazy(() => import('./ExtensionsPanel.tsx'));

type Shown = NonNullable<ActivitySubmissionsQuery['activity']>;

const states = { 'to-grade': 'SUBMITTED', graded: 'GRADED' } as const;

const emptyTexts = {
  all: { title: t.empty, hint: t.emptyHint },
  'to-grade': { title: t.noneToGrade },
  graded: { title: t.noneGraded },
};

/** /activities/{id}/submissions: submissions of the viewer's students, to be graded. New ones appear live. */
export default function SubmissionsPage() {
  const { guid = '' } = useParams();
  const navigate = useNavigate();
  const { filters, narrow, page, goTo } = useListAddress('show');
  const show = filters.show === 'graded' || filters.show === 'to-grade' ? filters.show : 'all';
  const state = show === 'all' ? null : states[show];
  const { data, error, retry } = useScreenQuery(
    ActivitySubmissionsDocument,
    { id: guid, state, page },
    t.failed,
  );
  useLiveSubmissions(guid, retry);
  const activity = data?.activity;
  if (error && readError(error).code === 'NOT_FOUND')
    return (
      <>
        <VisuallyHidden component="h1">{t.title}</VisuallyHidden>
        <ErrorState title={t.failed} message={texts.submitAssignment.notFound} />
      </>
    );
  if (activity && !activity.viewerCan.grade) return <Navigate to={paths.unauthorized} replace />;
  return (
    <>
      {activity && (
        <BackLink to={paths.courseTab(activity.course.id, 'assignments')}>
          {t.back(activity.course.title)}
        </BackLink>
      )}
      <PageHeader
        title={activity?.title ?? t.title}
        description={
          activity ? (
            texts.courseAssignments.counts(activity.handedIn.totalCount, activity.waiting.totalCount)
          ) : (
            <>&nbsp;</>
          )
        }
        actions={
          activity && (
            <ActivityActions
              activity={activity}
              onDeleted={() =>
                void navigate(paths.courseTab(activity.course.id, 'assignments'), { replace: true })
              }
            />
          )
        }
      />
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t.filter}
          value={show}
          onChange={(value) => narrow({ show: value === 'all' ? null : value })}
          data={[
            { value: 'all', label: t.all },
            { value: 'to-grade', label: t.toGrade },
            { value: 'graded', label: t.graded },
          ]}
        />
      </div>
      <Submissions
        activity={activity}
        error={error}
        onRetry={retry}
        empty={emptyTexts[show]}
        page={page}
        onPage={goTo}
      />
      {error === undefined && (
        <Suspense>
          <ExtensionsPanel activityId={guid} />
        </Suspense>
      )}
    </>
  );
}

interface SubmissionsProps {
  activity: Shown | null | undefined;
  error: unknown;
  onRetry: () => void;
  empty: { title: string; hint?: string };
  page: number;
  onPage: (page: number) => void;
}

function Submissions({ activity, error, onRetry, empty, page, onPage }: SubmissionsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Position of the opened submission. */
  const position = useRef(0);
  const items = activity?.submissions.nodes;
  // A graded submission leaves the list of those to grade. The focus goes to the next one, which takes its place.
  useEffect(() => {
    if (opened !== null || !items || opener.current?.isConnected !== false) return;
    if (document.activeElement !== document.body) return;
    const buttons = list.current!.querySelectorAll<HTMLElement>('[data-rows] > * button');
    (buttons[Math.min(position.current, items.length - 1)] ?? list.current)?.focus();
    opener.current = null;
  }, [opened, items]);
  return (
    <div ref={list} tabIndex={-1}>
      <DataList
        label={t.title}
        items={items}
        error={error}
        errorText={t.failed}
        onRetry={onRetry}
        cols="rows"
        skeletonCount={5}
        empty={{ ...empty, drawing: 'work' }}
        pages={{ page, pageCount: activity?.submissions.pageCount ?? 1, onChange: onPage }}
        itemKey={(submission) => submission.id}
      >
        {(submission) => (
          <SubmissionRow
            submission={submission}
            onOpen={(id) => {
              opener.current = document.activeElement as HTMLElement | null;
              position.current = items?.findIndex((one) => one.id === id) ?? 0;
              setOpened(id);
            }}
          />
        )}
      </DataList>
      {opened !== null && (
        <Suspense>
          <GradeDrawer
            key={opened}
            id={opened}
            onClose={() => {
              setOpened(null);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
