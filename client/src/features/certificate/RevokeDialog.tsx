import { useMutation } from '@apollo/client/react';
import { revokeCertificateRules } from '@rules/certificate/certificate';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { TextareaField } from '#ui/fields';
import { SubmitButton } from '#ui/SubmitButton';
import { evictCertificates } from './certificateCache.ts';
import { CertificateDialog } from './CertificateDialog.tsx';
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
    <CertificateDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      text={t.text(studentName, courseTitle)}
      schema={revokeCertificateRules}
      defaultValues={{ id, reason: '' }}
      draftKey={`revoke-certificate ${id}`}
      errorText={(failure) => failure.message || t.failed}
      onSubmit={async (input) => {
        await revoke({ variables: { input } });
        notify.success(t.done(studentName));
        onClose();
      }}
      submit={<SubmitButton color="red">{t.submit}</SubmitButton>}
    >
      <TextareaField
        name="reason"
        label={t.reason}
        description={t.reasonHint}
        autosize
        minRows={2}
        required
        data-autofocus
      />
    </CertificateDialog>
  );
}
