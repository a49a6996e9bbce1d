import { anAdmin, anInstitution, aStudent, PASSWORD } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  idOf: { eraseMember: 'memberId' },
  inputs: { eraseMember: { password: PASSWORD } },
  calls: {
    // In an institution of its own, because the following calls need the members.
    eraseMember: async (app) => {
      const institution = await anInstitution(app);
      const admin = await anAdmin(app, { institution });
      const { membershipId: id } = await aStudent(app, { institution });
      return { as: admin, given: { input: { id, password: PASSWORD } } };
    },
  },
};
