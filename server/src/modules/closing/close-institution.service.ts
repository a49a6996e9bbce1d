import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Conflict, Forbidden, Invalid } from '#kernel/errors';
import { asOwner, type MemberViewer } from '#kernel/viewer';
import { DAY } from '#kernel/duration.rules';
import { withOwnerProof } from '#modules/account/owner-proof.service';
import { Institution } from '#modules/institution/institution.entity';
import { mailOwner } from '#modules/institution/suspend-institution.service';
import type { AfterCommit, Context } from '#platform/request/context';
import type { CloseInstitutionInput } from './closing.input.ts';
import type { InstitutionClosing } from './closing.payload.ts';
import { closingPolicy } from './closing.policy.ts';
import { CLOSING_MESSAGES, DAYS_TO_REOPEN } from './closing.rules.ts';

/**
 * Closes the viewer's institution: from now on it is suspended for everybody except its owner, who can reopen it until it is
 * erased.
 * @throws Forbidden unless the viewer is the owner; Invalid with the field of a wrong name, password or code; TooMany after
 * too many failures; Conflict when it is closed
 */
export async function closeInstitution(
  context: Context,
  input: CloseInstitutionInput,
): Promise<InstitutionClosing> {
  const owner = ownerOf(context);
  if (context.viewer.closing) throw Conflict(CLOSING_MESSAGES.already);
  const { name } = await context.services.orm.em.fork().findOneOrFail(Institution, owner.institutionId);
  assertName(input.name, name);
  return withOwnerProof(context, input, (em, afterCommit) =>
    close(context, owner, input.name, em, afterCommit),
  );
}

/** Returns the viewer as the owner. @throws Forbidden */
export function ownerOf({ viewer }: Context): MemberViewer {
  const owner = closingPolicy.close(viewer) ? asOwner(viewer) : null;
  if (!owner) throw Forbidden('Only the owner of the institution can do this.');
  return owner;
}

async function close(
  { services }: Context,
  { institutionId }: MemberViewer,
  typed: string,
  em: EntityManager,
  afterCommit: AfterCommit,
): Promise<InstitutionClosing> {
  const institution = await em.findOneOrFail(Institution, institutionId, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (institution.suspendedAt) throw Conflict(CLOSING_MESSAGES.already);
  assertName(typed, institution.name);
  const closedAt = new Date();
  const closingAt = new Date(closedAt.getTime() + DAYS_TO_REOPEN * DAY);
  Object.assign(institution, { suspendedAt: closedAt, suspensionReason: null, closingAt });
  const { name } = institution;
  await mailOwner(em, (to, firstName) => ({
    to,
    template: 'institution-closed',
    data: { institution: name, closingAt: closingAt.toISOString(), ...(firstName && { firstName }) },
  }));
  afterCommit(() => announceClosing(services, institutionId));
  return { institutionId, name, closedAt, closingAt };
}

/** @throws Invalid when the typed name is not that of the institution */
function assertName(typed: string, name: string): void {
  if (typed.trim() !== name.trim())
    throw Invalid([{ field: 'name', message: CLOSING_MESSAGES.wrongName(name) }]);
}

/** Invalidates what is cached of an institution: on this instance at once, on others moments later. */
export function announceClosing(
  { sessions, apiTokens, bus }: Context['services'],
  institutionId: string,
): Promise<void> {
  sessions.forgetInstitution(institutionId);
  apiTokens.forgetInstitution(institutionId);
  return bus.publish('institutionChanged', { institutionId });
}
