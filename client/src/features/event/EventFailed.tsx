import { Button, VisuallyHidden } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';

const t = texts.eventDetail;

interface EventFailedProps {
  /** Undefined if the cache knows that the event does not exist. */
  error: unknown;
  onRetry: () => void;
}

/** Explains why an event cannot be shown. Offers a retry only where it may help. Its own chunk. */
export default function EventFailed({ error, onRetry }: EventFailedProps) {
  const { message, code } = readError(error);
  if (error === undefined || code === 'NOT_FOUND')
    return (
      <div role="alert">
        <VisuallyHidden component="h1">{t.notFound}</VisuallyHidden>
        <EmptyState
          title={t.notFound}
          hint={t.notFoundHint}
          action={
            <Button component={AppLink} to={paths.events} variant="light" mt="xs">
              {t.back}
            </Button>
          }
        />
      </div>
    );
  return (
    <>
      <VisuallyHidden component="h1">{t.failed}</VisuallyHidden>
      <ErrorState title={t.failed} message={message || texts.errors.unknown} onRetry={onRetry} />
    </>
  );
}
