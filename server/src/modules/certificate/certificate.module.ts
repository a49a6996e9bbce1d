import type { Module } from '#platform/module/module';
import { ANY_TOKEN } from '#platform/request/token-access';
import { APPLY_CERTIFICATE_RULE, APPLY_CERTIFICATE_RULES } from './apply-rule.jobs.ts';
import { certificateConsumer } from './certificate.consumer.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateFieldsOfCourse, CertificateFieldsOfMember } from './certificate.fields.ts';
import { CertificateResolver } from './certificate.resolver.ts';
import { certificateRuleConsumer } from './certificate-rule.consumer.ts';
import { CertificateRule } from './certificate-rule.entity.ts';
import { CertificateRuleFieldsOfCourse } from './certificate-rule.fields.ts';
import { CertificateRuleResolver } from './certificate-rule.resolver.ts';
import { CERTIFICATE_WEBHOOKS } from './certificate.webhook.ts';
import { CERTIFICATE_NOTIFICATIONS } from './certificate.notifications.ts';
import { IssuerKey } from './issuer-key.entity.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    certificate: 'issued' | 'revoked';
    certificateRule: 'updated';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    certificates: 'read' | 'write';
  }
}

export const certificateModule: Module = {
  name: 'certificate',
  entities: [Certificate, CertificateRule, IssuerKey],
  nodes: [
    { type: Certificate, scope: 'certificates:read' },
    { type: CertificateRule, scope: 'courses:read', within: 'course' },
  ],
  fields: [CertificateFieldsOfCourse, CertificateFieldsOfMember, CertificateRuleFieldsOfCourse],
  resolvers: [CertificateResolver, CertificateRuleResolver],
  scopes: {
    certificates: {
      read: 'Read certificates.',
      write: 'Issue and revoke certificates.',
    },
  },
  tokenAccess: {
    certificate: ['certificates:read'],
    certificates: ['certificates:read'],
    issueCertificate: ['certificates:write'],
    issueCertificates: ['certificates:write'],
    revokeCertificate: ['certificates:write'],
    certificatePreview: ['certificates:read'],
    setCertificateRule: ['courses:write'],
    checkCertificate: ANY_TOKEN,
  },
  visitorFields: {
    checkCertificate: 'one that somebody has the number of',
  },
  consumers: [certificateConsumer, certificateRuleConsumer],
  jobs: [APPLY_CERTIFICATE_RULE, APPLY_CERTIFICATE_RULES],
  webhooks: [CERTIFICATE_WEBHOOKS],
  notifications: CERTIFICATE_NOTIFICATIONS,
  news: [{ table: 'certificate', status: 'issued' }],
};
