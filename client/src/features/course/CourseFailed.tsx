import { VisuallyHidden } from '@mantine/core';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';

/** Explains why a course cannot be shown. Offers a retry only where it may help. */
export function CourseFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, message } = readError(error);
  const isGone = code === 'NOT_FOUND';
  const text = isGone ? texts.courseDetail.notFound : message || texts.courseDetail.failed;
  return (
    <>
      <VisuallyHidden component="h1">{text}</VisuallyHidden>
      <ErrorState message={text} onRetry={isGone ? undefined : onRetry} />
    </>
  );
}
