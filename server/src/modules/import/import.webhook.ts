import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, instant, nullable, text, uuid, whole } from '#modules/webhook/webhook.sql';
import { ImportKind, ImportStatus } from './import.enums.ts';

/** Imports that ended, without people. */
export const IMPORT_WEBHOOKS: WebhookEvents = {
  noun: 'import',
  verbs: ['finished'],
  from: 'import_run o',
  data: {
    id: uuid('o.id'),
    kind: choice('o.kind', ImportKind),
    status: choice('o.status', ImportStatus),
    cohortId: nullable(uuid('o.cohort_id')),
    fileName: text('o.file_name'),
    rowCount: whole('o.rows_done'),
    invitedCount: whole('o.invited_count'),
    enrolledCount: whole('o.enrolled_count'),
    unchangedCount: whole('o.unchanged_count'),
    failedCount: whole('o.failed_count'),
    failure: nullable(text('o.failure')),
    finishedAt: nullable(instant('o.finished_at')),
    memberId: uuid('o.started_by_id'),
  },
};
