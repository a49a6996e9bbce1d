import type { Module } from '#platform/module/module';
import { ApiToken } from './token.entity.ts';
import { ApiTokenResolver } from './token.resolver.ts';

export const tokenModule: Module = {
  name: 'token',
  entities: [ApiToken],
  resolvers: [ApiTokenResolver],
};
