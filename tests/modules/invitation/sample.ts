import { aMemberInvitation } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { role: 'STUDENT' },
  idOf: {
    resendMemberInvitation: 'memberInvitationId',
    cancelMemberInvitation: 'memberInvitationId',
  },
  silent: {
    acceptMemberInvitation:
      'it needs a link from a mail; a joined member is in tests/modules/invitation/accept.test.ts',
    registerWithInvitation:
      'it needs a link from a mail; a created account is in tests/modules/invitation/register.test.ts',
  },
  own: async (app, { admin }) => {
    const { id } = await aMemberInvitation(app, { by: admin });
    return { memberInvitationId: id, memberInvitations: id };
  },
  targets: async (app, { admin }) => ({
    hidden: { 'member invitation': (await aMemberInvitation(app, { by: admin })).id },
  }),
};
