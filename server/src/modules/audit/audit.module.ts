import type { Module } from '#platform/module/module';
import { AuditEntry } from './audit-entry.entity.ts';
import { AUDIT_FUNCTIONS } from './audit-functions.ts';
import { FORGET_AUDIT_ENTRIES } from './audit-retention.ts';
import { AuditResolver } from './audit.resolver.ts';

export const auditModule: Module = {
  name: 'audit',
  entities: [AuditEntry],
  resolvers: [AuditResolver],
  tokenAccess: {
    auditEntries: ['audit:read'],
  },
  triggerFunctions: [AUDIT_FUNCTIONS],
  jobs: [FORGET_AUDIT_ENTRIES],
};
