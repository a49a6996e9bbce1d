import { Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { Form, type FormProps } from '#ui/Form';
import type { Schema } from '#ui/schemaResolver';
import { useOpened } from '#ui/useOpened';

interface CertificateDialogProps<S extends Schema> extends Omit<FormProps<S>, 'children'> {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Says what the act does. */
  text: string;
  /** Field that the act needs. */
  children: ReactNode;
  /** Button that submits the form. */
  submit: ReactNode;
}

/** Dialog with the form of an act on a certificate. */
export function CertificateDialog<S extends Schema>(props: CertificateDialogProps<S>) {
  const { opened, onClose, title, text, children, submit, ...form } = props;
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Form {...form}>
        <Stack gap="lg">
          <Text c="dimmed">{text}</Text>
          {children}
          <Group justify="flex-end" gap="sm">
            <CancelButton to={onClose} />
            {submit}
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
