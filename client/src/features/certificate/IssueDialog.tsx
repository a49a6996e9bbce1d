import { useMutation } from '@apollo/client/react';
import { Group, Modal, Stack, Text } from '@mantine/core';
import { issueCertificateRules } from '@rules/certificate/certificate';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { useOpened } from '#ui/useOpened';
import { evictCertificates } from './certificateCache.ts';
import { IssueCertificateDocument } from './Certificates.generated.ts';

const t = texts.issueCertificate;

interface IssueDialogProps {
  certificate: { id: string; studentName: string; courseTitle: string };
  opened: boolean;
  onClose: () => void;
}

/** Dialog that asks for the grade and issues a certificate. Its own chunk. */
export default function IssueDialog({ certificate, opened, onClose }: IssueDialogProps) {
  const { id, studentName, courseTitle } = certificate;
  const [issue] = useMutation(IssueCertificateDocument, { update: evictCertificates });
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Form
        schema={issueCertificateRules}
        defaultValues={{ id, grade: '' }}
        draftKey={`certificate ${id}`}
        errorText={(failure) => failure.message || texts.certificates.issueFailed}
        onSubmit={async ({ grade }) => {
          await issue({ variables: { input: { id, grade: grade || null } } });
          notify.success(t.done(studentName));
          onClose();
        }}
      >
        <Stack gap="lg">
          <Text c="dimmed">{t.text(studentName, courseTitle)}</Text>
          <TextField
            name="grade"
            label={t.grade}
            description={t.gradeHint}
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={onClose} />
            <SubmitButton>{t.submit}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
