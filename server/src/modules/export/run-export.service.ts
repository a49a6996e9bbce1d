import type { WithOwner } from '#platform/database/owner-transaction';
import { createJobContext } from '#platform/request/job-context';
import type { Context } from '#platform/request/context';
import type { Services } from '#platform/request/services';
import { filesFolder } from '#platform/storage/open-storage';
import { Spool } from '#platform/storage/spool';
import { fileKey } from '#platform/storage/storage';
import { DAY } from '#kernel/duration.rules';
import { ArchiveTooLarge } from './archive.service.ts';
import type { ExportKind, ExportToRun } from './export-kind.service.ts';
import { DAYS_TO_DOWNLOAD, EXPORT_MESSAGES } from './export.rules.ts';
import { UNFINISHED } from './export.enums.ts';
import { type WrittenArchive, writeArchive } from './write-archive.service.ts';

/** Processes that begin an export before it counts as failed. */
const MAX_ATTEMPTS = 5;

/** Milliseconds between two writes of the progress. */
const REPORT_INTERVAL = 1_000;

/** The export was cancelled, or another process began it again. */
class Stopped extends Error {}

/** An export that this process writes. */
interface Run {
  kind: ExportKind;
  ownerId: string;
  id: string;
  attempt: number;
}

/**
 * Writes the archive of an export and stores it. A killed one starts again, because an archive has the state of one moment: a
 * process works only while nobody began the export after it.
 */
export async function runExport(
  services: Services,
  withOwner: WithOwner,
  { kind, ownerId, exportId }: ExportToRun,
): Promise<void> {
  const context = createJobContext(services, kind.institutionOf(ownerId), kind.job);
  const run = await begin(context, { kind, ownerId, id: exportId });
  if (!run) return;
  try {
    const archive = await withOwner((client) =>
      writeArchive(services, client, kind.contentOf(ownerId), reporter(context, run)),
    );
    await store(context, run, archive);
  } catch (error) {
    if (error instanceof Stopped) return;
    if (!(error instanceof ArchiveTooLarge)) throw error;
    await fail(context, run, EXPORT_MESSAGES.tooLarge);
  }
}

/** Takes an unfinished export over. Returns null when there is nothing to do. */
async function begin(context: Context, given: Omit<Run, 'attempt'>): Promise<Run | null> {
  const { kind, ownerId, id } = given;
  const run = await context.transaction(async (em) => {
    const [begun] = await em.execute<{ attempt: number }[]>(
      `update ${kind.table} set status = 'running', percent = 0, attempt = attempt + 1, progressed_at = ?
       where ${kind.owner} = ? and id = ? and ${UNFINISHED} returning attempt`,
      [new Date(), ownerId, id],
    );
    return begun ? { ...given, attempt: begun.attempt } : null;
  });
  if (!run || run.attempt <= MAX_ATTEMPTS) return run;
  await fail(context, run, EXPORT_MESSAGES.broken);
  return null;
}

/** Returns SQL that this process still writes the export, and its values. */
const isOurs = ({ kind, ownerId, id, attempt }: Run): [sql: string, values: unknown[]] => [
  `status = 'running' and attempt = ? and ${kind.owner} = ? and id = ?`,
  [attempt, ownerId, id],
];

/** Returns the function that writes the progress, from time to time. */
function reporter(context: Context, run: Run): (part: number) => Promise<void> {
  const [ours, values] = isOurs(run);
  let next = 0;
  return async (part) => {
    if (Date.now() < next) return;
    next = Date.now() + REPORT_INTERVAL;
    const kept = await context.transaction((em) =>
      em.execute<unknown[]>(
        `update ${run.kind.table} set percent = ?, progressed_at = ? where ${ours} returning id`,
        [Math.min(99, Math.floor(100 * part)), new Date(), ...values],
      ),
    );
    if (kept.length === 0) throw new Stopped();
  };
}

/** Moves the archive into the storage, mails its owner, and lets an older archive expire. */
async function store(context: Context, run: Run, archive: WrittenArchive): Promise<void> {
  const { services, transaction } = context;
  const { kind, ownerId, id } = run;
  const key = fileKey(ownerId, id);
  try {
    await services.storage.put(key, archive.path, archive.size);
  } finally {
    await new Spool(filesFolder(services.config)).drop(archive.path);
  }
  const isDone = await transaction(async (em) => {
    const now = new Date();
    const expiresAt = new Date(now.getTime() + DAYS_TO_DOWNLOAD * DAY);
    const [ours, values] = isOurs(run);
    const ready = await em.execute<unknown[]>(
      `update ${kind.table} set status = 'ready', percent = 100, size = ?, row_count = ?, file_count = ?, expires_at = ?,
         finished_at = ?, progressed_at = ? where ${ours} returning id`,
      [archive.size, archive.rowCount, archive.fileCount, expiresAt, now, now, ...values],
    );
    if (ready.length === 0) return false;
    await em.execute(
      `update ${kind.table} set expires_at = ? where ${kind.owner} = ? and status = 'ready' and id <> ?`,
      [now, ownerId, id],
    );
    await kind.mail(em, { ownerId, id, expiresAt });
    return true;
  });
  if (!isDone) await services.storage.remove(key); // cancelled at the last moment
}

async function fail({ transaction }: Context, run: Run, failure: string) {
  const [ours, values] = isOurs(run);
  await transaction((em) =>
    em.execute(`update ${run.kind.table} set status = 'failed', failure = ?, finished_at = ? where ${ours}`, [
      failure,
      new Date(),
      ...values,
    ]),
  );
}
