import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { AccountExport } from './account-export.entity.ts';
import { AccountExportResolver } from './account-export.resolver.ts';
import { EXPORT_JOBS } from './export.jobs.ts';
import { ExportResolver } from './export.resolver.ts';
import { InstitutionExport } from './institution-export.entity.ts';

export const exportModule: Module = {
  name: 'export',
  entities: [AccountExport, InstitutionExport],
  nodes: [{ type: InstitutionExport, scope: SESSION_ONLY }],
  resolvers: [AccountExportResolver, ExportResolver],
  tokenAccess: {
    latestAccountExport: SESSION_ONLY,
    accountExport: SESSION_ONLY,
    startAccountExport: SESSION_ONLY,
    cancelAccountExport: SESSION_ONLY,
    latestInstitutionExport: SESSION_ONLY,
    institutionExport: SESSION_ONLY,
    startInstitutionExport: SESSION_ONLY,
    cancelInstitutionExport: SESSION_ONLY,
  },
  jobs: EXPORT_JOBS,
};
