import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { enterInstitution } from '#platform/database/enter-institution';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { withoutInstitution } from '#kernel/viewer';
import { Conflict } from '#kernel/errors';
import { Institution } from '#modules/institution/institution.entity';
import { resetMemberInvitations } from '#modules/invitation/invitation.limits';
import { REMOVE_FILE_BYTES } from '#modules/file/remove-file-bytes.jobs';
import { enqueueJobs } from '#platform/jobs/queue';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import { fileKey } from '#platform/storage/storage';
import { endMembership, lockPlacesOf } from '#modules/membership/end-membership.service';
import { isLastManager, lockAdminsAnd } from '#modules/membership/managers.service';
import { MembershipStatus } from '#modules/membership/membership-status.enums';
import { Membership } from '#modules/membership/membership.entity';
import type { MembershipKey } from '#modules/membership/membership.service';
import { eraseInvited, eraseMembership } from '#modules/personal-data/erase-membership.service';
import { Account } from './account.entity.ts';
import { resetMailLimits } from './account.limits.ts';
import { membershipsOf } from './memberships-of.service.ts';
import { announce } from './session.service.ts';
import { type OwnerProof, withOwnerProof } from './owner-proof.service.ts';
import { resetFailures } from './sign-in-failures.service.ts';

/**
 * Deletes the viewer's account in one transaction: ends its memberships and erases its name, e-mail address, password, sessions,
 * archives and notifications. Jobs erase what it wrote in institutions (personal-data/erase-person.service.ts). Grades, attendance
 * and receipts remain under "Deleted person".
 * @throws Invalid when the password or the code is wrong, TooMany after too many failures, Conflict when an institution would lose
 * its owner or last admin
 */
export async function deleteAccount(context: Context, proof: OwnerProof): Promise<void> {
  const { transport } = context;
  const inviting = await institutionsInviting(context);
  await withOwnerProof(context, proof, async (em, afterCommit, proved) => {
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
    const emails = await addressesOf(em, account);
    for (const { institutionId, id } of await membershipsOf(em, account.id)) {
      await enterInstitution(em, institutionId);
      await leave(transaction, account, { institutionId, id, emails });
    }
    for (const institutionId of inviting) {
      await enterInstitution(em, institutionId);
      await eraseInvited(em, institutionId, { email: account.email, address });
      await resetMemberInvitations(em, institutionId, account.email);
    }
    await eraseAccount(transaction, account, { emails, email: address, passwordHash: null });
  });
  transport.keepRefreshToken(null);
}

const INVITING = `select coalesce(json_agg(distinct institution_id), '[]')::text
  from (select institution_id from invitation where email = $1
    union all select institution_id from member_invitation where email = $1) invited`;

/** Returns the present address of an account, and those of its latest changes. */
async function addressesOf(em: EntityManager, { id, email }: Account): Promise<string[]> {
  const changes = await em.execute<{ oldEmail: string; newEmail: string }[]>(
    'select old_email as "oldEmail", new_email as "newEmail" from email_change where account_id = ?',
    [id],
  );
  return [...new Set([email, ...changes.flatMap(({ oldEmail, newEmail }) => [oldEmail, newEmail])])];
}

/** Returns the IDs of institutions that invited the viewer, including those that it never joined. */
async function institutionsInviting({ services, viewer }: Context): Promise<string[]> {
  const statement = { name: 'institutions_inviting', text: INVITING, values: [viewer.email] };
  const [json] = await services.runStatements(withoutInstitution(viewer), [statement]);
  return JSON.parse(json ?? '[]') as string[];
}

/** Ends a membership in the transaction's institution and erases its personal data. */
async function leave(
  transaction: Transaction,
  account: Account,
  { institutionId, id, emails }: MembershipKey & { emails: readonly string[] },
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
  await eraseMembership(em, { member, emails, name: account });
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
  { emails, ...replacement }: Pick<Account, 'email' | 'passwordHash'> & { emails: readonly string[] },
): Promise<void> {
  await resetFailures(em, account.email);
  for (const email of emails) await resetMailLimits(em, email);
  await em.execute('delete from early_access_subscriber where email = ?', [account.email]);
  await deleteArchives(em, account.id);
  for (const table of [
    'email_change',
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
    twoFactorOffReason: null,
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

/** Deletes the archives of the account's data, and their bytes after the commit. */
async function deleteArchives(em: EntityManager, accountId: string): Promise<void> {
  const archives = await em.execute<{ id: string }[]>(
    'delete from account_export where account_id = ? returning id',
    [accountId],
  );
  await enqueueJobs(
    em,
    REMOVE_FILE_BYTES,
    archives.map(({ id }) => ({ key: fileKey(accountId, id), share: accountId })),
  );
}
