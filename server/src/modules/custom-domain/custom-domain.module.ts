import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { CustomDomain } from './custom-domain.entity.ts';
import { CustomDomainFieldsOfInstitution } from './custom-domain.fields.ts';
import { CHECK_CUSTOM_DOMAINS } from './custom-domain.jobs.ts';
import { CustomDomainResolver } from './custom-domain.resolver.ts';

export const customDomainModule: Module = {
  name: 'custom domain',
  entities: [CustomDomain],
  nodes: [{ type: CustomDomain, scope: 'institution:read' }],
  fields: [CustomDomainFieldsOfInstitution],
  resolvers: [CustomDomainResolver],
  tokenAccess: {
    setCustomDomain: SESSION_ONLY,
    checkCustomDomain: SESSION_ONLY,
    removeCustomDomain: SESSION_ONLY,
    customDomainChanged: ['institution:read'],
  },
  jobs: [CHECK_CUSTOM_DOMAINS],
};
