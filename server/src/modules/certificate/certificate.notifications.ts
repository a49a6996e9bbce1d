import type { Notifications } from '#modules/notification/notification-kinds.service';
import { notifyOfCertificate } from './certificate-notifications.sql.ts';
import { certificate } from './certificate.mail.ts';

/** Notifications of issued certificates to students. */
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
  },
  rules: {
    'certificate.issued': notifyOfCertificate,
  },
};
