import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Account } from '#modules/account/account.entity';
import { enterInstitution } from '#platform/database/enter-institution';
import type { Context } from '#platform/request/context';
import { Conflict, Forbidden, NotFound } from '#kernel/errors';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { Mail } from '#platform/mail/mail';
import { MembershipStatus } from '#modules/membership/membership-status.enums';
import { Membership } from '#modules/membership/membership.entity';
import { QUEUE_ALL } from '#modules/webhook/queue.sql';
import { Institution } from './institution.entity.ts';
import type { SuspendInstitutionInput } from './institution.input.ts';
import { institutionPolicy } from './institution.policy.ts';

/**
 * Suspends an institution and mails the reason to its owner. What `suspendedAt` closes is listed in docs/decisions/0062.
 * @throws Forbidden, NotFound
 */
export async function suspendInstitution(
  context: Context,
  { id, reason }: SuspendInstitutionInput,
): Promise<void> {
  await changeAsStaff(context, id, async (em, institution) => {
    if (institution.suspendedAt && (!institution.closingAt || institution.suspensionReason)) return;
    institution.suspendedAt ??= new Date();
    institution.suspensionReason = reason;
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'institution-suspended',
      data: { institution: institution.name, reason, ...(firstName && { firstName }) },
    }));
  });
}

/**
 * Reopens a suspended institution, enqueues its waiting webhook deliveries and mails its owner. One that its owner closed is
 * reopened as well, unless the staff suspended it in the meantime: then it stays closed.
 * @throws Forbidden, NotFound, Conflict when it is being erased
 */
export async function reopenInstitution(context: Context, institutionId: string): Promise<void> {
  await changeAsStaff(context, institutionId, async (em, institution) => {
    if (!institution.suspendedAt) return;
    if (institution.erasingAt) throw Conflict(BEING_ERASED);
    if (institution.closingAt && institution.suspensionReason) {
      institution.suspensionReason = null; // it stays closed, and its owner can reopen it
      return;
    }
    await open(em, institution);
    const { name, namespace } = institution;
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'institution-reopened',
      data: { institution: name, namespace, ...(firstName && { firstName }) },
    }));
  });
}

/** Message for an institution whose erasure has begun. */
export const BEING_ERASED = 'This institution is being erased and can’t be reopened.';

/** Ends a suspension or a closing, and enqueues the waiting webhook deliveries. */
export async function open(em: EntityManager, institution: Institution): Promise<void> {
  Object.assign(institution, {
    suspendedAt: null,
    suspensionReason: null,
    closingAt: null,
    closingRemindedAt: null,
  });
  await em.flush();
  await em.execute(QUEUE_ALL, [institution.id, institution.id]);
}

/**
 * Changes an institution for the platform's staff, under its row lock; the transaction is inside it. Every instance is notified.
 * @throws Forbidden, NotFound
 */
export async function changeAsStaff(
  { viewer, services, transaction }: Context,
  institutionId: string,
  change: (em: EntityManager, institution: Institution) => Promise<void>,
): Promise<void> {
  if (!institutionPolicy.decide(viewer)) throw Forbidden();
  await transaction(async (em, afterCommit) => {
    const institution = await em.findOne(Institution, institutionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!institution) throw NotFound('Institution');
    await enterInstitution(em, institutionId);
    await change(em, institution);
    afterCommit(() => services.bus.publish('institutionChanged', { institutionId }));
  });
}

/** Enqueues a mail to the owner of the transaction's institution, unless the owner's account was deleted. */
export async function mailOwner(
  em: EntityManager,
  mailTo: (address: string, firstName: string) => Mail,
): Promise<void> {
  const owner = await em.findOne(Membership, { isOwner: true, status: MembershipStatus.ACTIVE });
  const account = owner && (await em.findOne(Account, { id: owner.accountId, deletedAt: null }));
  if (account) await enqueueMail(em, mailTo(account.email, account.firstName));
}
