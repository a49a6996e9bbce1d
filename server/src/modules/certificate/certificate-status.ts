import { registerEnumType } from 'type-graphql';

/** Document 2, section 4: pending until somebody who may does issue it. */
export enum CertificateStatus {
  PENDING = 'pending',
  ISSUED = 'issued',
}

registerEnumType(CertificateStatus, {
  name: 'CertificateStatus',
  description: 'State of a certificate; what is issued stays so.',
  valuesConfig: {
    PENDING: { description: 'The person held a seat to the end; nobody has issued it yet.' },
    ISSUED: { description: 'It has a number, and can be downloaded.' },
  },
});
