import type { EntityManager } from '@mikro-orm/postgresql';
import { authorize } from '#kernel/authorize';
import { Conflict, Invalid, PlanRequired } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { Cohort } from '#modules/cohort/cohort.entity';
import { StoredFile } from '#modules/file/file.entity';
import { attachFiles } from '#modules/file/file.service';
import { Institution } from '#modules/institution/institution.entity';
import { hasImports } from '#modules/institution/plan.enums';
import { invitedCohort } from '#modules/invitation/send-invitation.service';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import type { Context } from '#platform/request/context';
import { ImportRun } from './import-run.entity.ts';
import { ImportStatus } from './import.enums.ts';
import { announceImport } from './import.events.ts';
import type { StartImportInput } from './import.input.ts';
import { importPolicy } from './import.policy.ts';
import { IMPORT_FILE, IMPORT_MESSAGES } from './import.rules.ts';
import { enqueueImport } from './enqueue-import.service.ts';

/** Maximum number of unfinished imports of an institution. */
const MAX_UNFINISHED = 6;

/**
 * Starts an import of an uploaded file, behind those of the institution that are unfinished. Returns its ID.
 * @throws Forbidden, PlanRequired, Invalid for the file, NotFound and Conflict for the cohort, Conflict
 */
export async function startImport(
  context: Context,
  { kind, fileId, cohortId, message }: StartImportInput,
): Promise<string> {
  const { viewer } = context;
  authorize(viewer, importPolicy.manage);
  const { institutionId, membershipId } = viewer;
  return context.transaction(async (em, afterCommit) => {
    await assertMayStart(em, viewer);
    if (cohortId) await invitedCohort(em, cohortId);
    const file = await em.findOne(StoredFile, { id: fileId });
    if (!file) throw Invalid([{ field: 'fileId', message: IMPORT_MESSAGES.file }]);
    const run = em.create(ImportRun, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      kind,
      cohort: cohortId ? referTo(em, Cohort, institutionId, cohortId) : null,
      message: message ?? '',
      fileName: file.name,
      fileSize: file.size,
      startedBy: referTo(em, Membership, institutionId, membershipId),
    });
    await em.flush();
    await attachFiles(em, viewer, { purpose: IMPORT_FILE, holderId: run.id }, [fileId], 'fileId');
    await enqueueImport(em, institutionId, run.id);
    afterCommit(() => announceImport(context, institutionId, run.id));
    return run.id;
  });
}

/** @throws PlanRequired, Conflict when too many imports are unfinished */
async function assertMayStart(em: EntityManager, { institutionId }: MemberViewer): Promise<void> {
  const { plan } = await em.findOneOrFail(Institution, institutionId);
  if (!hasImports(plan)) throw PlanRequired(IMPORT_MESSAGES.plan);
  const unfinished = await em.count(ImportRun, {
    status: { $in: [ImportStatus.QUEUED, ImportStatus.RUNNING] },
  });
  if (unfinished >= MAX_UNFINISHED) throw Conflict(IMPORT_MESSAGES.tooMany);
}
