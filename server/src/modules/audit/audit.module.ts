import type { Module } from '#platform/module/module';
import { AuditEntry } from './audit-entry.entity.ts';
import { AUDIT_FUNCTIONS } from './audit-functions.sql.ts';
import { DELETE_OLD_AUDIT_ENTRIES } from './audit-retention.jobs.ts';
import { AuditResolver } from './audit.resolver.ts';

export const auditModule: Module = {
  name: 'audit',
  entities: [AuditEntry],
  resolvers: [AuditResolver],
  tokenAccess: {
    auditEntries: ['audit:read'],
  },
  triggerFunctions: [AUDIT_FUNCTIONS],
  jobs: [DELETE_OLD_AUDIT_ENTRIES],
};
