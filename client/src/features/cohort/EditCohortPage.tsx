import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useNavigate, useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { PageHeader } from '#ui/PageHeader';
import { notify } from '#lib/toasts';
import { CohortFailed } from './CohortFailed.tsx';
import { CohortForm } from './CohortForm.tsx';
import {
  EditCohortDocument,
  EditCohortPage_CohortFragmentDoc,
  UpdateCohortDocument,
  type EditCohortPage_CohortFragment,
} from './EditCohortPage.generated.ts';

const t = texts.cohortForm;

/** /cohorts/{id}/edit: edits a cohort. */
export default function EditCohortPage() {
  const { guid = '' } = useParams();
  const { data, error, retry } = useScreenQuery(
    EditCohortDocument,
    { id: guid },
    texts.cohortDetail.loadFailed,
  );
  return (
    <>
      <PageHeader title={t.editTitle} description={t.editDescription} />
      {data?.cohort && <Editing cohort={data.cohort} />}
      {(error !== undefined || data?.cohort === null) && (
        <CohortFailed cohortId={guid} error={error} onRetry={retry} />
      )}
      {!data && error === undefined && (
        <Stack gap="lg" maw={820} aria-busy="true">
          <Skeleton h={240} radius="lg" />
          <Skeleton h={320} radius="lg" />
        </Stack>
      )}
    </>
  );
}

function Editing({ cohort: ref }: { cohort: FragmentType<EditCohortPage_CohortFragment> }) {
  const cohort = useFragmentData(EditCohortPage_CohortFragmentDoc, ref);
  const navigate = useNavigate();
  const [update] = useMutation(UpdateCohortDocument);
  const cohortPath = paths.cohort(cohort.id);
  if (!cohort.viewerCan.edit) {
    return (
      <EmptyState
        title={t.notAllowed}
        action={
          <Button component={AppLink} to={cohortPath} variant="light">
            {t.backToCohort}
          </Button>
        }
      />
    );
  }
  return (
    <CohortForm
      defaultValues={{
        title: cohort.title,
        description: cohort.description,
        startDate: cohort.startDate,
        endDate: cohort.endDate,
        registrationDeadline: cohort.registrationDeadline ?? '',
        capacity: cohort.capacity,
        courseIds: cohort.courses.map((course) => course.id),
        isPublic: cohort.isPublic,
      }}
      timeZone={cohort.timeZone}
      chosen={cohort.courses}
      submitLabel={t.save}
      cancelTo={cohortPath}
      draftKey={`edit-cohort ${cohort.id}`}
      onSubmit={async (input) => {
        await update({ variables: { input: { id: cohort.id, ...input } } });
        notify.success(t.updated);
        void navigate(cohortPath);
      }}
    />
  );
}
