import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, Transaction } from '#platform/request/context';
import type { Transport } from '#platform/request/transport';
import { AddressNotAllowed, NotFound, type AppError, Unauthenticated } from '#kernel/errors';
import { isMember, mayCallFrom, type Viewer, VISITOR } from '#kernel/viewer';
import { DAY } from '#kernel/duration.rules';
import { tokenHash } from '#kernel/token-hash';
import type { Institution } from '#modules/institution/institution.entity';
import { assertOpenFor, type MaybeClosed, Suspended } from '#modules/institution/institution.service';
import type { Membership } from '#modules/membership/membership.entity';
import {
  join,
  latestMembership,
  membershipIn,
  touch,
  type MembershipKey,
} from '#modules/membership/membership.service';
import type { Services } from '#platform/request/services';
import type { Account } from './account.entity.ts';
import { signAccessToken } from '#platform/request/authentication';
import { assertCanEnter, canEnter } from './institution-rules.service.ts';
import { rememberDevice } from './known-device.service.ts';
import { type SecondFactor, TwoFactorRequired } from './second-factor.service.ts';
import { newToken } from './secrets.service.ts';
import { RefreshToken, Session, SESSION_DAYS } from './session.entity.ts';

/** Result of a sign-in, and the context to continue with. */
export interface SignedIn {
  accessToken: string;
  context: Context;
  /** Token of `resetPassword`, when the account has no password any more. */
  passwordResetToken?: string;
}

interface OpenedSession {
  sessionId: string;
  refreshToken: string;
  expiresAt: Date;
}

export const sessionEnd = () => new Date(Date.now() + SESSION_DAYS * DAY);

/**
 * Opens a session for a membership, or without one.
 * @param passkeyId passkey that proved both factors, if any
 */
export async function openSession(
  em: EntityManager,
  { userAgent, address, customHost }: Transport,
  accountId: string,
  membership: MembershipKey | null,
  passkeyId: string | null = null,
): Promise<OpenedSession> {
  const refreshToken = newToken();
  const expiresAt = sessionEnd();
  const session = em.create(Session, {
    account: accountId,
    institutionId: membership?.institutionId ?? null,
    membershipId: membership?.id ?? null,
    passkey: passkeyId,
    customHost,
    userAgent,
    address,
    expiresAt,
  });
  em.create(RefreshToken, { session, tokenHash: tokenHash(refreshToken) });
  await em.flush();
  return { sessionId: session.id, refreshToken, expiresAt };
}

/**
 * Sends a committed session to the client: the refresh token, the device and a language that the browser does not have as
 * cookies, the access token in the payload.
 */
export function enter(
  context: Context,
  account: Pick<Account, 'id' | 'firstName' | 'language'>,
  { sessionId, refreshToken, expiresAt }: OpenedSession,
): Promise<SignedIn> {
  const { transport } = context;
  transport.keepRefreshToken(refreshToken, expiresAt);
  if (account.language && account.language !== transport.language) transport.keepLanguage(account.language);
  rememberDevice(context, account.id);
  return newAccess(context, account, sessionId);
}

/**
 * Returns a new access token of a session with current data.
 * @throws Unauthenticated when it has ended, Forbidden when its institution is suspended, AddressNotAllowed
 */
export async function newAccess(
  context: Context,
  account: Pick<Account, 'id' | 'firstName'>,
  sessionId: string,
): Promise<SignedIn> {
  const { services, transport } = context;
  services.sessions.forget(sessionId);
  const viewer = await services.sessions.find(sessionId, account.id);
  const isElsewhere =
    viewer?.customHost !== transport.customHost ||
    (transport.hostNamespace && viewer.namespace !== transport.hostNamespace);
  if (!viewer) throw await errorOfSession(services, sessionId);
  if (isElsewhere) throw Unauthenticated();
  if (!mayCallFrom(viewer, transport.address)) throw AddressNotAllowed(transport.address);
  const accessToken = signAccessToken(services.config.jwtSecret, {
    sub: account.id,
    sid: sessionId,
    email: viewer.email ?? '',
    role: viewer.role,
    isVerified: viewer.isVerified,
    namespace: viewer.namespace,
    firstName: account.firstName,
    ...(viewer.lacksTwoFactor && { mustSetUpTwoFactor: true as const }),
    ...(viewer.closing && { isClosing: true as const }),
    ...(viewer.sessionTimeoutMinutes && { timeoutMinutes: viewer.sessionTimeoutMinutes }),
    member: isMember(viewer)
      ? { institutionId: viewer.institutionId, membershipId: viewer.membershipId }
      : null,
  });
  return { accessToken, context: context.as(viewer) };
}

/** Returns the error for a session without a viewer: its institution is suspended, or it has ended. */
async function errorOfSession({ orm }: Services, sessionId: string): Promise<AppError> {
  const [suspended] = await orm.em.fork().execute<MaybeClosed[]>(
    `select i.name, i.closing_at as "closingAt", i.suspension_reason as "suspensionReason" from session s join institution i on i.id = s.institution_id
     where s.id = ? and s.revoked_at is null and i.suspended_at is not null`,
    [sessionId],
  );
  return suspended ? Suspended(suspended) : Unauthenticated();
}

interface SignInOptions {
  /** Session that the new one replaces. */
  replacing?: string;
  secondFactor?: SecondFactor;
  /** Passkey that proved both factors. The new session takes over that of a replaced one. */
  passkeyId?: string | null;
}

/**
 * Signs in an account whose password, mailbox or passkey was proved: to the given institution, which it belongs to or
 * may join, or to the most recently used one. An account with two-factor authentication proves its second factor too,
 * unless the session replaces one.
 * @throws TwoFactorRequired without a second factor; AddressNotAllowed; Forbidden when the institution accepts no new members, or
 * is closed and the account is not its owner;
 * Unauthenticated when the password was changed or the replaced session ended concurrently
 */
export async function signInTo(
  context: Context,
  account: Account,
  institution: Institution | null,
  { replacing, secondFactor, passkeyId = null }: SignInOptions = {},
): Promise<SignedIn> {
  if (account.twoFactorAt && !secondFactor && !replacing) throw TwoFactorRequired();
  const person = { ...VISITOR, accountId: account.id };
  const known = await (institution
    ? membershipIn(context.services, institution.id, account.id)
    : latestMembership(context.services, account.id, (each) => canEnter(context, account, each.institution)));
  if (institution) assertOpenFor(institution, known);
  assertCanEnter(context, account, institution ?? known?.institution);
  const institutionId = institution?.id ?? known?.institutionId ?? null;
  const opened = await context.as({ ...person, institutionId }).transaction(async (em, afterCommit) => {
    await holdPassword(em, account);
    await secondFactor?.(em);
    await deleteOldSessions(em, account.id);
    if (known) await touch(em, known);
    const membership =
      known ?? (institution && (await join({ em, context, afterCommit }, institution, account.id)));
    if (replacing && (await revoke(em, [replacing])).length === 0) throw Unauthenticated();
    const provedBy = replacing ? await passkeyOf(em, replacing) : passkeyId;
    return openSession(em, context.transport, account.id, membership, provedBy);
  });
  if (replacing) await announce(context.services, [replacing]);
  return enter(context, account, opened);
}

/**
 * Locks the password until the session is open: a session opened with an old password would survive its
 * change. The same holds for two-factor authentication.
 * @throws Unauthenticated when one of them has already changed
 */
async function holdPassword(
  em: EntityManager,
  { id, passwordHash, twoFactorAt }: Pick<Account, 'id' | 'passwordHash' | 'twoFactorAt'>,
): Promise<void> {
  const held = await em.execute<{ id: string }[]>(
    `select id from account
     where id = ? and password_hash is not distinct from ? and (two_factor_at is not null) = ? for share`,
    [id, passwordHash, Boolean(twoFactorAt)],
  );
  if (held.length === 0) throw Unauthenticated();
}

/** Returns the ID of the passkey that opened a session, or null. */
async function passkeyOf(em: EntityManager, sessionId: string): Promise<string | null> {
  const [session] = await em.execute<{ passkeyId: string | null }[]>(
    'select passkey_id as "passkeyId" from session where id = ?',
    [sessionId],
  );
  return session?.passkeyId ?? null;
}

/** Ends active sessions and returns their IDs. Announce them after the commit. */
export async function revoke(em: EntityManager, sessionIds: string[]): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await em.execute<{ id: string }[]>(
    `update session set revoked_at = now() where id in (${sessionIds.map(() => '?').join()}) and revoked_at is null returning id`,
    sessionIds,
  );
  return rows.map(({ id }) => id);
}

/** Invalidates cached sessions on every instance, on this one immediately. */
export async function announce(
  { sessions, bus }: Pick<Services, 'sessions' | 'bus'>,
  sessionIds: string[],
): Promise<void> {
  for (const sessionId of sessionIds) {
    sessions.forget(sessionId);
    await bus.publish('sessionChanged', { sessionId });
  }
}

/** Returns the IDs of an account's active sessions. */
export async function liveSessions(em: EntityManager, accountId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    'select id from session where account_id = ? and revoked_at is null and expires_at > now()',
    [accountId],
  );
  return rows.map(({ id }) => id);
}

/** Ends the sessions of a membership, and after the commit also on every instance. */
export async function revokeSessionsOf(
  { em, context, afterCommit }: Transaction,
  membership: Pick<Membership, 'id' | 'accountId' | 'institution'>,
): Promise<void> {
  const ended = await revoke(em, await sessionsOf(em, membership));
  afterCommit(() => announce(context.services, ended));
}

/** Invalidates the cached permissions of a membership's sessions on every instance after the commit. */
export async function announceSessionsOf(
  { em, context, afterCommit }: Transaction,
  membership: Pick<Membership, 'id' | 'accountId' | 'institution'>,
): Promise<void> {
  const sessionIds = await sessionsOf(em, membership);
  afterCommit(() => announce(context.services, sessionIds));
}

/** Returns the IDs of a membership's active sessions. */
async function sessionsOf(
  em: EntityManager,
  { id, accountId, institution }: Pick<Membership, 'id' | 'accountId' | 'institution'>,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from session
     where account_id = ? and institution_id = ? and membership_id = ? and revoked_at is null and expires_at > now()`,
    [accountId, institution.id, id],
  );
  return rows.map((row) => row.id);
}

/** Deletes ended sessions once their tokens can no longer be used. */
async function deleteOldSessions(em: EntityManager, accountId: string): Promise<void> {
  await em.execute(
    `delete from session where account_id = ? and least(expires_at, revoked_at) < now() - ? * interval '1 day'`,
    [accountId, SESSION_DAYS],
  );
}

/**
 * Ends one of the viewer's sessions. Idempotent.
 * @throws NotFound when it is not a session of the viewer
 */
export async function endSession(context: Context, sessionId: string): Promise<void> {
  const ended = await context.transaction(async (em) => {
    const own = await em.count(Session, { id: sessionId, account: context.viewer.accountId! });
    if (own === 0) throw NotFound('Session');
    return revoke(em, [sessionId]);
  });
  await announce(context.services, ended);
}

/** Ends all of the viewer's sessions except the current one. */
export async function endOtherSessions(context: Context): Promise<void> {
  const ended = await context.transaction((em) => revokeOthers(em, context.viewer));
  await announce(context.services, ended);
}

/** Ends all sessions of an account except the viewer's and returns their IDs. Announce them after the commit. */
export async function revokeOthers(
  em: EntityManager,
  { accountId, sessionId }: Pick<Viewer, 'accountId' | 'sessionId'>,
): Promise<string[]> {
  const live = await liveSessions(em, accountId!);
  return revoke(
    em,
    live.filter((id) => id !== sessionId),
  );
}
