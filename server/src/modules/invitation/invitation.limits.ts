import type { EntityManager } from '@mikro-orm/postgresql';
import { consume, hit, type Limit, remaining, reset } from '#platform/limits/attempts';
import type { MemberViewer } from '#kernel/viewer';

const DAY = 24 * 60 * 60;

/** Maximum number of mailed invitations in 24 hours, to prevent spam. */
const MAX_PER_DAY = 500;

const OF_INSTITUTION: Limit = {
  name: 'invitations-of-institution',
  max: MAX_PER_DAY,
  seconds: DAY,
  message: `Your institution can send ${MAX_PER_DAY} invitations a day. Try again later.`,
};

/** Counts across institutions: creating more institutions does not raise it. */
const OF_ACCOUNT: Limit = {
  name: 'invitations',
  max: MAX_PER_DAY,
  seconds: DAY,
  message: `You can send ${MAX_PER_DAY} invitations a day. Try again tomorrow.`,
};

/** Limit of mails that invite one address into one institution, also when it is invited again. */
const OF_ADDRESS: Limit = {
  name: 'member-invitations-of-address',
  max: 5,
  seconds: DAY,
  message: 'You’ve invited this person five times today. Try again tomorrow.',
};

/**
 * Counts mails with invitations, to courses and into the institution, in the transaction that queues them.
 * @throws TooMany when the daily limit of the institution or the account would be exceeded
 */
export async function consumeInvitations(
  em: EntityManager,
  { institutionId, accountId }: Pick<MemberViewer, 'institutionId' | 'accountId'>,
  amount: number,
): Promise<void> {
  await consume(em, OF_INSTITUTION, institutionId, amount);
  await consume(em, OF_ACCOUNT, accountId, amount);
}

/** Mails a day that are left to people who invite by hand, however many invitations of imports wait. */
const BY_HAND = 100;

/**
 * Returns how many of the waiting invitations of an account the institution may mail now. Locks the counters until the
 * transaction ends.
 */
export async function waitingAllowance(
  em: EntityManager,
  { institutionId, accountId }: Pick<MemberViewer, 'institutionId' | 'accountId'>,
): Promise<{ institution: number; account: number }> {
  const institution = await remaining(em, OF_INSTITUTION, institutionId);
  const account = await remaining(em, OF_ACCOUNT, accountId);
  return { institution: Math.max(institution - BY_HAND, 0), account: Math.max(account - BY_HAND, 0) };
}

/** Counts a mail to an address. Returns whether its daily limit allows the mail. */
export const mayMailAddress = async (
  em: EntityManager,
  institutionId: string,
  email: string,
): Promise<boolean> => (await hit(em, OF_ADDRESS, addressIn(institutionId, email))) === null;

/**
 * Counts a mail that invites an address into the institution.
 * @throws TooMany when one of the limits is reached
 */
export async function consumeMemberInvitation(
  em: EntityManager,
  viewer: MemberViewer,
  email: string,
): Promise<void> {
  await consumeInvitations(em, viewer, 1);
  await consume(em, OF_ADDRESS, addressIn(viewer.institutionId, email));
}

/** Resets the counter of an address in an institution. */
export const resetMemberInvitations = (
  em: EntityManager,
  institutionId: string,
  email: string,
): Promise<void> => reset(em, OF_ADDRESS, addressIn(institutionId, email));

const addressIn = (institutionId: string, email: string) => `${institutionId} ${email}`;
