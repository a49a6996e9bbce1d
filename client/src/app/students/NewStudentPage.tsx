import { Card, Skeleton } from '@mantine/core';
import { lazy } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { AddressTabs } from '#ui/AddressTabs';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { NewStudentDocument } from './NewStudentPage.generated.ts';

const loadPersonForm = () => import('#features/invitation/InvitePersonForm');
const loadInviteForm = () => import('#features/invitation/InviteForm');
const loadImportWay = () => import('#features/import/ImportWay');
const InvitePersonForm = lazy(loadPersonForm);
const InviteForm = lazy(loadInviteForm);
const ImportWay = lazy(loadImportWay);

const t = texts.newStudent;

/**
 * /students/new: invites students by a form, a pasted list or a file, into the institution and a cohort. For admins and
 * owners. The way is in the URL.
 */
export default function NewStudentPage() {
  const { data, error, retry } = useScreenQuery(NewStudentDocument, {});
  if (data?.viewer && !data.viewer.viewerCan.manageInstitution)
    return <Navigate to={paths.unauthorized} replace />;
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      {error !== undefined ? (
        <ErrorState message={readError(error).message || texts.errors.unknown} onRetry={retry} />
      ) : data ? (
        <Ways />
      ) : (
        <Skeleton h={360} radius="lg" />
      )}
    </>
  );
}

function Ways() {
  const navigate = useNavigate();
  return (
    <AddressTabs
      label={t.ways}
      tabs={[
        {
          id: 'person',
          label: t.person,
          preload: loadPersonForm,
          content: (
            <Card maw={640}>
              <InvitePersonForm />
            </Card>
          ),
        },
        {
          id: 'paste',
          label: t.paste,
          preload: loadInviteForm,
          content: (
            <Card maw={640}>
              <InviteForm onlyStudents onClose={() => void navigate(paths.students)} />
            </Card>
          ),
        },
        { id: 'file', label: t.file, preload: loadImportWay, content: <ImportWay /> },
      ]}
    />
  );
}
