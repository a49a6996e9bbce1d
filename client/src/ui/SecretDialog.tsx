import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/en';
import { afterFocusReturn } from './afterFocusReturn.ts';
import { CopyButton } from './CopyButton.tsx';
import classes from './ui.module.css';
import { useOpened } from './useOpened.ts';

interface SecretDialogProps {
  secret: string;
  /** `text` explains what happens to the secret when the dialog closes. */
  labels: { title: string; text: string; label: string; copy: string; done: string };
  onClose: () => void;
}

/** Shows a secret that is lost when the dialog closes; a click outside does not close it. */
export default function SecretDialog({ secret, labels, onClose }: SecretDialogProps) {
  const [isWanted, setWanted] = useState(true);
  const close = () => setWanted(false);
  return (
    <Modal
      opened={useOpened(isWanted)}
      onClose={close}
      onExitTransitionEnd={afterFocusReturn(onClose)}
      closeOnClickOutside={false}
      title={labels.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="md" pt={4}>
        <Text c="dimmed">{labels.text}</Text>
        <TextInput
          label={labels.label}
          value={secret}
          readOnly
          classNames={{ input: classes.secret ?? '' }}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <CopyButton value={secret} label={labels.copy} />
          <Button onClick={close}>{labels.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
