import { Button, Group, Text } from '@mantine/core';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { useSavedWork } from './useSavedWork.ts';

const t = texts.workDraft;

interface SavedDraftProps {
  activityId: string;
  /** Gets the save that is under way. */
  onSaving: (saving: Promise<unknown>) => void;
  /** Time of the draft on the server; null without one. */
  savedAt: string | null;
  onDiscarded: () => void;
}

/** Keeps the values of the surrounding form on the server while they change, and tells since when they are there. */
export function SavedDraft({ activityId, onSaving, savedAt, onDiscarded }: SavedDraftProps) {
  const { state, discard } = useSavedWork(activityId, onSaving);
  const remove = () =>
    discard().then(
      () => {
        notify.success(t.discarded);
        onDiscarded();
      },
      () => notify.error(t.discardFailed),
    );
  return (
    <Group gap="sm">
      <Text size="xs" c="dimmed" role="status">
        {state === 'saving' && t.saving}
        {state === 'failed' && t.failed}
        {state === 'idle' && savedAt !== null && t.saved(formatDateTime(savedAt))}
      </Text>
      {savedAt !== null && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => void remove()}>
          {t.discard}
        </Button>
      )}
    </Group>
  );
}
