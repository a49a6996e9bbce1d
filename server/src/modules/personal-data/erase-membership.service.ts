import { type EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import { Institution } from '#modules/institution/institution.entity';
import { enqueueJob } from '#platform/jobs/queue';
import type { Membership } from '#modules/membership/membership.entity';
import { removeAvatar } from '#modules/profile/avatar.service';
import { EMPTY_PROFILE } from '#modules/profile/profile.service';
import { ERASE_PERSON } from './erase-person.jobs.ts';
import { ERASED_NAME } from './personal-tables.service.ts';

/** A person to erase, in one institution. */
interface Erased {
  /** Locked. It is deactivated. */
  member: Membership;
  /** E-mail addresses of the person. */
  emails: readonly string[];
  /** Name of the account. */
  name: { firstName: string; lastName: string };
}

/**
 * Erases the name, the contact data, the profile and the photo of a deactivated membership in the transaction's institution, so
 * that nobody reads them from now on. A job erases texts, files and entries of the audit log, which may be many.
 */
export async function eraseMembership(em: EntityManager, { member, emails, name }: Erased): Promise<void> {
  const { id, accountId, firstName, lastName } = member;
  const institutionId = member.institution.id;
  const address = `deleted-${accountId}@deleted.invalid`;
  Object.assign(member, ERASED_NAME, EMPTY_PROFILE, { contactEmail: address, erasedAt: new Date() });
  await removeAvatar(em, institutionId, member);
  await em.flush();
  for (const [table, column] of [
    ['notification', 'recipient_id'],
    ['notification_preference', 'membership_id'],
  ])
    await em.execute(`delete from ${table} where institution_id = ? and ${column} = ?`, [institutionId, id]);
  // A receipt keeps the name of its buyer, as the law asks of the institution.
  await em.execute(
    `update seat_order set buyer_email = ?, buyer_name = case when receipt_number is null then '' else buyer_name end
     where institution_id = ? and membership_id = ?`,
    [address, institutionId, id],
  );
  for (const email of emails) {
    await eraseContact(em, institutionId, email);
    await eraseInvited(em, institutionId, { email, address });
  }
  const names = [firstName, lastName, name.firstName, name.lastName].filter((one) => one !== '');
  await enqueueJob(em, ERASE_PERSON, {
    share: institutionId,
    membershipId: id,
    accountId,
    emails: [...emails],
    names: [...new Set(names)],
  });
}

/** Removes a person's e-mail address from the contact details of an institution. */
async function eraseContact(em: EntityManager, institutionId: string, email: string): Promise<void> {
  const isAddress = (column: string) => ({ [raw((alias) => `lower(${alias}.${column})`)]: email });
  const institution = await em.findOne(
    Institution,
    { id: institutionId, $or: [isAddress('email'), isAddress('admin_email')] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!institution) return;
  if (institution.email?.toLowerCase() === email) institution.email = null;
  if (institution.adminEmail?.toLowerCase() === email) institution.adminEmail = null;
  await em.flush();
}

/** Replaces an address in an institution's invitations, and cancels those that nobody answered. */
export async function eraseInvited(
  em: EntityManager,
  institutionId: string,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await em.execute(`update invitation set email = ?, message = '' where institution_id = ? and email = ?`, [
    address,
    institutionId,
    email,
  ]);
  await em.execute(
    `update member_invitation set email = ?, first_name = '', last_name = '', message = '',
       cancelled_at = case when accepted_at is null then coalesce(cancelled_at, ?::timestamptz) end
     where institution_id = ? and email = ?`,
    [address, new Date(), institutionId, email],
  );
}
