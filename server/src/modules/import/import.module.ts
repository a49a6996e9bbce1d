import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { ImportChangesResolver } from './import-changes.resolver.ts';
import { ImportError } from './import-error.entity.ts';
import { ImportRun } from './import-run.entity.ts';
import { ErrorsOfImport } from './import.fields.ts';
import { IMPORT_FILES } from './import.files.ts';
import { IMPORT_NOTIFICATIONS } from './import.notifications.ts';
import { ImportResolver } from './import.resolver.ts';
import { IMPORT_WEBHOOKS } from './import.webhook.ts';
import { IMPORT_JOBS } from './run-import.jobs.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** An import started, progressed or ended. */
    importChanged: { institutionId: string; runId: string };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /** `finished`: done, cancelled or failed. */
    import: 'finished';
  }
}

export const importModule: Module = {
  name: 'import',
  entities: [ImportRun, ImportError],
  nodes: [
    { type: ImportRun, scope: 'members:read' },
    { type: ImportError, scope: 'members:read', within: 'run' },
  ],
  fields: [ErrorsOfImport],
  resolvers: [ImportResolver, ImportChangesResolver],
  fileHolders: [IMPORT_FILES],
  jobs: IMPORT_JOBS,
  tokenAccess: {
    importRuns: ['members:read'],
    importRun: ['members:read'],
    importChanged: ['members:read'],
    startImport: SESSION_ONLY, // API tokens upload no files
    cancelImport: ['members:write'],
  },
  notifications: IMPORT_NOTIFICATIONS,
  webhooks: [IMPORT_WEBHOOKS],
};
