import { aFile } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  idOf: { setAvatar: 'selfMemberId', removeAvatar: 'selfMemberId' },
  own: async (app, { self }) => ({
    selfMemberId: self.membershipId,
    avatarId: await aFile(app, { by: self, purpose: 'avatar', imageKey: '0'.repeat(32) }),
  }),
};
