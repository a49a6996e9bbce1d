import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#platform/request/context';
import { SessionTimedOut, Unauthenticated } from '#kernel/errors';
import { tokenHash } from '#kernel/token-hash';
import { Account } from './account.entity.ts';
import { successorOf } from './secrets.service.ts';
import { IS_IDLE } from './idle-session.sql.ts';
import { RefreshToken, SESSION_DAYS } from './session.entity.ts';
import { announce, enter, revoke, sessionEnd, type SignedIn } from './session.service.ts';

/** Seconds for which a used token still returns its successor: two tabs may refresh at the same time. */
const GRACE = 10;

interface FoundToken {
  id: string;
  sessionId: string;
  accountId: string;
  /** Whether the session has ended. */
  isOver: boolean;
  /** Whether it was idle for longer than its institution allows. */
  isIdle: boolean;
  /** Custom domain that the session is bound to. */
  customHost: string | null;
  /** Seconds since the token was used. Null when it is unused. */
  usedAgo: number | null;
}

/**
 * Renews a session with the client's refresh token.
 * @throws Unauthenticated without a token or when the session has ended, SessionTimedOut when it was idle for too long. A
 * token that is reused after the grace period ends its session.
 */
export async function refreshSession(context: Context): Promise<SignedIn> {
  const { services, transport } = context;
  const { refreshToken } = transport;
  if (!refreshToken) throw Unauthenticated();
  const { account, opened, revoked, isIdle } = await context.transaction((em) =>
    rotate(em, context, refreshToken),
  );
  await announce(services, revoked);
  if (!account || !opened) {
    transport.keepRefreshToken(null);
    throw isIdle ? SessionTimedOut() : Unauthenticated();
  }
  return enter(context, account, opened);
}

/**
 * Consumes a token: returns its successor, or ends the session when the token was reused. Returns errors by
 * value because throwing would roll back.
 */
async function rotate(em: EntityManager, { services, transport }: Context, token: string) {
  const refused = { account: null, opened: null, revoked: [] as string[], isIdle: false };
  const found = await lockToken(em, token);
  if (!found || found.isOver || found.customHost !== transport.customHost) return refused;
  if (found.isIdle) return { ...refused, revoked: await revoke(em, [found.sessionId]), isIdle: true };
  if (found.usedAgo !== null && found.usedAgo > GRACE)
    return { ...refused, revoked: await revoke(em, [found.sessionId]) };

  const successor = successorOf(services.config.jwtSecret, token);
  const expiresAt = sessionEnd();
  if (found.usedAgo === null) {
    em.create(RefreshToken, { session: found.sessionId, tokenHash: tokenHash(successor) });
    await em.flush();
    await em.execute(USE, [found.sessionId, SESSION_DAYS, found.id]);
    await em.execute('update session set expires_at = ? where id = ?', [expiresAt, found.sessionId]);
  }
  return {
    account: await em.findOneOrFail(Account, found.accountId),
    opened: { sessionId: found.sessionId, refreshToken: successor, expiresAt },
    revoked: [],
    isIdle: false,
  };
}

// A session in use never ends, and would keep a token for each quarter of an hour. One that was used before the session
// would have ended is of no use to anybody.
const USE = `
  with outdated as (
    delete from refresh_token where session_id = ? and used_at < now() - make_interval(days => ?))
  update refresh_token set used_at = now() where id = ?`;

/** Loads and locks a token and its session: refreshes of one session are serialized. */
async function lockToken(em: EntityManager, token: string): Promise<FoundToken | undefined> {
  const [found] = await em.execute<FoundToken[]>(
    `select t.id, s.id as "sessionId", s.account_id as "accountId",
       s.custom_host as "customHost", s.revoked_at is not null or s.expires_at <= now() as "isOver",
       ${IS_IDLE} as "isIdle",
       extract(epoch from now() - t.used_at)::float8 as "usedAgo"
     from refresh_token t join session s on s.id = t.session_id
     where t.token_hash = ? for update of t, s`,
    [tokenHash(token)],
  );
  return found;
}

/** Ends the viewer's session and the session of the refresh cookie, which are normally the same. */
export async function signOut(context: Context): Promise<void> {
  const { services, transport, viewer } = context;
  const ended = await context.transaction(async (em) => {
    const kept = await em.execute<{ id: string }[]>(
      'select session_id as id from refresh_token where token_hash = ?',
      [transport.refreshToken ? tokenHash(transport.refreshToken) : null],
    );
    const ids = [...kept.map(({ id }) => id), ...(viewer.sessionId ? [viewer.sessionId] : [])];
    return revoke(em, [...new Set(ids)]);
  });
  await announce(services, ended);
  if (transport.refreshToken) transport.keepRefreshToken(null);
}
