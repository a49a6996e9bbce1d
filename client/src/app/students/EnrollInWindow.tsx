import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CohortSelect } from '#ui/cohorts/CohortSelect';
import { EnrollMemberDocument } from '#features/cohort/EnrollStudentDialog.generated';
import { useCohortChoices } from '#ui/cohorts/useCohortChoices';
import { texts } from '#texts/en';
import type { Bulk, BulkItem } from '#ui/table/useBulk';
import { useOpened } from '#ui/useOpened';

const t = texts.enrollIn;

export interface EnrollInProps {
  bulk: Bulk;
  /** Students to enroll. */
  items: readonly BulkItem[];
  opened: boolean;
  onClose: () => void;
  /** Runs after the last student, such as a refetch of a list. */
  after: () => Promise<unknown>;
}

/** Dialog that enrolls students in the chosen cohort, or puts them on its waitlist. */
export default function EnrollInWindow({ bulk, items, opened, onClose, after }: EnrollInProps) {
  const [cohortId, setCohortId] = useState('');
  const [enroll] = useMutation(EnrollMemberDocument);
  const choices = useCohortChoices('open', cohortId);
  const submit = () => {
    onClose();
    void bulk.run({
      items,
      act: (studentId) => enroll({ variables: { cohortId, studentId } }),
      after,
      done: t.done,
    });
  };
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="lg" pt={4}>
        {choices.error ? (
          <Text role="alert" c="var(--mantine-color-error)">
            {t.failed}
          </Text>
        ) : choices.isLoaded && !choices.isSearchable && choices.cohorts.length === 0 ? (
          <Text>{t.none}</Text>
        ) : (
          <CohortSelect
            label={t.cohort}
            choices={choices}
            value={cohortId}
            empty={t.choose}
            data-autofocus
            onChange={setCohortId}
          />
        )}
        <Text size="xs" c="dimmed">
          {t.about(items.length)}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button disabled={cohortId === ''} onClick={submit}>
            {t.submit}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
