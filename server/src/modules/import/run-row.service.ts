import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '#kernel/role';
import { type MemberViewer, VISITOR } from '#kernel/viewer';
import { publish } from '#platform/domain-event/publish';
import { enqueueJob } from '#platform/jobs/queue';
import type { Transaction } from '#platform/request/context';
import { removeFiles } from '#modules/file/file.service';
import { SEND_INVITATIONS } from '#modules/invitation/send-waiting.jobs';
import { UNFINISHED } from './import-run.entity.ts';
import type { RowProblem } from './import-row.rules.ts';
import type { ImportTask, RowsDone } from './import-rows.service.ts';
import { ImportStatus } from './import.enums.ts';
import { announceImport } from './import.events.ts';
import { IMPORT_FILE, MAX_KEPT_ERRORS } from './import.rules.ts';
import { enqueueImport } from './enqueue-import.service.ts';

/** A running import, its row locked until the transaction ends. */
export interface LockedRun extends ImportTask {
  id: string;
  rowCount: number;
  /** Member who started it. Null when that person is no longer an admin. */
  starter: MemberViewer | null;
}

interface RunRow extends ImportTask {
  id: string;
  status: ImportStatus;
  rowCount: number;
  accountId: string;
  membershipId: string;
  role: Role;
  isOwner: boolean;
  isActive: boolean;
  namespace: string;
}

const LOCK = `
  select r.id, r.status, r.kind, r.cohort_id as "cohortId", r.message, r.rows_done as "rowCount",
    m.id as "membershipId", m.account_id as "accountId", m.role, m.is_owner as "isOwner",
    m.status = 'active' and m.access = 'member' as "isActive", i.namespace
  from import_run r
  join membership m on m.institution_id = ? and m.id = r.started_by_id
  join institution i on i.id = r.institution_id
  where r.institution_id = ? and r.id = ? and r.status = 'running' for update of r`;

/** Locks an import that runs. Returns null when it was stopped. */
export async function lockRun(
  em: EntityManager,
  institutionId: string,
  id: string,
): Promise<LockedRun | null> {
  const [row] = await em.execute<RunRow[]>(LOCK, [institutionId, institutionId, id]);
  if (!row) return null;
  const { accountId, membershipId, role, isOwner, isActive, namespace } = row;
  const isAdmin = isActive && (isOwner || role === Role.ADMIN);
  return {
    ...row,
    starter: isAdmin
      ? {
          ...VISITOR,
          accountId,
          membershipId,
          institutionId,
          role,
          isOwner,
          namespace,
          isVerified: true,
          access: 'member',
        }
      : null,
  };
}

const RECORD = `
  update import_run set rows_done = rows_done + ?, invited_count = invited_count + ?, enrolled_count = enrolled_count + ?,
    unchanged_count = unchanged_count + ?, failed_count = failed_count + ?, bytes_read = ?, progressed_at = ?
  where institution_id = ? and id = ? returning failed_count as "failedCount"`;

/** Records how far an import got, in the transaction that did the rows. */
export async function recordRows(
  { em, context, afterCommit }: Transaction,
  run: { institutionId: string; id: string },
  { rows, bytes, done }: { rows: number; bytes: number; done: RowsDone },
): Promise<void> {
  const { institutionId, id } = run;
  const failed = done.problems.length;
  const [row] = await em.execute<{ failedCount: number }[]>(RECORD, [
    rows,
    done.invited,
    done.enrolled,
    done.unchanged,
    failed,
    bytes,
    new Date(),
    institutionId,
    id,
  ]);
  const room = Math.max(MAX_KEPT_ERRORS - (row!.failedCount - failed), 0);
  await keepProblems(em, run, done.problems.toSorted((a, b) => a.line - b.line).slice(0, room));
  afterCommit(() => announceImport(context, institutionId, id));
}

/** Keeps problems of lines. */
async function keepProblems(
  em: EntityManager,
  { institutionId, id }: { institutionId: string; id: string },
  problems: readonly RowProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  await em.execute(
    `insert into import_error (institution_id, id, created_at, run_id, line, column_name, value, message)
     select ?::uuid, id, ?::timestamptz, ?::uuid, line, "column", value, message
     from json_to_recordset(?::json) as given (id uuid, line int, "column" text, value text, message text)`,
    [
      institutionId,
      new Date(),
      id,
      JSON.stringify(problems.map((problem) => ({ ...problem, id: uuidv7() }))),
    ],
  );
}

/** The first unfinished import, unless it was before the ended one and so has its turn already. */
const NEXT = `
  select next.id from (select * from import_run where institution_id = ? and ${UNFINISHED}
    order by created_at, id limit 1) next
  join import_run ended on ended.institution_id = ? and ended.id = ?
  where (next.created_at, next.id) > (ended.created_at, ended.id)`;

interface End {
  status: ImportStatus.DONE | ImportStatus.CANCELLED | ImportStatus.FAILED;
  /** Why it failed, and where. */
  failure?: { message: string; line?: number; column?: string | null };
}

/**
 * Ends an import, whose row is locked: deletes its file, notifies its starter, starts the next one and mails the
 * invitations. The event has no actor, so that the starter is notified.
 */
export async function endRun(
  transaction: Transaction,
  run: { institutionId: string; id: string },
  { status, failure }: End,
): Promise<void> {
  const { em, context, afterCommit } = transaction;
  const { institutionId, id } = run;
  await em.execute(
    `update import_run set status = ?, finished_at = ?, failure = ?,
       bytes_read = case when ? then file_size else bytes_read end where institution_id = ? and id = ?`,
    [
      status,
      new Date(),
      failure ? failureText(failure) : null,
      status === ImportStatus.DONE,
      institutionId,
      id,
    ],
  );
  if (failure?.line !== undefined) {
    const { line, column = null, message } = failure;
    await keepProblems(em, run, [{ line, column, value: '', message }]);
  }
  const files = await em.execute<{ id: string }[]>(
    'select id from file where institution_id = ? and holder_id = ? and purpose = ?',
    [institutionId, id, IMPORT_FILE.name],
  );
  await removeFiles(
    em,
    institutionId,
    files.map((file) => file.id),
  );
  const system = { em, afterCommit, context: context.as({ ...VISITOR, institutionId }) };
  await publish({ type: 'import.finished', institutionId, ids: [id] }, system);
  const [next] = await em.execute<{ id: string }[]>(NEXT, [institutionId, institutionId, id]);
  if (next) await enqueueImport(em, institutionId, next.id);
  await enqueueJob(em, SEND_INVITATIONS, { share: institutionId });
  afterCommit(() => announceImport(context, institutionId, id));
}

function failureText({ message, line, column }: NonNullable<End['failure']>): string {
  if (line === undefined) return message;
  return column ? `Line ${line}, column ${column}: ${message}` : `Line ${line}: ${message}`;
}
