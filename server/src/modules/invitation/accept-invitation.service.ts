import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { Forbidden } from '#kernel/errors';
import { Role } from '#kernel/role';
import { withoutInstitution } from '#kernel/viewer';
import { tokenHash } from '#kernel/token-hash';
import { Account } from '#modules/account/account.entity';
import { assertCanEnter } from '#modules/account/institution-rules.service';
import { type SignedIn, signInTo } from '#modules/account/session.service';
import { enrollInvited } from '#modules/enrollment/enroll-invited.service';
import { lockSeat } from '#modules/enrollment/seat.service';
import { Institution } from '#modules/institution/institution.entity';
import { joinInvited } from '#modules/membership/join-invited.service';
import { ACCEPTABLE, receivedInvitation, UnknownInvitation } from './received-invitation.service.ts';

/** A session in the institution of an accepted invitation. */
export type Accepted = SignedIn & Pick<Taken, 'enrollmentId'>;

const WrongAccount = (email: string) =>
  Forbidden(`This invitation is for ${masked(email)}. Sign in with that address to accept it.`);

/** Returns an address of which only its owner recognizes the first part. */
const masked = (email: string) => `${email[0]}…${email.slice(email.indexOf('@'))}`;

/**
 * Accepts an invitation as the signed-in account, and replaces its session by one in the institution.
 * @throws errors of `receivedInvitation`, AddressNotAllowed, Forbidden for an account with another address
 */
export async function acceptInvitation(context: Context, token: string): Promise<Accepted> {
  const { viewer, services } = context;
  const { institutionId, email } = await receivedInvitation(context, token);
  if (email !== viewer.email) throw WrongAccount(email);
  const accountId = viewer.accountId!;
  const reading = services.orm.em.fork();
  const account = await reading.findOneOrFail(Account, accountId);
  const institution = await reading.findOneOrFail(Institution, institutionId);
  assertCanEnter(context, account, institution);
  const joining = context.as({ ...withoutInstitution(viewer), institutionId });
  const { enrollmentId } = await joining.transaction((em, afterCommit) =>
    takeInvitation({ em, context: joining, afterCommit }, { institutionId, accountId, token }),
  );
  const signedIn = await signInTo(context, account, institution, {
    ...(viewer.sessionId && { replacing: viewer.sessionId }),
  });
  return { ...signedIn, enrollmentId };
}

interface Taken {
  memberId: string;
  enrollmentId: string | null;
}

// Of concurrent calls one consumes the invitation: the row is locked, and the others see that it was accepted.
const CONSUME = `update member_invitation set accepted_at = ? where institution_id = ? and ${ACCEPTABLE}
  returning id, role, cohort_id as "cohortId"`;

/**
 * Consumes an invitation, makes the account a member and enrolls it in the invitation's cohort, if it accepts
 * anybody. Locks the cohort before the membership, as enrolling does.
 * @throws NotFound when the invitation was consumed concurrently
 */
export async function takeInvitation(
  transaction: Transaction,
  { institutionId, accountId, token }: { institutionId: string; accountId: string; token: string },
): Promise<Taken> {
  const { em } = transaction;
  const now = new Date();
  const [taken] = await em.execute<{ id: string; role: Role; cohortId: string | null }[]>(CONSUME, [
    now,
    institutionId,
    tokenHash(token),
    now,
  ]);
  if (!taken) throw UnknownInvitation();
  const { id, role, cohortId } = taken;
  const seat = cohortId ? await lockSeat(em, { institutionId, cohortId, accountId }) : null;
  const member = await joinInvited(transaction, { accountId, institutionId, role });
  const isEnrolled = seat && member.role === Role.STUDENT && !member.isOwner;
  const enrollmentId = isEnrolled ? await enrollInvited(transaction, seat, accountId) : null;
  await publish({ type: 'invitation.accepted', institutionId, ids: [id] }, transaction);
  return { memberId: member.id, enrollmentId };
}
