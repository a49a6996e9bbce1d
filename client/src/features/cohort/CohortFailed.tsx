import { VisuallyHidden } from '@mantine/core';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';

const t = texts.cohortDetail;

/** Why a cohort cannot be shown; another try only where it may help. */
export function CohortFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { message, code } = readError(error);
  const isGone = code === 'NOT_FOUND';
  return (
    <>
      <VisuallyHidden component="h1">{t.loadFailed}</VisuallyHidden>
      <ErrorState
        title={t.loadFailed}
        message={isGone ? t.notFound : message || texts.errors.unknown}
        onRetry={isGone ? undefined : onRetry}
      />
    </>
  );
}
