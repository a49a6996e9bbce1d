import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { CLOSING_JOBS } from './closing.jobs.ts';
import { ClosingResolver } from './closing.resolver.ts';

export const closingModule: Module = {
  name: 'closing',
  resolvers: [ClosingResolver],
  tokenAccess: {
    institutionClosing: SESSION_ONLY,
    closeInstitution: SESSION_ONLY,
    cancelInstitutionClosing: SESSION_ONLY,
  },
  jobs: CLOSING_JOBS,
};
