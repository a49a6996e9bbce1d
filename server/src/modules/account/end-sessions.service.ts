import type { Context } from '#platform/request/context';
import { Forbidden, NotFound } from '#kernel/errors';
import { accountPolicy } from './account.policy.ts';
import { announce, liveSessions, revoke } from './session.service.ts';

/**
 * Ends sessions of an account for the platform's staff. Returns how many have ended.
 * @param sessionIds the sessions to end; null for all
 * @throws Forbidden; NotFound when one is no active session of the account
 */
export async function endSessionsOf(
  context: Context,
  accountId: string,
  sessionIds: readonly string[] | null,
): Promise<number> {
  if (!accountPolicy.endSessionsOfOthers(context.viewer)) throw Forbidden();
  const ended = await context.transaction(async (em) => {
    const live = await liveSessions(em, accountId);
    if (sessionIds?.some((id) => !live.includes(id))) throw NotFound('Session');
    return revoke(em, [...(sessionIds ?? live)]);
  });
  await announce(context.services, ended);
  return ended.length;
}
