import { registerEnumType } from 'type-graphql';

/** Document 2, section 4: pending until it is issued. */
export enum CertificateStatus {
  PENDING = 'pending',
  ISSUED = 'issued',
  REVOKED = 'revoked',
}

registerEnumType(CertificateStatus, {
  name: 'CertificateStatus',
  description: 'Status of a certificate. A revoked certificate stays revoked; another one may be issued.',
  valuesConfig: {
    PENDING: {
      description: 'The student held a seat until the end; the certificate has not been issued yet.',
    },
    ISSUED: { description: 'The certificate has a number and can be downloaded.' },
    REVOKED: { description: 'The certificate was issued and is no longer valid.' },
  },
});
