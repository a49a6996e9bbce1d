import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { SessionCohortsDocument } from './NewSessionPage.generated.ts';

const NewSessionForm = lazy(() => import('./NewSessionForm.tsx'));

const t = texts.sessionForm;

const LOADING = <Skeleton h={380} radius="lg" maw={620} />;

/** /sessions/new: plans a session of a cohort that the viewer teaches. */
export default function NewSessionPage() {
  const { data, error, retry } = useScreenQuery(SessionCohortsDocument, {});
  const cohorts = data?.cohorts.nodes;
  return (
    <>
      <PageHeader title={texts.sessions.plan} description={t.pageHint} />
      {error !== undefined && !cohorts && (
        <ErrorState message={readError(error).message || texts.errors.list} onRetry={retry} />
      )}
      {error === undefined && !cohorts && LOADING}
      {cohorts?.length === 0 && (
        <EmptyState
          title={t.noCohorts}
          action={
            <Button component={AppLink} to={paths.newCohort}>
              {texts.menu.newCohort}
            </Button>
          }
        />
      )}
      {cohorts && cohorts.length > 0 && (
        <Suspense fallback={LOADING}>
          <NewSessionForm cohorts={cohorts} />
        </Suspense>
      )}
    </>
  );
}
