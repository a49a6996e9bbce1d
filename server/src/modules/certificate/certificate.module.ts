import type { Module } from '#platform/module/module';
import { ANY_TOKEN } from '#platform/request/token-access';
import { certificateConsumer } from './certificate.consumer.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateFieldsOfCourse, CertificateFieldsOfMember } from './certificate.fields.ts';
import { CertificateResolver } from './certificate.resolver.ts';
import { CERTIFICATE_WEBHOOKS } from './certificate.webhook.ts';
import { CERTIFICATE_NOTIFICATIONS } from './certificate.notifications.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    certificate: 'issued';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    certificates: 'read' | 'write';
  }
}

export const certificateModule: Module = {
  name: 'certificate',
  entities: [Certificate],
  nodes: [{ type: Certificate, scope: 'certificates:read' }],
  fields: [CertificateFieldsOfCourse, CertificateFieldsOfMember],
  resolvers: [CertificateResolver],
  scopes: {
    certificates: {
      read: 'Read certificates.',
      write: 'Issue certificates.',
    },
  },
  tokenAccess: {
    certificate: ['certificates:read'],
    certificates: ['certificates:read'],
    issueCertificate: ['certificates:write'],
    issueCertificates: ['certificates:write'],
    checkCertificate: ANY_TOKEN,
  },
  visitorFields: {
    checkCertificate: 'one that somebody has the number of',
  },
  consumers: [certificateConsumer],
  webhooks: [CERTIFICATE_WEBHOOKS],
  notifications: CERTIFICATE_NOTIFICATIONS,
  news: [{ table: 'certificate', status: 'issued' }],
};
