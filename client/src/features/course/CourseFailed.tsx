import { VisuallyHidden } from '@mantine/core';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';

interface CourseFailedProps {
  error: unknown;
  onRetry: () => void;
  /** False below a header: a screen has one h1. */
  hasHeading?: boolean;
}

/** Explains why a course cannot be shown. Offers a retry only where it may help. */
export function CourseFailed({ error, onRetry, hasHeading = true }: CourseFailedProps) {
  const { code, message } = readError(error);
  const isGone = code === 'NOT_FOUND';
  const text = isGone ? texts.courseDetail.notFound : message || texts.courseDetail.failed;
  return (
    <>
      {hasHeading && <VisuallyHidden component="h1">{text}</VisuallyHidden>}
      <ErrorState message={text} onRetry={isGone ? undefined : onRetry} />
    </>
  );
}
