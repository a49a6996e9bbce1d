import type { Module } from '#platform/module/module';
import { collectNouns } from './audit-noun.enums.ts';
import { collectNews } from './news.service.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AUDIT_FUNCTIONS } from './audit-functions.sql.ts';
import { DELETE_OLD_AUDIT_ENTRIES } from './audit-retention.jobs.ts';
import { AuditResolver } from './audit.resolver.ts';

declare module '#kernel/scope' {
  interface Areas {
    audit: 'read';
  }
}

export const auditModule: Module = {
  name: 'audit',
  entities: [AuditEntry],
  nodes: [{ type: AuditEntry, scope: 'audit:read' }],
  resolvers: [AuditResolver],
  scopes: {
    audit: {
      read: 'Read the audit log.',
    },
  },
  tokenAccess: {
    auditEntries: ['audit:read'],
  },
  collect: (modules) => {
    collectNouns();
    collectNews(modules);
  },
  triggerFunctions: [AUDIT_FUNCTIONS],
  jobs: [DELETE_OLD_AUDIT_ENTRIES],
};
