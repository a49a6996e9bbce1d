import { Card, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { NewStudentDocument } from './NewStudentPage.generated.ts';

const InviteForm = lazy(() => import('#features/invitation/InviteForm'));

const t = texts.newStudent;

/** /students/new: invites students by mail, one or many, into the institution and a cohort. For admins and owners. */
export default function NewStudentPage() {
  const navigate = useNavigate();
  const { data, error, retry } = useScreenQuery(NewStudentDocument, {});
  if (data?.viewer && !data.viewer.viewerCan.manageInstitution)
    return <Navigate to={paths.unauthorized} replace />;
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      {error !== undefined ? (
        <ErrorState message={readError(error).message || texts.errors.unknown} onRetry={retry} />
      ) : (
        <Card maw={640}>
          <Suspense fallback={<Skeleton h={360} />}>
            {data ? (
              <InviteForm onlyStudents onClose={() => void navigate(paths.students)} />
            ) : (
              <Skeleton h={360} />
            )}
          </Suspense>
        </Card>
      )}
    </>
  );
}
