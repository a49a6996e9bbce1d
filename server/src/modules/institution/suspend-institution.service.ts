import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Account } from '#modules/account/account.entity';
import { enterInstitution } from '#platform/database/enter-institution';
import type { Context } from '#platform/request/context';
import { Forbidden, NotFound } from '#kernel/errors';
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
    if (institution.suspendedAt) return;
    institution.suspendedAt = new Date();
    institution.suspensionReason = reason;
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'institution-suspended',
      data: { institution: institution.name, reason, ...(firstName && { firstName }) },
    }));
  });
}

/**
 * Reopens a suspended institution, enqueues its waiting webhook deliveries and mails its owner.
 * @throws Forbidden, NotFound
 */
export async function reopenInstitution(context: Context, institutionId: string): Promise<void> {
  await changeAsStaff(context, institutionId, async (em, institution) => {
    if (!institution.suspendedAt) return;
    institution.suspendedAt = null;
    institution.suspensionReason = null;
    await em.flush();
    await em.execute(QUEUE_ALL, [institutionId]);
    const { name, namespace } = institution;
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'institution-reopened',
      data: { institution: name, namespace, ...(firstName && { firstName }) },
    }));
  });
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
