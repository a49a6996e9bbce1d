import type { EntityManager } from '@mikro-orm/postgresql';
import { SETTINGS } from '#platform/database/tenancy';
import type { Context } from '#platform/request/context';
import { fileKey, MissingFileError } from '#platform/storage/storage';
import { UNFINISHED } from './import-run.entity.ts';
import { importRows } from './import-rows.service.ts';
import { ImportKind, ImportStatus } from './import.enums.ts';
import { announceImport } from './import.events.ts';
import { IMPORT_FILE } from './import.rules.ts';
import { type ReadRow, readImport } from './read-import.service.ts';
import { UnreadableFile } from './read-text.service.ts';
import { enqueueImport } from './enqueue-import.service.ts';
import { endRun, lockRun, recordRows } from './run-row.service.ts';

/** Rows per transaction. Enrolling locks the row of a cohort until its end, so that its transactions are shorter. */
const AT_ONCE: Readonly<Record<ImportKind, number>> = {
  [ImportKind.STUDENTS]: 200,
  [ImportKind.ENROLLMENTS]: 50,
};

/** Milliseconds of a turn. The file is then read from its start again, without its rows that are done. */
const TURN = 20_000;

interface Begun {
  id: string;
  kind: ImportKind;
  rowCount: number;
  fileId: string | null;
}

/** Reason for the end of a turn. */
type Ended = 'stopped' | 'turn' | 'end';

/**
 * Works on an import for one turn, unless an earlier one of the institution is unfinished: its end starts the next. Each
 * transaction records how far it got with the rows that it did, so that a killed turn is taken up without doing a row twice.
 */
export async function runImport(context: Context, institutionId: string, runId: string): Promise<void> {
  const run = await context.transaction((em, afterCommit) => {
    afterCommit(() => announceImport(context, institutionId, runId));
    return begin(em, institutionId, runId);
  });
  if (!run) return;
  try {
    const ended = await work(context, institutionId, run);
    if (ended === 'turn') await context.transaction((em) => enqueueImport(em, institutionId, runId));
    if (ended === 'end') await end(context, institutionId, runId, { status: ImportStatus.DONE });
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    await end(context, institutionId, runId, { status: ImportStatus.FAILED, failure });
  }
}

const BEGIN = `
  select r.id, r.kind, r.status, r.rows_done as "rowCount",
    (select f.id from file f where f.institution_id = ? and f.holder_id = r.id and f.purpose = ?) as "fileId"
  from import_run r join institution i on i.id = r.institution_id and i.suspended_at is null
  where r.institution_id = ? and r.id = (
    select first.id from import_run first where first.institution_id = ? and ${UNFINISHED}
    order by first.created_at, first.id limit 1)
  for update of r`;

async function begin(em: EntityManager, institutionId: string, runId: string): Promise<Begun | null> {
  const [first] = await em.execute<Begun[]>(BEGIN, [
    institutionId,
    IMPORT_FILE.name,
    institutionId,
    institutionId,
  ]);
  if (first?.id !== runId) return null;
  await em.execute(
    `update import_run set status = 'running', started_at = coalesce(started_at, ?::timestamptz), progressed_at = ?
     where institution_id = ? and id = ? and ${UNFINISHED}`,
    [new Date(), new Date(), institutionId, runId],
  );
  return first;
}

async function work(context: Context, institutionId: string, run: Begun): Promise<Ended> {
  if (!run.fileId) throw new Failure('The file is missing. Upload it again.');
  const source = await context.services.storage.read(fileKey(institutionId, run.fileId));
  const until = Date.now() + TURN;
  let done = run.rowCount;
  let position = 0;
  let batch: ReadRow[] = [];
  try {
    for await (const read of readImport(source)) {
      if (position++ < run.rowCount) continue;
      batch.push(read);
      if (batch.length < AT_ONCE[run.kind]) continue;
      if (!(await step(context, institutionId, run.id, done, batch))) return 'stopped';
      done += batch.length;
      batch = [];
      if (Date.now() > until) return 'turn';
    }
  } catch (error) {
    // The rows before the place that cannot be read are done as well.
    if (error instanceof UnreadableFile && !(await step(context, institutionId, run.id, done, batch)))
      return 'stopped';
    throw error;
  } finally {
    source.destroy();
  }
  return (await step(context, institutionId, run.id, done, batch)) ? 'end' : 'stopped';
}

/**
 * Does some rows in a transaction as the member who started the import. Returns false when it was cancelled, or when
 * another process works on it.
 */
async function step(
  context: Context,
  institutionId: string,
  runId: string,
  expected: number,
  batch: readonly ReadRow[],
): Promise<boolean> {
  const last = batch.at(-1);
  if (!last) return true;
  return context.transaction(async (em, afterCommit) => {
    const run = await lockRun(em, institutionId, runId);
    if (!run || run.rowCount !== expected) return false;
    if (!run.starter) throw new Failure('The person who started this import is no longer an admin.');
    await em.execute('select set_config(?, ?, true)', [SETTINGS.account, run.starter.accountId]); // for the audit log
    const rows = batch.map(({ row }) => row);
    const acting = { em, afterCommit, context: context.as(run.starter) };
    const done = await importRows(acting, run.starter, run, last.columns, rows);
    await recordRows(acting, { institutionId, id: runId }, { rows: rows.length, bytes: last.bytes, done });
    return true;
  });
}

/** A reason for which an import cannot go on, worded for the admin. */
class Failure extends Error {}

function failureOf(error: unknown): { message: string; line?: number; column?: string | null } | null {
  if (error instanceof UnreadableFile) return error.problem;
  if (error instanceof Failure) return { message: error.message };
  if (error instanceof MissingFileError) return { message: 'The file is missing. Upload it again.' };
  return null;
}

const end = (
  context: Context,
  institutionId: string,
  id: string,
  how: Parameters<typeof endRun>[2],
): Promise<void> =>
  context.transaction(async (em, afterCommit) => {
    if (await lockRun(em, institutionId, id))
      await endRun({ em, context, afterCommit }, { institutionId, id }, how);
  });
