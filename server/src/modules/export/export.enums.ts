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

/** SQL text: the export waits or runs. */
export const UNFINISHED = "status in ('queued', 'running')";

registerEnumType(ExportStatus, {
  name: 'ExportStatus',
  description: 'Status of an export.',
  valuesConfig: {
    QUEUED: { description: 'The export waits for its turn.' },
    RUNNING: { description: 'The archive is being written; `percent` says how far.' },
    READY: { description: 'The archive can be downloaded until `expiresAt`.' },
    CANCELLED: { description: 'The export was stopped.' },
    FAILED: { description: 'The archive could not be written; `failure` says why.' },
    EXPIRED: { description: 'The archive was deleted.' },
  },
});
