import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import { signAccessToken } from '#platform/request/authentication';
import type { App } from '../app.ts';
import { anInstitution, inDays, insert, type InstitutionRow, nextNumber } from './rows.ts';

type Role = 'student' | 'instructor' | 'admin';

/** A user of the app. IDs that do not exist are null. */
export interface Actor {
  accountId: string | null;
  sessionId: string | null;
  institution: InstitutionRow | null;
  membershipId: string | null;
  role: Role | null;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Null for a visitor. */
  accessToken: string | null;
}

/** An actor with a membership. */
export interface Member extends Actor {
  accountId: string;
  sessionId: string;
  institution: InstitutionRow;
  membershipId: string;
  role: Role;
  accessToken: string;
}

/** The password of every actor. */
export const PASSWORD = 'Lyceum-pass1!';

let passwordHash: Promise<string> | undefined;

/** Returns the institution of the callers in tests of every operation, for operations whose caller has none. */
export const away = async ({ db }: App): Promise<InstitutionRow> =>
  (await db.query<InstitutionRow>(`select id, name, namespace from institution where namespace = 'away'`))
    .rows[0]!;

interface PersonOptions {
  firstName?: string;
  lastName?: string;
  email?: string;
  isVerified?: boolean;
  isSuperAdmin?: boolean;
}

interface MemberOptions extends PersonOptions {
  /** Created unless given. */
  institution?: InstitutionRow;
  isOwner?: boolean;
  /** Named on public courses and cohorts. */
  isPublic?: boolean;
}

/** A visitor who is not signed in. */
export function aVisitor(): Actor {
  return {
    accountId: null,
    sessionId: null,
    institution: null,
    membershipId: null,
    role: null,
    email: 'visitor@example.org',
    password: PASSWORD,
    firstName: '',
    lastName: '',
    accessToken: null,
  };
}

/** Creates an instructor. */
export const aTeacher = (app: App, options: MemberOptions = {}) => aMember(app, 'instructor', options);

export const anAdmin = (app: App, options: MemberOptions = {}) => aMember(app, 'admin', options);

/** Creates a student of the institution, or a signed-in account without one. */
export function aStudent(app: App, options: MemberOptions & { institution: InstitutionRow }): Promise<Member>;
export function aStudent(
  app: App,
  options?: MemberOptions,
): Promise<Actor & { accessToken: string; accountId: string }>;
export function aStudent(
  app: App,
  options: MemberOptions = {},
): Promise<Actor & { accessToken: string; accountId: string }> {
  return options.institution ? aMember(app, 'student', options) : anAccount(app, options);
}

/** Creates a signed-in account without an institution. */
export async function anAccount(
  app: App,
  options: PersonOptions = {},
): Promise<Actor & { accessToken: string; accountId: string; sessionId: string }> {
  const person = await aPerson(app, options);
  return { ...person, ...(await aSession(app, person)) };
}

async function aMember(app: App, role: Role, options: MemberOptions): Promise<Member> {
  const institution = options.institution ?? (await anInstitution(app));
  const person = await aPerson(app, options);
  const member = { ...person, ...(await aMembership(app, person, institution, role, options)) };
  return { ...member, ...(await aSession(app, member)) };
}

/** Adds a membership in another institution to an account; its session stays where it is. */
export async function aMembership(
  app: App,
  person: Pick<Actor, 'firstName' | 'lastName' | 'email'> & { accountId: string },
  institution: InstitutionRow,
  role: Role,
  options: Pick<MemberOptions, 'isOwner' | 'isPublic'> = {},
): Promise<{ institution: InstitutionRow; membershipId: string; role: Role }> {
  const id = uuidv7();
  await insert(app, 'membership', {
    institution_id: institution.id,
    id,
    account_id: person.accountId,
    role,
    is_owner: options.isOwner ?? false,
    is_public: options.isPublic ?? false,
    first_name: person.firstName,
    last_name: person.lastName,
    contact_email: person.email,
  });
  return { institution, membershipId: id, role };
}

async function aPerson(
  app: App,
  options: PersonOptions,
): Promise<Actor & { accountId: string; isVerified: boolean }> {
  const at = nextNumber();
  const accountId = uuidv7();
  const { firstName = `First${at}`, lastName = `Last${at}`, isVerified = true } = options;
  const email = options.email ?? `person-${at}@example.org`;
  passwordHash ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await insert(app, 'account', {
    id: accountId,
    email: email.toLowerCase(),
    password_hash: await passwordHash,
    first_name: firstName,
    last_name: lastName,
    is_verified: isVerified,
    is_super_admin: options.isSuperAdmin ?? false,
  });
  return { ...aVisitor(), accountId, email: email.toLowerCase(), firstName, lastName, isVerified };
}

/** Signs a person in: creates another session, for the membership if there is one. */
export async function aSession(
  app: App,
  actor: Omit<Actor, 'accountId'> & { accountId: string; isVerified?: boolean },
): Promise<{ sessionId: string; accessToken: string }> {
  const sessionId = uuidv7();
  await insert(app, 'session', {
    id: sessionId,
    account_id: actor.accountId,
    institution_id: actor.institution?.id ?? null,
    membership_id: actor.membershipId,
    user_agent: 'tests',
    expires_at: inDays(30),
  });
  const accessToken = signAccessToken(app.services.config.jwtSecret, {
    sub: actor.accountId,
    sid: sessionId,
    email: actor.email,
    role: actor.role,
    isVerified: actor.isVerified ?? true,
    namespace: actor.institution?.namespace ?? null,
    firstName: actor.firstName,
    member:
      actor.institution && actor.membershipId
        ? { institutionId: actor.institution.id, membershipId: actor.membershipId }
        : null,
  });
  return { sessionId, accessToken };
}
