import { useQuery } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { EditLessonDocument } from './EditLessonPage.generated.ts';

/** Loaded after the frame of the screen, because it brings the rules for times along. */
const EditLessonForm = lazy(() => import('./EditLessonForm.tsx'));

const t = texts.lessonForm;

/** /lessons/{id}/edit */
export default function EditLessonPage() {
  const { guid = '' } = useParams();
  // Always from the network: a cached version could be older.
  const { data, error, refetch } = useQuery(EditLessonDocument, {
    variables: { id: guid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const skeleton = <Skeleton h={480} radius="lg" maw={820} aria-busy="true" />;
  const lesson = data?.lesson;
  if (error && !lesson) {
    const isGone = readError(error).code === 'NOT_FOUND';
    return (
      <>
        <PageHeader title={t.editTitle} />
        <ErrorState
          message={isGone ? texts.lesson.unknown : readError(error).message || texts.errors.unknown}
          onRetry={isGone ? undefined : () => void refetch().catch(() => null)}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t.editTitle}
        description={t.editDescription}
        actions={
          <Button component={AppLink} to={paths.lesson(guid)} variant="default">
            {t.view}
          </Button>
        }
      />
      {lesson ? (
        <Suspense fallback={skeleton}>
          <EditLessonForm
            key={guid}
            lesson={lesson}
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
