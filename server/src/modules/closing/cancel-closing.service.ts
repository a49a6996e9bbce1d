import { LockMode } from '@mikro-orm/postgresql';
import { Conflict } from '#kernel/errors';
import { Institution } from '#modules/institution/institution.entity';
import { BEING_ERASED, mailOwner, open } from '#modules/institution/suspend-institution.service';
import type { Context } from '#platform/request/context';
import { announceClosing, ownerOf } from './close-institution.service.ts';
import { CLOSING_MESSAGES } from './closing.rules.ts';

/**
 * Reopens the institution that the viewer closed, as it was. Returns its ID. The row lock decides between it and the erasure.
 * @throws Forbidden unless the viewer is the owner; Conflict when it is not closed, or is being erased
 */
export async function cancelInstitutionClosing(context: Context): Promise<string> {
  const owner = ownerOf(context);
  const { institutionId } = owner;
  await context.as(owner).transaction(async (em, afterCommit) => {
    const institution = await em.findOneOrFail(Institution, institutionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (institution.erasingAt) throw Conflict(BEING_ERASED);
    if (!institution.closingAt || institution.suspensionReason) throw Conflict(CLOSING_MESSAGES.notClosed);
    await open(em, institution);
    const { name, namespace } = institution;
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'institution-kept',
      data: { institution: name, host: namespace, ...(firstName && { firstName }) },
    }));
    afterCommit(() => announceClosing(context.services, institutionId));
  });
  return institutionId;
}
