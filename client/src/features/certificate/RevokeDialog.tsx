import { useMutation } from '@apollo/client/react';
import { Group, Modal, Stack, Text } from '@mantine/core';
import { revokeCertificateRules } from '@rules/certificate/certificate';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { useOpened } from '#ui/useOpened';
import { evictCertificates } from './certificateCache.ts';
import { RevokeCertificateDocument } from './Certificates.generated.ts';

const t = texts.revokeCertificate;

interface RevokeDialogProps {
  certificate: { id: string; studentName: string; courseTitle: string };
  opened: boolean;
  onClose: () => void;
}

/** Dialog that asks for the reason and revokes a certificate. Its own chunk. */
export default function RevokeDialog({ certificate, opened, onClose }: RevokeDialogProps) {
  const { id, studentName, courseTitle } = certificate;
  const [revoke] = useMutation(RevokeCertificateDocument, { update: evictCertificates });
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Form
        schema={revokeCertificateRules}
        defaultValues={{ id, reason: '' }}
        draftKey={`revoke-certificate ${id}`}
        errorText={(failure) => failure.message || t.failed}
        onSubmit={async (input) => {
          await revoke({ variables: { input } });
          notify.success(t.done(studentName));
          onClose();
        }}
      >
        <Stack gap="lg">
          <Text c="dimmed">{t.text(studentName, courseTitle)}</Text>
          <TextareaField
            name="reason"
            label={t.reason}
            description={t.reasonHint}
            autosize
            minRows={2}
            required
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={onClose} />
            <SubmitButton color="red">{t.submit}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
