import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { PageHeader } from '#ui/PageHeader';
import {
  EditCohortDocument,
  EditCohortPage_CohortFragmentDoc,
  type EditCohortPage_CohortFragment,
  type EditCohortQuery,
} from './EditCohortPage.generated.ts';

const CohortDetails = lazy(() => import('./CohortDetails.tsx'));
// Loaded later: below the fold.
const EditCohortParts = lazy(() => import('./EditCohortParts.tsx'));

const CohortFailed = lazy(async () => ({ default: (await import('./CohortFailed.tsx')).CohortFailed }));

const t = texts.cohortForm;

/** /cohorts/{id}/edit: edits a cohort. */
export default function EditCohortPage() {
  const { guid = '' } = useParams();
  // Always from the network: a cached version would show old values to edit.
  const { data, error, refetch } = useQuery(EditCohortDocument, {
    variables: { id: guid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const cohort = data?.cohort;
  if (cohort === null || (error && !cohort))
    return (
      <Suspense>
        <CohortFailed cohortId={guid} error={error} onRetry={() => void refetch().catch(() => null)} />
      </Suspense>
    );
  return (
    <>
      <PageHeader title={t.editTitle} description={t.editDescription} />
      {cohort ? (
        <Editor key={guid} cohort={cohort} reload={refetch} />
      ) : (
        <Stack gap="lg" maw={820} aria-busy="true">
          <Skeleton h={240} radius="lg" />
          <Skeleton h={320} radius="lg" />
        </Stack>
      )}
    </>
  );
}

interface EditorProps {
  cohort: NonNullable<EditCohortQuery['cohort']>;
  reload: () => Promise<unknown>;
}

function Editor({ cohort: ref, reload }: EditorProps) {
  const cohort = useFragmentData(
    EditCohortPage_CohortFragmentDoc,
    ref as FragmentType<EditCohortPage_CohortFragment>,
  );
  if (!cohort.viewerCan.edit)
    return (
      <EmptyState
        title={t.notAllowed}
        action={
          <Button component={AppLink} to={paths.cohort(cohort.id)} variant="light">
            {t.backToCohort}
          </Button>
        }
      />
    );
  return (
    <Stack gap="lg" maw={820}>
      <Suspense fallback={<Skeleton h={320} radius="lg" />}>
        <CohortDetails cohort={cohort} reload={reload} />
      </Suspense>
      <Suspense fallback={<Skeleton h={320} radius="lg" />}>
        <EditCohortParts cohort={ref} isDeletable={cohort.viewerCan.delete} />
      </Suspense>
    </Stack>
  );
}
