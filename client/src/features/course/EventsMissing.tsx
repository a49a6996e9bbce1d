import { Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';

/** Shown instead of the events of a course while they load, or after a failure. */
export function EventsMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error !== undefined)
    return (
      <div role="alert">
        <Text size="xs" mb="xs">
          {texts.workspace.eventsFailed}
        </Text>
        <Button variant="light" size="compact-sm" onClick={onRetry}>
          {texts.common.retry}
        </Button>
      </div>
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <Skeleton h={44} aria-hidden />
    </div>
  );
}
