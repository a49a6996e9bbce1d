import type { Module } from '#platform/module/module';
import { ANY_TOKEN, SESSION_ONLY } from '#platform/request/token-access';
import { collectScopes } from './api-scope.enums.ts';
import { ApiToken } from './token.entity.ts';
import { ApiTokenResolver } from './token.resolver.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** An API token was revoked: instances evict it from their caches. */
    apiTokenChanged: { tokenId: string };
  }
}

export const tokenModule: Module = {
  name: 'token',
  entities: [ApiToken],
  nodes: [{ type: ApiToken, scope: ANY_TOKEN }], // a token reads only itself
  resolvers: [ApiTokenResolver],
  collect: collectScopes,
  tokenAccess: {
    apiToken: ANY_TOKEN,
    apiTokens: SESSION_ONLY,
    createApiToken: SESSION_ONLY,
    revokeApiToken: SESSION_ONLY,
  },
};
