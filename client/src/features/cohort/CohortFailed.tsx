import { VisuallyHidden, Button } from '@mantine/core';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { EmptyState } from '#ui/EmptyState';
import { isDeletedCohort } from './evictCohort.ts';

const t = texts.cohortDetail;

interface CohortFailedProps {
  cohortId: string;
  /** Undefined if the cache knows that the cohort was deleted. */
  error: unknown;
  onRetry: () => void;
}

/** Explains why a cohort cannot be shown. Offers a retry only where it may help. */
export function CohortFailed({ cohortId, error, onRetry }: CohortFailedProps) {
  const { message, code } = readError(error);
  if (isDeletedCohort(cohortId)) return <CohortGone title={t.deleted} hint={t.deletedHint} />;
  if (code === 'NOT_FOUND') return <CohortGone title={t.notFound} hint={t.notFoundHint} />;
  return (
    <>
      <VisuallyHidden component="h1">{t.loadFailed}</VisuallyHidden>
      <ErrorState title={t.loadFailed} message={message || texts.errors.unknown} onRetry={onRetry} />
    </>
  );
}

/** Replaces a cohort that is not available, with a link to all cohorts. */
function CohortGone({ title, hint }: { title: string; hint: string }) {
  return (
    <div role="alert">
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <EmptyState
        title={title}
        hint={hint}
        action={
          <Button component={AppLink} to={paths.cohorts} variant="light" mt="xs">
            {t.seeCohorts}
          </Button>
        }
      />
    </div>
  );
}
