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
  own: (_app, { other: { membershipId: id } }) => Promise.resolve({ memberId: id, memberIds: id }),
  targets: (_app, { student }) => Promise.resolve({ seen: { member: student.membershipId } }),
};
