export const revokeCertificate = {
  action: 'Revoke…',
  title: 'Revoke certificate',
  text: (student: string, course: string) =>
    `${student}’s certificate for “${course}” will no longer be valid. We’ll email the reason to ${student}, and anyone who verifies the number sees it.`,
  reason: 'Reason',
  reasonHint: 'Public. Don’t include anything private.',
  submit: 'Revoke Certificate',
  done: (student: string) => `We revoked ${student}’s certificate.`,
  failed: 'We couldn’t revoke the certificate. Please try again.',
};
