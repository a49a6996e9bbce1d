import { useMutation } from '@apollo/client/react';
import { issueCertificateRules } from '@rules/certificate/certificate';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { evictCertificates } from './certificateCache.ts';
import { CertificateDialog } from './CertificateDialog.tsx';
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
    <CertificateDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      text={t.text(studentName, courseTitle)}
      schema={issueCertificateRules}
      defaultValues={{ id, grade: '' }}
      draftKey={`certificate ${id}`}
      errorText={(failure) => failure.message || texts.certificates.issueFailed}
      onSubmit={async ({ grade }) => {
        await issue({ variables: { input: { id, grade: grade || null } } });
        notify.success(t.done(studentName));
        onClose();
      }}
      submit={<SubmitButton>{t.submit}</SubmitButton>}
    >
      <TextField name="grade" label={t.grade} description={t.gradeHint} autoComplete="off" data-autofocus />
    </CertificateDialog>
  );
}
