import { readError } from '../app/errors.ts';
import { texts } from '../texts/en.ts';
import { ErrorState } from '../ui/ErrorState.tsx';

/** Why a course cannot be shown; another try only where it may help. */
export function CourseFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, message } = readError(error);
  const isGone = code === 'NOT_FOUND';
  return (
    <ErrorState
      message={isGone ? texts.courseDetail.notFound : message || texts.courseDetail.failed}
      onRetry={isGone ? undefined : onRetry}
    />
  );
}
