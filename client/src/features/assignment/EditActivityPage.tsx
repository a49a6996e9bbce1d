import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { EditActivityDocument } from './EditActivityPage.generated.ts';

/** Loaded after the frame of the screen, because it brings the rules for times along. */
const EditActivityForm = lazy(() => import('./EditActivityForm.tsx'));

const t = texts.activityForm;

/** /activities/{guid}/edit */
export default function EditActivityPage() {
  const { guid = '' } = useParams();
  const { data, error, refetch } = useQuery(EditActivityDocument, {
    variables: { id: guid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const skeleton = <Skeleton h={480} radius="lg" maw={820} aria-busy="true" />;
  const activity = data?.activity;
  if (error && !activity) {
    const isGone = readError(error).code === 'NOT_FOUND';
    return (
      <>
        <PageHeader title={t.editTitle} />
        <ErrorState
          message={
            isGone ? texts.submitAssignment.notFound : readError(error).message || texts.errors.unknown
          }
          onRetry={isGone ? undefined : () => void refetch().catch(() => null)}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t.editTitle} description={t.editDescription} />
      {activity ? (
        <Suspense fallback={skeleton}>
          <EditActivityForm
            key={guid}
            activity={activity}
            reload={refetch}
            notAllowed={<Navigate to={paths.unauthorized} replace />}
          />
        </Suspense>
      ) : (
        skeleton
      )}
    </>
  );
}
