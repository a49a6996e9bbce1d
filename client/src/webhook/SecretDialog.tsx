import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts/en.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useOpened } from '../ui/useOpened.ts';
import classes from './webhook.module.css';

const t = texts.webhookSecret;

/** Shows a secret, which is gone when the dialog is closed; a click beside it does not close it. */
export default function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isWanted, setWanted] = useState(true);
  const close = () => setWanted(false);
  return (
    <Modal
      opened={useOpened(isWanted)}
      onClose={close}
      onExitTransitionEnd={onClose}
      closeOnClickOutside={false}
      title={t.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="md" pt={4}>
        <Text c="dimmed">{t.text}</Text>
        <TextInput
          label={t.label}
          value={secret}
          readOnly
          classNames={{ input: classes.secret ?? '' }}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <CopyButton value={secret} label={t.copy} />
          <Button onClick={close}>{t.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
