import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Actor, Member } from './people.ts';
import { insert } from './rows.ts';

interface ExportOptions {
  /** The owner who started it. */
  by: Member;
  status?: 'queued' | 'running' | 'ready' | 'cancelled' | 'failed' | 'expired';
  createdAt?: Date;
  expiresAt?: Date;
  failure?: string;
}

/** Creates an export without an archive and without a job. Returns its ID. */
export async function anExport(app: App, { by, ...options }: ExportOptions): Promise<string> {
  const id = uuidv7();
  const { status = 'ready', createdAt = new Date() } = options;
  await insert(app, 'institution_export', {
    institution_id: by.institution.id,
    id,
    created_at: createdAt,
    status,
    started_by_id: by.membershipId,
    failure: options.failure ?? null,
    finished_at: status === 'queued' || status === 'running' ? null : createdAt,
    expires_at: options.expiresAt ?? null,
  });
  return id;
}

interface AccountExportOptions extends Omit<ExportOptions, 'by'> {
  /** The person who started it. */
  by: Actor & { accountId: string };
}

/** Creates an export of an account without an archive and without a job. Returns its ID. */
export async function anAccountExport(app: App, { by, ...options }: AccountExportOptions): Promise<string> {
  const id = uuidv7();
  const { status = 'ready', createdAt = new Date() } = options;
  await insert(app, 'account_export', {
    id,
    account_id: by.accountId,
    created_at: createdAt,
    status,
    failure: options.failure ?? null,
    finished_at: status === 'queued' || status === 'running' ? null : createdAt,
    expires_at: options.expiresAt ?? null,
  });
  return id;
}
