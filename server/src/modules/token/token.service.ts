import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/postgresql';
import { referTo } from '#platform/database/references';
import type { Context, Transaction } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict, NotFound, PlanRequired } from '#kernel/errors';
import { DAY } from '#kernel/duration.rules';
import { Institution } from '#modules/institution/institution.entity';
import { hasApiAccess } from '#modules/institution/plan.enums';
import { Membership } from '#modules/membership/membership.entity';
import type { Services } from '#platform/request/services';
import { newApiToken } from './secret.service.ts';
import { ApiToken } from './token.entity.ts';
import type { CreateApiTokenInput } from './token.input.ts';
import { tokenPolicy } from './token.policy.ts';
import { MAX_API_TOKENS } from './token.rules.ts';

/**
 * Creates a token that acts for the viewer. Returns its ID and, only here, the token.
 * @throws PlanRequired without API access, Conflict when the limit of tokens is reached
 */
export async function createApiToken(
  { viewer, transaction }: Context,
  { name, scopes, expiresInDays }: CreateApiTokenInput,
): Promise<{ id: string; token: string }> {
  authorize(viewer, tokenPolicy.manage);
  const { institutionId, membershipId } = viewer;
  return transaction(async (em) => {
    // Locked, so that concurrent creations are counted one after the other.
    const institution = await em.findOneOrFail(Institution, institutionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!hasApiAccess(institution.plan))
      throw PlanRequired('API access comes with the Professional and Enterprise plans.');
    if ((await liveTokens(em)) >= MAX_API_TOKENS)
      throw Conflict(`You already have ${MAX_API_TOKENS} API tokens. Revoke one you no longer use.`);
    const { token, hash, hint } = newApiToken(institutionId);
    const { id } = em.create(ApiToken, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      creator: referTo(em, Membership, institutionId, membershipId),
      name,
      scopes,
      tokenHash: hash,
      hint,
      expiresAt: new Date(Date.now() + expiresInDays * DAY),
    });
    await em.flush();
    return { id, token };
  });
}

const liveTokens = (em: EntityManager) =>
  em.count(ApiToken, { revokedAt: null, expiresAt: { $gt: new Date() } });

/**
 * Revokes a token permanently. Idempotent.
 * @throws NotFound
 */
export async function revokeApiToken({ viewer, services, transaction }: Context, id: string): Promise<void> {
  authorize(viewer, tokenPolicy.manage);
  await transaction(async (em, afterCommit) => {
    const token = await em.findOne(ApiToken, { institution: viewer.institutionId, id });
    if (!token) throw NotFound('API token');
    if (token.revokedAt) return;
    token.revokedAt = new Date();
    afterCommit(() => announceTokens(services, [id]));
  });
}

/** Revokes every API token that a member created. */
export async function revokeTokensOf(
  { em, context, afterCommit }: Transaction,
  { institution, id }: Membership,
): Promise<void> {
  await em.flush();
  const ids = await revokeTokensBy(em, institution.id, id);
  afterCommit(() => announceTokens(context.services, ids));
}

/**
 * Revokes every API token that a member created, in a transaction of the member's institution. Call `announceTokens` with
 * the returned IDs after the commit.
 */
export async function revokeTokensBy(
  em: EntityManager,
  institutionId: string,
  memberId: string,
): Promise<string[]> {
  const revoked = await em.execute<{ id: string }[]>(
    `update api_token set revoked_at = ? where institution_id = ? and creator_id = ? and revoked_at is null returning id`,
    [new Date(), institutionId, memberId],
  );
  return revoked.map(({ id }) => id);
}

/** Invalidates cached API tokens on every instance, on this one immediately. */
export async function announceTokens(
  { apiTokens, bus }: Services,
  tokenIds: readonly string[],
): Promise<void> {
  for (const tokenId of tokenIds) {
    apiTokens.forget(tokenId);
    await bus.publish('apiTokenChanged', { tokenId });
  }
}
