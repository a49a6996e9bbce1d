import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#kernel/config';
import { Conflict, Forbidden } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import type { Context } from '#platform/request/context';
import { Institution } from './institution.entity.ts';
import type { RejectInstitutionInput } from './institution.input.ts';
import { changeAsStaff, mailOwner } from './suspend-institution.service.ts';

/** Returns the time since which a new institution awaits its approval. Null when it is open at once. */
export const pendingSince = (
  { institutionsNeedApproval }: Pick<Config, 'institutionsNeedApproval'>,
  { isSuperAdmin }: Pick<Viewer, 'isSuperAdmin'>,
): Date | null => (institutionsNeedApproval && !isSuperAdmin ? new Date() : null);

/** Error for joining an institution that awaits its approval. */
export const NotOpenYet = ({ name }: Pick<Institution, 'name'>) =>
  Forbidden(`${name} isn’t open yet. Ask its owner when you can join.`);

/**
 * Asserts that an institution may invite people by mail.
 * @throws Conflict while it awaits its approval
 */
export async function assertApproved(em: EntityManager, institutionId: string): Promise<void> {
  const institution = await em.findOneOrFail(Institution, institutionId);
  if (institution.pendingSince)
    throw Conflict('You can invite people once your institution is approved. Until then, set it up.');
}

/**
 * Opens an institution that awaits its approval, or was rejected, and mails its owner. Idempotent.
 * @throws Forbidden, NotFound
 */
export async function approveInstitution(context: Context, institutionId: string): Promise<void> {
  await changeAsStaff(context, institutionId, async (em, institution) => {
    if (!institution.pendingSince) return;
    Object.assign(institution, { pendingSince: null, rejectedAt: null, rejectionReason: null });
    await em.flush();
    const { name, namespace } = institution;
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'institution-approved',
      data: { institution: name, namespace, ...(firstName && { firstName }) },
    }));
  });
}

/**
 * Decides against an institution that awaits its approval, and mails the reason to its owner. It stays as it is, and can be
 * approved later.
 * @throws Forbidden, NotFound, Conflict when it is open
 */
export async function rejectInstitution(
  context: Context,
  { id, reason }: RejectInstitutionInput,
): Promise<void> {
  await changeAsStaff(context, id, async (em, institution) => {
    if (!institution.pendingSince) throw Conflict('This institution is open already. You can suspend it.');
    if (institution.rejectedAt && institution.rejectionReason === reason) return;
    institution.rejectedAt ??= new Date();
    institution.rejectionReason = reason;
    await em.flush();
    const { name } = institution;
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'institution-rejected',
      data: { institution: name, reason, ...(firstName && { firstName }) },
    }));
  });
}
