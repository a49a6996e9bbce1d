import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { EXPORT_JOBS } from './export.jobs.ts';
import { ExportResolver } from './export.resolver.ts';
import { InstitutionExport } from './institution-export.entity.ts';

export const exportModule: Module = {
  name: 'export',
  entities: [InstitutionExport],
  nodes: [{ type: InstitutionExport, scope: SESSION_ONLY }],
  resolvers: [ExportResolver],
  tokenAccess: {
    latestInstitutionExport: SESSION_ONLY,
    institutionExport: SESSION_ONLY,
    startInstitutionExport: SESSION_ONLY,
    cancelInstitutionExport: SESSION_ONLY,
  },
  jobs: EXPORT_JOBS,
};
