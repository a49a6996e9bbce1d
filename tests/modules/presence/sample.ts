import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  messages: (_id, { institution, student }) => ({
    presenceChanged: { institutionId: institution.id, membershipIds: [student.membershipId] },
  }),
};
