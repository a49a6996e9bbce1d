import { LockMode } from '@mikro-orm/postgresql';
import { Forbidden } from '#kernel/errors';
import { asOwner, type MemberViewer } from '#kernel/viewer';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import type { Context } from '#platform/request/context';
import { enqueueExport } from './enqueue-export.service.ts';
import { exportPolicy } from './export.policy.ts';
import { assertFewExports } from './export-limits.service.ts';
import { InstitutionExport } from './institution-export.entity.ts';
import { INSTITUTION_EXPORT } from './institution-export.service.ts';

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
    await assertFewExports(em, INSTITUTION_EXPORT, institutionId);
    const run = em.create(InstitutionExport, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      startedBy: referTo(em, Membership, institutionId, membershipId),
    });
    await em.flush();
    await enqueueExport(em, { kind: INSTITUTION_EXPORT, ownerId: institutionId, exportId: run.id });
    return run.id;
  });
}
