import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { AvatarResolver } from './avatar.resolver.ts';
import { AVATAR_FILES } from './avatar.service.ts';

export const profileModule: Module = {
  name: 'profile',
  entities: [],
  fileHolders: [AVATAR_FILES],
  resolvers: [AvatarResolver],
  tokenAccess: { setAvatar: SESSION_ONLY, removeAvatar: SESSION_ONLY },
};
