import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Transaction } from '#platform/request/context';
import { rateLimitKey } from '#kernel/address';
import { Conflict, Forbidden, Invalid } from '#kernel/errors';
import { VISITOR } from '#kernel/viewer';
import { isReserved } from '#modules/email-change/reserved-address.service';
import { pendingSince } from '#modules/institution/approval.service';
import { Institution } from '#modules/institution/institution.entity';
import { NAMESPACE_UNAVAILABLE } from '#modules/institution/institution.rules';
import { addressedInstitution, isAvailable } from '#modules/institution/institution.service';
import { planToConfirm } from '#modules/institution/request-plan.service';
import { addDefaultCategories } from '#modules/category/default-categories.service';
import { Membership } from '#modules/membership/membership.entity';
import { join, type MembershipKey } from '#modules/membership/membership.service';
import { Role } from '#kernel/role';
import { Account } from './account.entity.ts';
import type { RegisterStudentInput, RegisterTeacherInput, SignUpInput } from './account.input.ts';
import { limitAddress, OF_ADDRESS } from './account.limits.ts';
import { assertCanEnter, assertLongEnough } from './institution-rules.service.ts';
import { hashPassword } from './password.service.ts';
import { enter, openSession, type SignedIn } from './session.service.ts';
import { sendNewCode } from './verification-code.service.ts';

/** Error for an e-mail address that already has an account; text of document 1, section 8. */
const UsernameTaken = () => Conflict('Username Taken');
const NamespaceTaken = () => Conflict(NAMESPACE_UNAVAILABLE);

/** Registers an account without an institution; on an institution's host, signs up there. */
export async function registerStudent(
  context: Context,
  { email, password }: RegisterStudentInput,
): Promise<SignedIn> {
  await limitAddress(context, OF_ADDRESS.registration);
  const institution = await addressedInstitution(context, null);
  return registerAt(context, { email, password, firstName: '', lastName: '' }, institution);
}

/** Signs up a new account as a student of an institution. */
export async function signUp(
  context: Context,
  { institution: namespace, ...person }: SignUpInput,
): Promise<SignedIn> {
  await limitAddress(context, OF_ADDRESS.registration);
  const institution = await addressedInstitution(context, namespace);
  if (!institution)
    throw Invalid([{ field: 'institution', message: 'Choose the institution you’re signing up for.' }]);
  return registerAt(context, person, institution);
}

/** Registers a teacher's account, institution and ownership in one transaction. */
export async function registerTeacher(context: Context, input: RegisterTeacherInput): Promise<SignedIn> {
  const { services, transport } = context;
  await limitAddress(context, OF_ADDRESS.registration);
  if (transport.hostNamespace)
    throw Forbidden(`To register a new institution, go to ${services.config.appOrigin}.`);
  const { institutionName: name, namespace, institutionType: type, plan, ...person } = input;
  if (!(await isAvailable(context, namespace))) throw NamespaceTaken();
  const institutionId = uuidv7();
  return createAccount(context, person, institutionId, async ({ em }, account) => {
    const institution = em.create(Institution, {
      id: institutionId,
      name,
      namespace,
      type,
      requestedPlan: planToConfirm(plan),
      pendingSince: pendingSince(services.config, VISITOR),
    });
    const membership = em.create(Membership, {
      institution,
      accountId: account.id,
      role: Role.INSTRUCTOR,
      isOwner: true,
      firstName: account.firstName,
      lastName: account.lastName,
      contactEmail: account.email,
    });
    addDefaultCategories(em, institution, transport.language);
    await em.flush();
    return { institutionId, id: membership.id };
  });
}

/** @throws AddressNotAllowed; Invalid when the password is shorter than the institution requires */
async function registerAt(
  context: Context,
  person: Person,
  institution: Institution | null,
): Promise<SignedIn> {
  assertCanEnter(context, { isSuperAdmin: false }, institution);
  assertLongEnough(person.password, institution);
  return createAccount(context, person, institution?.id ?? null, async (transaction, account) =>
    institution ? join(transaction, institution, account.id) : null,
  );
}

interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * Creates an account and what `placed` adds to it, mails its code and signs it in, in one transaction.
 * @param institutionId institution that `placed` writes to
 */
async function createAccount(
  context: Context,
  { email, password, firstName, lastName }: Person,
  institutionId: string | null,
  placed: (transaction: Transaction, account: Account) => Promise<MembershipKey | null>,
): Promise<SignedIn> {
  const { services, transport } = context;
  const reading = services.orm.em.fork();
  if ((await reading.count(Account, { email })) > 0 || (await isReserved(reading, email)))
    throw UsernameTaken();
  const passwordHash = await hashPassword(password, rateLimitKey(transport.address));
  const accountId = uuidv7();
  const writing = context.as({ ...VISITOR, accountId, institutionId });
  const opened = await writing
    .transaction(async (em, afterCommit) => {
      const account = em.create(Account, {
        id: accountId,
        email,
        passwordHash,
        firstName,
        lastName,
        language: transport.language,
      });
      await em.flush();
      const membership = await placed({ em, context: writing, afterCommit }, account);
      await sendNewCode(em, services.config, account, transport.hostNamespace);
      return openSession(em, transport, accountId, membership);
    })
    .catch(throwTakenError);
  return enter(context, { id: accountId, firstName }, opened);
}

/** Maps a violated unique constraint to an error: of concurrent claims of a name one succeeds. */
export function throwTakenError(error: unknown): never {
  if (error instanceof UniqueConstraintViolationException) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'account_email_unique') throw UsernameTaken();
    if (constraint === 'institution_namespace_unique') throw NamespaceTaken();
  }
  throw error;
}
