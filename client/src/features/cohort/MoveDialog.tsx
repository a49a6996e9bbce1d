import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { useOpened } from '#ui/useOpened';
import { CohortSelect } from '#ui/cohorts/CohortSelect';
import { MoveEnrollmentDocument } from './MoveButton.generated.ts';
import { useCohortChoices } from '#ui/cohorts/useCohortChoices';

const t = texts.moveStudent;

interface MoveDialogProps {
  /** ID of the enrollment. */
  id: string;
  name: string;
  /** Present cohort. */
  cohort: { id: string; title: string };
  opened: boolean;
  onClose: () => void;
  onMoved: (() => Promise<unknown>) | undefined;
}

/** Dialog that asks for the other cohort of a student. Its own chunk. */
export default function MoveDialog({ id, name, cohort, opened, onClose, onMoved }: MoveDialogProps) {
  const [cohortId, setCohortId] = useState('');
  const [move, { loading: isMoving }] = useMutation(MoveEnrollmentDocument);
  const choices = useCohortChoices('open', cohortId);
  const others = choices.cohorts.filter((other) => other.id !== cohort.id);
  const submit = async () => {
    try {
      const answer = await move({ variables: { id, cohortId } });
      const title = choices.chosen?.title ?? '';
      const status = answer.data?.moveEnrollment?.enrollment.status;
      notify.success(status === 'WAITLISTED' ? t.waitlisted(name, title) : t.moved(name, title));
      onClose();
      await onMoved?.().catch(() => undefined); // the list shows its own failure
    } catch (failure) {
      notify.error(readError(failure).message || t.notMoved);
    }
  };
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t.title(name)}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="lg" pt={4}>
        <Text>{t.about(name, cohort.title)}</Text>
        {choices.error ? (
          <Text role="alert" c="var(--mantine-color-error)">
            {texts.enrollIn.failed}
          </Text>
        ) : choices.isLoaded && !choices.isSearchable && others.length === 0 ? (
          <Text>{t.none}</Text>
        ) : (
          <CohortSelect
            label={t.to}
            choices={{ ...choices, cohorts: others }}
            value={cohortId}
            empty={texts.enrollIn.choose}
            data-autofocus
            onChange={setCohortId}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button disabled={cohortId === ''} loading={isMoving} onClick={() => void submit()}>
            {t.submit}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
