import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Conflict, Forbidden, TooMany } from '#kernel/errors';
import { asOwner, type MemberViewer } from '#kernel/viewer';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import type { Context } from '#platform/request/context';
import { enqueueExport } from './enqueue-export.service.ts';
import { ExportStatus } from './export.enums.ts';
import { exportPolicy } from './export.policy.ts';
import { EXPORT_MESSAGES, MAX_EXPORTS_A_DAY } from './export.rules.ts';
import { InstitutionExport } from './institution-export.entity.ts';

const DAY_SECONDS = 86_400;

/** Returns the viewer as the owner who may use exports. @throws Forbidden */
export function exporterOf({ viewer }: Context): MemberViewer {
  const owner = exportPolicy.manage(viewer) ? asOwner(viewer) : null;
  if (!owner) throw Forbidden('Only the owner of the institution can do this.');
  return owner;
}

/**
 * Starts an export of everything in the viewer's institution. Returns its ID.
 * @throws Forbidden unless the viewer is the owner; Conflict while one runs; TooMany after several in a day
 */
export async function startExport(context: Context): Promise<string> {
  const owner = exporterOf(context);
  const { institutionId, membershipId } = owner;
  return context.as(owner).transaction(async (em) => {
    // The lock of the institution serializes concurrent starts.
    const institution = await em.findOneOrFail(Institution, institutionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (institution.erasingAt) throw Forbidden();
    await assertMayStart(em, institutionId);
    const run = em.create(InstitutionExport, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      startedBy: referTo(em, Membership, institutionId, membershipId),
    });
    await em.flush();
    await enqueueExport(em, institutionId, run.id);
    return run.id;
  });
}

/** @throws Conflict while an export is unfinished; TooMany when several were started within a day */
async function assertMayStart(em: EntityManager, institutionId: string): Promise<void> {
  const unfinished = await em.count(InstitutionExport, {
    status: { $in: [ExportStatus.QUEUED, ExportStatus.RUNNING] },
  });
  if (unfinished > 0) throw Conflict(EXPORT_MESSAGES.running);
  const [latest] = await em.execute<{ count: number; age: number }[]>(
    `select count(*)::int as count, extract(epoch from now() - min(created_at))::float8 as age
     from institution_export where institution_id = ? and created_at > now() - interval '1 day' and status <> 'failed'`,
    [institutionId],
  );
  if (latest!.count >= MAX_EXPORTS_A_DAY) throw TooMany(EXPORT_MESSAGES.tooMany, DAY_SECONDS - latest!.age);
}
