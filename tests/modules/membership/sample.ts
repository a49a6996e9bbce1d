import { anAdmin, aStudent } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  idOf: {
    member: 'memberId',
    changeMemberRole: 'memberId',
    removeMember: 'memberId',
    restoreMember: 'memberId',
    leaveInstitution: 'memberId',
    transferOwnership: 'memberId',
  },
  calls: {
    transferOwnership: async (app, { as: { institution }, given }) => ({
      as: await anAdmin(app, { institution, isOwner: true }),
      given,
    }),
    leaveInstitution: async (app, { as: { institution } }) => {
      const leaving = await aStudent(app, { institution });
      return { as: leaving, given: { input: { id: leaving.membershipId } } };
    },
  },
  own: (_app, { other: { membershipId: id } }) => Promise.resolve({ memberId: id, memberIds: id }),
  targets: (_app, { student }) => Promise.resolve({ seen: { member: student.membershipId } }),
};
