import type { EntityManager } from '@mikro-orm/postgresql';
import type { Transaction } from '#platform/domain-event/domain-event';
import type { Context, Transport } from '#platform/request/context';
import { NotFound, type AppError, Unauthenticated } from '#kernel/errors';
import { type Viewer, VISITOR } from '#kernel/viewer';
import type { Institution } from '#modules/institution/institution.entity';
import { Suspended } from '#modules/institution/institution.service';
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
import { rememberDevice } from './known-device.ts';
import { newToken, tokenHash } from './secrets.ts';
import { RefreshToken, Session, SESSION_DAYS } from './session.entity.ts';

/** What a client that signed in gets, and the context that it acts in from now on. */
export interface SignedIn {
  accessToken: string;
  context: Context;
  /** Token of `resetPassword`, where the account has no password any more. */
  passwordResetToken?: string;
}

interface OpenedSession {
  sessionId: string;
  refreshToken: string;
  expiresAt: Date;
}

export const sessionEnd = () => new Date(Date.now() + SESSION_DAYS * 86_400_000);

/** Opens a session for a membership, or for none. */
export async function openSession(
  em: EntityManager,
  { userAgent, address }: Transport,
  accountId: string,
  membership: MembershipKey | null,
): Promise<OpenedSession> {
  const refreshToken = newToken();
  const expiresAt = sessionEnd();
  const session = em.create(Session, {
    account: accountId,
    institutionId: membership?.institutionId ?? null,
    membershipId: membership?.id ?? null,
    userAgent,
    address,
    expiresAt,
  });
  em.create(RefreshToken, { session, tokenHash: tokenHash(refreshToken) });
  await em.flush();
  return { sessionId: session.id, refreshToken, expiresAt };
}

/** Hands a committed session to the client: refresh token and device as cookies, the access token to be answered. */
export function enter(
  context: Context,
  account: Pick<Account, 'id' | 'firstName'>,
  { sessionId, refreshToken, expiresAt }: OpenedSession,
): Promise<SignedIn> {
  context.transport.keepRefreshToken(refreshToken, expiresAt);
  rememberDevice(context, account.id);
  return newAccess(context, account, sessionId);
}

/**
 * A new access token of a session, with what the database says now.
 * @throws Unauthenticated where it has ended, Forbidden where its institution is suspended
 */
export async function newAccess(
  context: Context,
  account: Pick<Account, 'id' | 'firstName'>,
  sessionId: string,
): Promise<SignedIn> {
  const { services, transport } = context;
  services.sessions.forget(sessionId);
  const viewer = await services.sessions.find(sessionId, account.id);
  const isElsewhere = transport.hostNamespace && viewer?.namespace !== transport.hostNamespace;
  if (!viewer) throw await whyRefused(services, sessionId);
  if (isElsewhere) throw Unauthenticated();
  const accessToken = signAccessToken(services.config.jwtSecret, {
    sub: account.id,
    sid: sessionId,
    email: viewer.email ?? '',
    role: viewer.role,
    isVerified: viewer.isVerified,
    namespace: viewer.namespace,
    firstName: account.firstName,
  });
  return { accessToken, context: context.as(viewer) };
}

/** Returns the refusal of a session that has no viewer: its institution is suspended, or it has ended. */
async function whyRefused({ orm }: Services, sessionId: string): Promise<AppError> {
  const [suspended] = await orm.em.fork().execute<{ name: string }[]>(
    `select i.name from session s join institution i on i.id = s.institution_id
     where s.id = ? and s.revoked_at is null and i.suspended_at is not null`,
    [sessionId],
  );
  return suspended ? Suspended(suspended) : Unauthenticated();
}

/**
 * Signs an account in whose password or mailbox was proved: to the institution, which it must belong to or may join,
 * or, without one, to the latest used.
 * @throws Forbidden where the institution takes no new members; Unauthenticated where the password was changed, or the
 * session that it replaces has ended, meanwhile
 */
export async function signInTo(
  context: Context,
  account: Account,
  institution: Institution | null,
  { replacing }: { replacing?: string } = {},
): Promise<SignedIn> {
  const person = { ...VISITOR, accountId: account.id };
  const known = await (institution
    ? membershipIn(context.services, institution.id, account.id)
    : latestMembership(context.services, account.id));
  const institutionId = institution?.id ?? known?.institutionId ?? null;
  const opened = await context.as({ ...person, institutionId }).transaction(async (em) => {
    await holdPassword(em, account);
    await forgetOldSessions(em, account.id);
    if (known) await touch(em, known);
    const membership = known ?? (institution && (await join(em, institution, account.id)));
    if (replacing && (await revoke(em, [replacing])).length === 0) throw Unauthenticated();
    return openSession(em, context.transport, account.id, membership);
  });
  if (replacing) await announce(context.services, [replacing]);
  return enter(context, account, opened);
}

/**
 * Keeps the password from being changed until the session is open: one that opened a moment later, by the old password,
 * would outlive the change. @throws Unauthenticated where it is another already
 */
async function holdPassword(
  em: EntityManager,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<void> {
  const held = await em.execute<{ id: string }[]>(
    'select id from account where id = ? and password_hash is not distinct from ? for share',
    [id, passwordHash],
  );
  if (held.length === 0) throw Unauthenticated();
}

/** Ends sessions that have not ended; gives those. Announce them after the commit. */
export async function revoke(em: EntityManager, sessionIds: string[]): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await em.execute<{ id: string }[]>(
    `update session set revoked_at = now() where id in (${sessionIds.map(() => '?').join()}) and revoked_at is null returning id`,
    sessionIds,
  );
  return rows.map(({ id }) => id);
}

/** Has every instance, this one at once, forget what it knows of sessions. */
export async function announce(services: Services, sessionIds: string[]): Promise<void> {
  for (const sessionId of sessionIds) {
    services.sessions.forget(sessionId);
    await services.bus.publish('sessionChanged', { sessionId });
  }
}

/** Ids of an account's sessions that have not ended. */
export async function liveSessions(em: EntityManager, accountId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    'select id from session where account_id = ? and revoked_at is null and expires_at > now()',
    [accountId],
  );
  return rows.map(({ id }) => id);
}

/** Ends the sessions that speak for a membership, once the transaction is committed also on every instance. */
export async function revokeSessionsOf(
  { em, context, afterCommit }: Transaction,
  membership: Pick<Membership, 'id' | 'accountId' | 'institution'>,
): Promise<void> {
  const ended = await revoke(em, await sessionsOf(em, membership));
  afterCommit(() => announce(context.services, ended));
}

/** Makes every instance look again at what the sessions of a membership may do, once the transaction is committed. */
export async function announceSessionsOf(
  { em, context, afterCommit }: Transaction,
  membership: Pick<Membership, 'id' | 'accountId' | 'institution'>,
): Promise<void> {
  const sessionIds = await sessionsOf(em, membership);
  afterCommit(() => announce(context.services, sessionIds));
}

/** Returns the ids of the sessions that speak for a membership and have not ended. */
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

/** An ended session is kept as long as its tokens might turn up again. */
async function forgetOldSessions(em: EntityManager, accountId: string): Promise<void> {
  await em.execute(
    `delete from session where account_id = ? and least(expires_at, revoked_at) < now() - ? * interval '1 day'`,
    [accountId, SESSION_DAYS],
  );
}

/** Ends one of the viewer's sessions; again changes nothing. @throws NotFound where it is no session of the viewer */
export async function endSession(context: Context, sessionId: string): Promise<void> {
  const ended = await context.transaction(async (em) => {
    const own = await em.count(Session, { id: sessionId, account: context.viewer.accountId! });
    if (own === 0) throw NotFound('Session');
    return revoke(em, [sessionId]);
  });
  await announce(context.services, ended);
}

/** Ends all of the viewer's sessions but the one that asks. */
export async function endOtherSessions(context: Context): Promise<void> {
  const ended = await context.transaction((em) => revokeOthers(em, context.viewer));
  await announce(context.services, ended);
}

/** Ends all of an account's sessions but the viewer's; gives those. Announce them after the commit. */
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
