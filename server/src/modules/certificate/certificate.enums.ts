import { registerEnumType } from 'type-graphql';

/** Document 2, section 4: pending until it is issued. */
export enum CertificateStatus {
  PENDING = 'pending',
  ISSUED = 'issued',
}

registerEnumType(CertificateStatus, {
  name: 'CertificateStatus',
  description: 'Status of a certificate. An issued certificate stays issued.',
  valuesConfig: {
    PENDING: {
      description: 'The student held a seat until the end; the certificate has not been issued yet.',
    },
    ISSUED: { description: 'The certificate has a number and can be downloaded.' },
  },
});
