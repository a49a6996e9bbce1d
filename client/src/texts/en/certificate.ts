import type { CertificateStatus } from '../enums.generated.ts';

export const certificates = {
  title: 'Certificates',
  studentDescription: 'Certificates you’ve earned, ready to download and share.',
  teacherDescription: 'Certificates for students who completed your courses.',
  failed: 'An error occured. Please try again later...',
  search: 'Search certificates',
  clear: 'Clear search',
  noMatch: 'No certificates match your search.',
  empty: 'You have no certificates yet.',
  emptyHint: 'You get one for each course that you complete. The course says what it takes.',
  browse: 'Browse Cohorts',
  filter: 'Filter certificates',
  statuses: { PENDING: 'Pending', ISSUED: 'Issued', REVOKED: 'Revoked' } satisfies Record<
    CertificateStatus,
    string
  >,
  tabs: { PENDING: 'To issue', ISSUED: 'Issued', REVOKED: 'Revoked' } satisfies Record<
    CertificateStatus,
    string
  >,
  nonePending: 'Nothing to issue yet.',
  nonePendingHint: 'When one of your cohorts ends, its certificates appear here.',
  noneIssued: 'No certificates issued yet.',
  noneRevoked: 'No certificates revoked.',
  pendingHint: 'Waiting for your teacher to issue it.',
  grade: 'Grade',
  issued: 'Issued',
  number: 'Number',
  institution: 'Institution',
  cohort: 'Cohort',
  download: 'Download',
  downloadNamed: (course: string) => `Download the certificate for ${course}`,
  downloadOf: (student: string, course: string) => `Download ${student}’s certificate for ${course}`,
  downloadFailed: 'We couldn’t download the certificate. Please try again.',
  verificationLink: 'Verification link',
  progressOf: (percent: number) => `${percent}% of lessons completed`,
  issue: 'Issue',
  issueNamed: (student: string, course: string) => `Issue ${student}’s certificate for ${course}`,
  issueAll: 'Issue All',
  issueAllNamed: (cohort: string) => `Issue all certificates for ${cohort}`,
  issueAllTitle: 'Issue all certificates?',
  issueAllText: (cohort: string) =>
    `Everyone who completed ${cohort} will get a certificate (without a grade) and a notification. This can’t be undone.`,
  issuedAll: (count: string) => `${count} issued.`,
  issueFailed: 'We couldn’t issue the certificate. Please try again.',
  issueAgain: 'Issue Again',
  issueAgainNamed: (student: string, course: string) => `Issue Again: ${student}’s certificate for ${course}`,
  revoked: 'Revoked',
  reason: (reason: string) => `Reason: ${reason}`,
  actionsOf: (student: string, course: string) => `Actions: ${student}’s certificate for ${course}`,
  share: 'Share',
  shareNamed: (course: string) => `Share the certificate for ${course}`,
  linkedIn: 'Add to LinkedIn profile',
  badge: 'Download digital badge',
};

export const issueCertificate = {
  title: 'Issue certificate',
  text: (student: string, course: string) =>
    `We’ll issue the “${course}” certificate to ${student} and notify them. This can’t be undone.`,
  grade: 'Grade',
  gradeHint: 'Optional. Printed on the certificate, e.g. “A” or “92%”.',
  submit: 'Issue Certificate',
  done: (student: string) => `We issued ${student}’s certificate.`,
};

export const certificateCheck = {
  title: 'Verify a certificate',
  text: 'Enter the number printed on the certificate.',
  number: 'Certificate number',
  placeholder: 'M3KX-7W0P-QD5T',
  submit: 'Verify',
  valid: 'This certificate is valid.',
  revoked: 'This certificate was revoked.',
  revokedText: (student: string, course: string) =>
    `${student} had a certificate for the course “${course}”. It’s no longer valid.`,
  revokedAt: 'Revoked',
  reason: 'Reason',
  language: 'Language',
  badge: 'Download digital badge',
  badgeHint: 'A signed Open Badges 3.0 file for digital wallets.',
  certifies: (student: string, course: string) => `${student} completed the course “${course}”.`,
  unknown: 'There’s no certificate with this number.',
  unknownHint: 'Check the number on the certificate. It has 12 letters and digits.',
  another: 'Verify another',
  failed: 'We couldn’t check the number. Please try again.',
};
