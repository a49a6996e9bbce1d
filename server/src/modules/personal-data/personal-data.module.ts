import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { ERASE_PERSON } from './erase-person.jobs.ts';
import { PersonalDataResolver } from './personal-data.resolver.ts';

export const personalDataModule: Module = {
  name: 'personal-data',
  resolvers: [PersonalDataResolver],
  tokenAccess: { eraseMember: SESSION_ONLY },
  jobs: [ERASE_PERSON],
};
