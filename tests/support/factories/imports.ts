import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { insert, type ItemRow } from './rows.ts';

interface ImportOptions {
  /** The admin who started it. */
  by: Member;
  cohort?: Pick<ItemRow, 'id'>;
  fileName?: string;
  message?: string;
  /** Ended unless `queued`. No job works on a queued one. */
  status?: 'queued' | 'done' | 'cancelled' | 'failed';
  createdAt?: Date;
  /** Problem of line 2. */
  problem?: string;
}

/** Creates an import without a file, with one failed row. Returns its ID and that of its error. */
export async function anImport(
  app: Pick<App, 'db'>,
  { by, cohort, fileName = 'class.csv', status = 'done', createdAt = new Date(), ...options }: ImportOptions,
): Promise<{ id: string; errorId: string }> {
  const institution_id = by.institution.id;
  const [id, errorId] = [uuidv7(), uuidv7()];
  await insert(app, 'import_run', {
    institution_id,
    id,
    created_at: createdAt,
    kind: 'students',
    status,
    cohort_id: cohort?.id ?? null,
    message: options.message ?? '',
    file_name: fileName,
    file_size: 100,
    rows_done: 1,
    failed_count: 1,
    started_by_id: by.membershipId,
    finished_at: status === 'queued' ? null : createdAt,
  });
  await insert(app, 'import_error', {
    institution_id,
    id: errorId,
    run_id: id,
    line: 2,
    column_name: 'email',
    value: 'ada',
    message: options.problem ?? 'Enter a valid email address.',
  });
  return { id, errorId };
}
