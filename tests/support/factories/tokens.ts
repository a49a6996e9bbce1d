import { v7 as uuidv7 } from 'uuid';
import type { Scope } from '#kernel/scope';
import { allScopes } from '#modules/token/api-scope.enums';
import { newApiToken } from '#modules/token/secret.service';
import type { App } from '../app.ts';
import type { Actor, Member } from './people.ts';
import { inDays, insert } from './rows.ts';

interface ApiTokenOptions {
  /** The creator; its institution needs a plan with API access for the token to work. */
  by: Member;
  /** All scopes unless given. */
  scopes?: readonly Scope[];
  expiresAt?: Date;
  revokedAt?: Date;
}

/** Creates an API token as an actor: `accessToken` is the token itself. */
export async function anApiToken(
  app: App,
  { by, scopes = allScopes(), expiresAt = inDays(30), revokedAt }: ApiTokenOptions,
): Promise<Actor & Pick<Member, 'institution' | 'accessToken'> & { tokenId: string }> {
  const { token, hash, hint } = newApiToken(by.institution.id);
  const tokenId = uuidv7();
  await insert(app, 'api_token', {
    institution_id: by.institution.id,
    id: tokenId,
    name: 'Reports',
    token_hash: hash,
    hint,
    scopes,
    creator_id: by.membershipId,
    expires_at: expiresAt,
    revoked_at: revokedAt ?? null,
  });
  return { ...by, sessionId: null, accessToken: token, tokenId };
}
