import type { Module } from '#platform/module/module';
import { ANY_TOKEN, SESSION_ONLY } from '#platform/request/token-access';
import { BrandingFieldsOfInstitution } from './branding.fields.ts';
import { BrandingResolver } from './branding.resolver.ts';
import { Institution } from './institution.entity.ts';
import { InstitutionResolver } from './institution.resolver.ts';
import { MEMBER_COUNT } from './member-count.sql.ts';
import { END_PLANS } from './end-plans.jobs.ts';
import { MAIL_PENDING_INSTITUTIONS } from './mail-pending.jobs.ts';
import { RevenueResolver } from './revenue.resolver.ts';
import { SecurityResolver } from './security.resolver.ts';
import { BRANDING_FILES } from './update-branding.service.ts';
import { REMOVE_UNVERIFIED_REGISTRATIONS } from './unverified-registrations.jobs.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    institution: 'plan_changed';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    institution: 'read' | 'write';
  }
}

export const institutionModule: Module = {
  name: 'institution',
  entities: [Institution],
  nodes: [
    {
      type: Institution,
      scope: 'institution:read',
      withoutScope: ['id', 'name', 'namespace', 'logoUrl', 'branding', 'description', 'type'],
    },
  ],
  fields: [BrandingFieldsOfInstitution],
  resolvers: [InstitutionResolver, BrandingResolver, RevenueResolver, SecurityResolver],
  fileHolders: BRANDING_FILES,
  scopes: {
    institution: {
      read: 'Read the settings, plan and statistics of the institution.',
      write: 'Change the settings of the institution.',
    },
  },
  tokenAccess: {
    institution: ['institution:read'],
    revenueByPeriod: ['institution:read'],
    updateInstitution: ['institution:write'],
    updateBranding: ['institution:write'],
    updateInstitutionSecurity: SESSION_ONLY,
    removeAllowedAddresses: SESSION_ONLY,
    clientAddress: SESSION_ONLY,
    hostInstitution: ANY_TOKEN,
    isNamespaceAvailable: ANY_TOKEN,
    institutions: SESSION_ONLY,
    createInstitution: SESSION_ONLY,
    changeInstitutionPlan: SESSION_ONLY,
    requestInstitutionPlan: SESSION_ONLY,
    setInstitutionPlan: SESSION_ONLY,
    suspendInstitution: SESSION_ONLY,
    reopenInstitution: SESSION_ONLY,
    approveInstitution: SESSION_ONLY,
    rejectInstitution: SESSION_ONLY,
  },
  publicFields: {
    hostInstitution: "the institution's name on its sign-in screen",
    isNamespaceAvailable: 'asked while a teacher registers',
  },
  sqlFunctions: [MEMBER_COUNT],
  jobs: [END_PLANS, MAIL_PENDING_INSTITUTIONS, REMOVE_UNVERIFIED_REGISTRATIONS],
};
