import type { WithOwner } from '#platform/database/owner-transaction';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import { createJobContext } from '#platform/request/job-context';
import type { Context } from '#platform/request/context';
import type { Services } from '#platform/request/services';
import { filesFolder } from '#platform/storage/open-storage';
import { Spool } from '#platform/storage/spool';
import { fileKey } from '#platform/storage/storage';
import { ArchiveTooLarge } from './archive.service.ts';
import { EXPORT_JOB } from './enqueue-export.service.ts';
import { DAYS_TO_DOWNLOAD, EXPORT_MESSAGES } from './export.rules.ts';
import { UNFINISHED } from './institution-export.entity.ts';
import { type WrittenArchive, writeArchive } from './write-archive.service.ts';

/** Processes that begin an export before it counts as failed. */
const MAX_ATTEMPTS = 5;

/** Milliseconds between two writes of the progress. */
const REPORT_INTERVAL = 1_000;

/** The export was cancelled, or another process began it again. */
class Stopped extends Error {}

interface Run {
  institutionId: string;
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
  { institutionId, exportId }: { institutionId: string; exportId: string },
): Promise<void> {
  const context = createJobContext(services, institutionId, EXPORT_JOB);
  const run = await begin(context, institutionId, exportId);
  if (!run) return;
  try {
    const archive = await withOwner((client) =>
      writeArchive(services, client, institutionId, reporter(context, run)),
    );
    await store(context, run, archive);
  } catch (error) {
    if (error instanceof Stopped) return;
    if (!(error instanceof ArchiveTooLarge)) throw error;
    await fail(context, run, EXPORT_MESSAGES.tooLarge);
  }
}

/** Takes an unfinished export over. Returns null when there is nothing to do. */
async function begin(context: Context, institutionId: string, id: string): Promise<Run | null> {
  const run = await context.transaction(async (em) => {
    const [begun] = await em.execute<{ attempt: number }[]>(
      `update institution_export set status = 'running', percent = 0, attempt = attempt + 1, progressed_at = ?
       where institution_id = ? and id = ? and ${UNFINISHED} returning attempt`,
      [new Date(), institutionId, id],
    );
    return begun ? { institutionId, id, attempt: begun.attempt } : null;
  });
  if (!run || run.attempt <= MAX_ATTEMPTS) return run;
  await fail(context, run, EXPORT_MESSAGES.broken);
  return null;
}

/** Returns the function that writes the progress, from time to time. */
function reporter(context: Context, { institutionId, id, attempt }: Run): (part: number) => Promise<void> {
  let next = 0;
  return async (part) => {
    if (Date.now() < next) return;
    next = Date.now() + REPORT_INTERVAL;
    const kept = await context.transaction((em) =>
      em.execute<unknown[]>(
        `update institution_export set percent = ?, progressed_at = ?
         where institution_id = ? and id = ? and status = 'running' and attempt = ? returning id`,
        [Math.min(99, Math.floor(100 * part)), new Date(), institutionId, id, attempt],
      ),
    );
    if (kept.length === 0) throw new Stopped();
  };
}

/** Moves the archive into the storage, mails its owner, and lets an older archive expire. */
async function store(context: Context, run: Run, archive: WrittenArchive): Promise<void> {
  const { services, transaction } = context;
  const { institutionId, id } = run;
  const key = fileKey(institutionId, id);
  try {
    await services.storage.put(key, archive.path, archive.size);
  } finally {
    await new Spool(filesFolder(services.config)).drop(archive.path);
  }
  const isDone = await transaction(async (em) => {
    const now = new Date();
    const expiresAt = new Date(now.getTime() + DAYS_TO_DOWNLOAD * 86_400_000);
    const [ready] = await em.execute<{ starterId: string }[]>(READY, [
      archive.size,
      archive.rowCount,
      archive.fileCount,
      expiresAt,
      now,
      now,
      institutionId,
      id,
      run.attempt,
    ]);
    if (!ready) return false;
    const [mail] = await em.execute<ReadyMail[]>(MAIL, [institutionId, institutionId, ready.starterId]);
    await em.execute(
      `update institution_export set expires_at = ? where institution_id = ? and status = 'ready' and id <> ?`,
      [now, institutionId, id],
    );
    const { to, firstName, ...data } = mail!;
    await enqueueMail(em, {
      to,
      template: 'export-ready',
      data: { ...data, expiresAt: expiresAt.toISOString(), ...(firstName && { firstName }) },
    });
    return true;
  });
  if (!isDone) await services.storage.remove(key); // cancelled at the last moment
}

interface ReadyMail {
  to: string;
  firstName: string;
  institution: string;
  /** Null while the institution is closed: its host is shut. */
  host: string | null;
}

const READY = `
  update institution_export set status = 'ready', percent = 100, size = ?, row_count = ?, file_count = ?, expires_at = ?,
    finished_at = ?, progressed_at = ?
  where institution_id = ? and id = ? and status = 'running' and attempt = ? returning started_by_id as "starterId"`;

const MAIL = `
  select a.email as "to", a.first_name as "firstName", i.name as institution,
    case when i.suspended_at is null then i.namespace end as host
  from membership m
  join account a on a.id = m.account_id
  join institution i on i.id = ?
  where m.institution_id = ? and m.id = ?`;

async function fail({ transaction }: Context, { institutionId, id, attempt }: Run, failure: string) {
  await transaction((em) =>
    em.execute(
      `update institution_export set status = 'failed', failure = ?, finished_at = ?
       where institution_id = ? and id = ? and status = 'running' and attempt = ?`,
      [failure, new Date(), institutionId, id, attempt],
    ),
  );
}
