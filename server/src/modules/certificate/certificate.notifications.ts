import type { Notifications } from '#modules/notification/notification-kinds.service';
import {
  notifyOfCertificate,
  notifyOfRevokedCertificate,
  REVOKED_MAIL_DATA,
} from './certificate-notifications.sql.ts';
import { certificate, certificateRevoked } from './certificate.mail.ts';

/** Notifications of issued and revoked certificates to students. */
export const CERTIFICATE_NOTIFICATIONS: Notifications = {
  kinds: {
    CERTIFICATE: {
      value: 'certificate',
      description:
        'A certificate was issued to the member. `subjectId` is the certificate, `subjectTitle` the course.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: certificate,
      mailsAbout: (say) => say`certificates`,
    },
    CERTIFICATE_REVOKED: {
      value: 'certificate-revoked',
      description:
        'A certificate of the member was revoked. `subjectId` is the certificate, `subjectTitle` the course.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: certificateRevoked,
      mailData: REVOKED_MAIL_DATA,
      mailsAbout: (say) => say`revoked certificates`,
    },
  },
  rules: {
    'certificate.issued': notifyOfCertificate,
    'certificate.revoked': notifyOfRevokedCertificate,
  },
};
