import type { Module } from '#platform/module/module';
import { Institution } from './institution.entity.ts';
import { InstitutionResolver } from './institution.resolver.ts';
import { REMOVE_UNVERIFIED_REGISTRATIONS } from './unverified-registrations.ts';

export const institutionModule: Module = {
  name: 'institution',
  entities: [Institution],
  resolvers: [InstitutionResolver],
  jobs: [REMOVE_UNVERIFIED_REGISTRATIONS],
};
