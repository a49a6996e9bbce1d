import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/en';
import { CopyButton } from './CopyButton.tsx';
import classes from './ui.module.css';
import { useOpened } from './useOpened.ts';

interface SecretDialogProps {
  secret: string;
  /** `text` says what becomes of it when the dialog is closed. */
  words: { title: string; text: string; label: string; copy: string; done: string };
  onClose: () => void;
}

/** Shows a secret, which is gone when the dialog is closed; a click beside it does not close it. */
export default function SecretDialog({ secret, words, onClose }: SecretDialogProps) {
  const [isWanted, setWanted] = useState(true);
  const close = () => setWanted(false);
  return (
    <Modal
      opened={useOpened(isWanted)}
      onClose={close}
      onExitTransitionEnd={onClose}
      closeOnClickOutside={false}
      title={words.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="md" pt={4}>
        <Text c="dimmed">{words.text}</Text>
        <TextInput
          label={words.label}
          value={secret}
          readOnly
          classNames={{ input: classes.secret ?? '' }}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <CopyButton value={secret} label={words.copy} />
          <Button onClick={close}>{words.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
