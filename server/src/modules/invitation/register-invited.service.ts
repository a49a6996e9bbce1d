import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { enterInstitution } from '#platform/database/enter-institution';
import type { Context } from '#platform/request/context';
import { rateLimitKey } from '#kernel/address';
import { Conflict } from '#kernel/errors';
import { VISITOR } from '#kernel/viewer';
import { Account } from '#modules/account/account.entity';
import { limitAddress, OF_ADDRESS } from '#modules/account/account.limits';
import { assertCanEnter, assertLongEnough } from '#modules/account/institution-rules.service';
import { hashPassword } from '#modules/account/password.service';
import { membershipsOf } from '#modules/account/memberships-of.service';
import { throwTakenError } from '#modules/account/registration.service';
import { announce, enter, liveSessions, openSession, revoke } from '#modules/account/session.service';
import { isReserved } from '#modules/email-change/reserved-address.service';
import { Institution } from '#modules/institution/institution.entity';
import { type Accepted, takeInvitation } from './accept-invitation.service.ts';
import type { RegisterWithInvitationInput } from './member-invitation.input.ts';
import { INVITATION_MESSAGES } from './member-invitation.rules.ts';
import { receivedInvitation } from './received-invitation.service.ts';

type Person = Pick<Account, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

const HasAccount = () => Conflict(INVITATION_MESSAGES.hasAccount);

/**
 * Registers an account for the invited address, which the link of the mail verifies, accepts the invitation and
 * opens a session, in one transaction.
 * @throws errors of `receivedInvitation`, AddressNotAllowed, Invalid when the password is shorter than the institution
 * requires, Conflict when a verified account has the address
 */
export async function registerInvited(
  context: Context,
  { token, password, firstName, lastName }: RegisterWithInvitationInput,
): Promise<Accepted> {
  const { services, transport } = context;
  await limitAddress(context, OF_ADDRESS.registration);
  const { institutionId, email } = await receivedInvitation(context, token);
  const institution = await services.orm.em.fork().findOneOrFail(Institution, institutionId);
  assertCanEnter(context, { isSuperAdmin: false }, institution);
  assertLongEnough(password, institution);
  const reading = services.orm.em.fork();
  const known = await reading.findOne(Account, { email });
  if (known?.isVerified || (await isReserved(reading, email))) throw HasAccount();
  const passwordHash = await hashPassword(password, rateLimitKey(transport.address));
  const accountId = known?.id ?? uuidv7();
  const person = { email, firstName, lastName, passwordHash, language: transport.language };
  const writing = context.as({ ...VISITOR, accountId, institutionId });
  const { opened, enrollmentId, ended } = await writing
    .transaction(async (em, afterCommit) => {
      const replaced = known
        ? await claimAccount(em, accountId, person)
        : await create(em, accountId, person);
      await enterInstitution(em, institutionId);
      const taken = await takeInvitation(
        { em, context: writing, afterCommit },
        { institutionId, accountId, token },
      );
      const session = await openSession(em, transport, accountId, { institutionId, id: taken.memberId });
      return { opened: session, enrollmentId: taken.enrollmentId, ended: replaced };
    })
    .catch(throwTakenError);
  await announce(services, ended);
  return { ...(await enter(context, { id: accountId, firstName }, opened)), enrollmentId };
}

async function create(em: EntityManager, id: string, person: Person): Promise<string[]> {
  em.create(Account, { id, ...person, isVerified: true });
  await em.flush();
  return [];
}

/**
 * Gives an unverified account to the owner of its mailbox, as `resetPassword` does: somebody else may have
 * registered it. Returns its sessions, which end. Locks codes before the account.
 */
async function claimAccount(em: EntityManager, id: string, person: Person): Promise<string[]> {
  await em.execute('delete from verification_code where account_id = ?', [id]);
  const account = await em.findOneOrFail(Account, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (account.isVerified || account.email !== person.email) throw HasAccount();
  Object.assign(account, person, { isVerified: true });
  await em.flush();
  await rename(em, id, person);
  return revoke(em, await liveSessions(em, id));
}

/** Copies the name of an account onto its memberships, each in its institution. */
async function rename(em: EntityManager, accountId: string, { firstName, lastName }: Person): Promise<void> {
  const names = [firstName, lastName];
  for (const { institutionId, id } of await membershipsOf(em, accountId)) {
    await enterInstitution(em, institutionId);
    await em.execute(
      'update membership set first_name = ?, last_name = ? where institution_id = ? and id = ?',
      [...names, institutionId, id],
    );
  }
}
