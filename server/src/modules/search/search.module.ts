import type { Module } from '#platform/module/module';
import { ANY_TOKEN } from '#platform/request/token-access';
import { SearchResolver } from './search.resolver.ts';

export const searchModule: Module = {
  name: 'search',
  resolvers: [SearchResolver],
  // The scopes decide which kinds are found: search-access.service.ts.
  tokenAccess: { search: ANY_TOKEN },
};
