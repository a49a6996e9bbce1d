import { registerEnumType } from 'type-graphql';

/** Status of an export. */
export enum ExportStatus {
  QUEUED = 'queued',
  RUNNING = 'running',
  READY = 'ready',
  CANCELLED = 'cancelled',
  FAILED = 'failed',
  EXPIRED = 'expired',
}

registerEnumType(ExportStatus, {
  name: 'ExportStatus',
  description: 'Status of an export of an institution.',
  valuesConfig: {
    QUEUED: { description: 'The export waits for its turn.' },
    RUNNING: { description: 'The archive is being written; `percent` says how far.' },
    READY: { description: 'The archive can be downloaded until `expiresAt`.' },
    CANCELLED: { description: 'The owner stopped the export.' },
    FAILED: { description: 'The archive could not be written; `failure` says why.' },
    EXPIRED: { description: 'The archive was deleted.' },
  },
});
