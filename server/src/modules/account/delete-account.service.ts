import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { enterInstitution } from '#platform/database/enter-institution';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { withoutInstitution } from '#kernel/viewer';
import { Conflict, Invalid } from '#kernel/errors';
import { Institution } from '#modules/institution/institution.entity';
import { resetMemberInvitations } from '#modules/invitation/invitation.limits';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import { endMembership, lockPlacesOf } from '#modules/membership/end-membership.service';
import { isLastManager, lockAdminsAnd } from '#modules/membership/managers.service';
import { MembershipStatus } from '#modules/membership/membership-status.enums';
import { Membership } from '#modules/membership/membership.entity';
import { removeAvatar } from '#modules/profile/avatar.service';
import { EMPTY_PROFILE } from '#modules/profile/profile.service';
import { Account } from './account.entity.ts';
import { messages } from './account.rules.ts';
import { resetMailLimits } from './account.limits.ts';
import { membershipsOf } from './memberships-of.service.ts';
import { announce } from './session.service.ts';
import { resetFailures } from './sign-in-failures.service.ts';
import { proveAccount } from './sign-in.service.ts';

/** Replaces the name of a deleted account in its history. */
const NAME = { firstName: 'Deleted', lastName: 'account' };
const NAME_SHOWN = `${NAME.firstName} ${NAME.lastName}`;

const WrongPassword = () => Invalid([{ field: 'password', message: messages.currentPassword }]);

/**
 * Deletes the viewer's account in one transaction: ends its memberships and erases its name, e-mail address,
 * password, sessions and notifications. Content in institutions remains under "Deleted account".
 * @throws Invalid when the password is wrong, TooMany after too many failures, Conflict when an institution
 * would lose its owner or last admin
 */
export async function deleteAccount(context: Context, { password }: { password: string }): Promise<void> {
  const { viewer, transport } = context;
  const proved = await proveAccount(context, { email: viewer.email!, password });
  if (!proved) throw WrongPassword();
  const inviting = await institutionsInviting(context);
  await context.transaction(async (em, afterCommit) => {
    const transaction = { em, context, afterCommit };
    const account = await em.findOneOrFail(
      Account,
      { id: proved.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const address = `deleted-${account.id}@deleted.invalid`;
    await enqueueMail(em, {
      to: account.email,
      template: 'account-deleted',
      language: account.language ?? null,
      data: { ...(account.firstName && { firstName: account.firstName }) },
    });
    for (const { institutionId, id } of await membershipsOf(em, account.id)) {
      await enterInstitution(em, institutionId);
      await leave(transaction, institutionId, id, address);
      await eraseContact(em, institutionId, account.email);
    }
    for (const institutionId of inviting) {
      await enterInstitution(em, institutionId);
      await eraseInvited(em, institutionId, { email: account.email, address });
      await resetMemberInvitations(em, institutionId, account.email);
    }
    await eraseAccount(transaction, account, { email: address, passwordHash: null });
  });
  transport.keepRefreshToken(null);
}

const INVITING = `select coalesce(json_agg(distinct institution_id), '[]')::text
  from (select institution_id from invitation where email = $1
    union all select institution_id from member_invitation where email = $1) invited`;

/** Replaces an address in an institution's invitations, and cancels those that nobody answered. */
async function eraseInvited(
  em: EntityManager,
  institutionId: string,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await em.execute('update invitation set email = ? where institution_id = ? and email = ?', [
    address,
    institutionId,
    email,
  ]);
  await em.execute(
    `update member_invitation set email = ?, first_name = '', last_name = '',
       cancelled_at = case when accepted_at is null then coalesce(cancelled_at, ?::timestamptz) end
     where institution_id = ? and email = ?`,
    [address, new Date(), institutionId, email],
  );
}

/** Returns the IDs of institutions that invited the viewer, including those that it never joined. */
async function institutionsInviting({ services, viewer }: Context): Promise<string[]> {
  const statement = { name: 'institutions_inviting', text: INVITING, values: [viewer.email] };
  const [json] = await services.runStatements(withoutInstitution(viewer), [statement]);
  return JSON.parse(json ?? '[]') as string[];
}

/** Removes the person's e-mail address from the contact details of an institution. */
const eraseContact = (em: EntityManager, institutionId: string, email: string) =>
  em.execute(
    `update institution set
       email = case when lower(email) = ? then null else email end,
       admin_email = case when lower(admin_email) = ? then null else admin_email end
     where id = ? and ? in (lower(email), lower(admin_email))`,
    [email, email, institutionId, email],
  );

/** Ends a membership in the transaction's institution and erases its personal data. */
async function leave(
  transaction: Transaction,
  institutionId: string,
  id: string,
  address: string,
): Promise<void> {
  const { em } = transaction;
  await lockPlacesOf(em, institutionId, id);
  const admins = await lockAdminsAnd(em, id);
  const member = admins.find((one) => one.id === id)!;
  if (member.status === MembershipStatus.ACTIVE) {
    await assertManagersRemain(transaction, member, admins);
    await endMembership(transaction, member);
    await publish({ type: 'member.removed', institutionId, ids: [id] }, transaction);
  }
  Object.assign(member, NAME, EMPTY_PROFILE, { contactEmail: address });
  await removeAvatar(em, institutionId, member);
  await em.flush();
  for (const [table, column] of [
    ['notification', 'recipient_id'],
    ['notification_preference', 'membership_id'],
  ])
    await em.execute(`delete from ${table} where institution_id = ? and ${column} = ?`, [institutionId, id]);
  await em.execute(
    `update certificate set student_name = ? where institution_id = ? and membership_id = ? and status = 'pending'`,
    [NAME_SHOWN, institutionId, id],
  );
  // A receipt keeps the name of its buyer, as the law asks of the institution.
  await em.execute(
    `update seat_order set buyer_email = ?, buyer_name = case when receipt_number is null then '' else buyer_name end
     where institution_id = ? and membership_id = ?`,
    [address, institutionId, id],
  );
  await em.execute('delete from enrollment_details where institution_id = ? and account_id = ?', [
    institutionId,
    member.accountId,
  ]);
}

/**
 * Asserts that the institution keeps an owner and an admin. An institution without other members is closed.
 * @throws Conflict
 */
async function assertManagersRemain(
  { em, context, afterCommit }: Transaction,
  member: Membership,
  admins: Membership[],
): Promise<void> {
  if (!isLastManager(member, admins)) return;
  const institution = await em.findOneOrFail(Institution, member.institution.id);
  const others = await em.count(Membership, { id: { $ne: member.id }, status: MembershipStatus.ACTIVE });
  if (institution.closingAt) return; // it is erased all the same
  if (others > 0)
    throw Conflict(
      `${institution.name} has other members and needs an owner. Transfer it or close it first.`,
    );
  institution.suspendedAt ??= new Date();
  afterCommit(() => context.services.bus.publish('institutionChanged', { institutionId: institution.id }));
}

/** Erases personal data. The row remains because history refers to it. */
async function eraseAccount(
  { em, context, afterCommit }: Transaction,
  account: Account,
  replacement: Pick<Account, 'email' | 'passwordHash'>,
): Promise<void> {
  await resetFailures(em, account.email);
  const changes = await em.execute<{ oldEmail: string; newEmail: string }[]>(
    'delete from email_change where account_id = ? returning old_email as "oldEmail", new_email as "newEmail"',
    [account.id],
  );
  const addresses = [account.email, ...changes.flatMap(({ oldEmail, newEmail }) => [oldEmail, newEmail])];
  for (const email of new Set(addresses)) await resetMailLimits(em, email);
  await em.execute('delete from early_access_subscriber where email = ?', [account.email]);
  for (const table of [
    'password_reset',
    'verification_code',
    'two_factor',
    'recovery_code',
    'passkey',
    'idempotency_key',
  ])
    await em.execute(`delete from ${table} where account_id = ?`, [account.id]);
  const ended = await em.execute<{ id: string }[]>('delete from session where account_id = ? returning id', [
    account.id,
  ]);
  Object.assign(account, {
    ...replacement,
    firstName: '',
    lastName: '',
    language: null,
    isVerified: false,
    isSuperAdmin: false,
    twoFactorAt: null,
    deletedAt: new Date(),
  });
  await em.flush();
  afterCommit(() =>
    announce(
      context.services,
      ended.map(({ id }) => id),
    ),
  );
}
