import { aFile } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { phone: '+49 30 123456', year: 2001 },
  idOf: { setAvatar: 'selfMemberId', removeAvatar: 'selfMemberId', updateProfile: 'selfMemberId' },
  own: async (app, { self }) => ({
    selfMemberId: self.membershipId,
    avatarId: await aFile(app, { by: self, purpose: 'avatar', imageKey: '0'.repeat(32) }),
  }),
};
