import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { AvatarResolver } from './avatar.resolver.ts';
import { AVATAR_FILES } from './avatar.service.ts';
import { ProfileOfMember } from './profile.fields.ts';
import { ProfileResolver } from './profile.resolver.ts';

export const profileModule: Module = {
  name: 'profile',
  entities: [],
  fields: [ProfileOfMember],
  fileHolders: [AVATAR_FILES],
  resolvers: [AvatarResolver, ProfileResolver],
  tokenAccess: {
    setAvatar: SESSION_ONLY,
    removeAvatar: SESSION_ONLY,
    setName: SESSION_ONLY,
    updateProfile: SESSION_ONLY,
  },
};
