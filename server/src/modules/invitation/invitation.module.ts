import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { MemberInvitation } from './member-invitation.entity.ts';
import { MemberInvitationResolver } from './member-invitation.resolver.ts';
import { MEMBER_INVITATION_WEBHOOKS } from './member-invitation.webhook.ts';
import { SEND_INVITATIONS, SEND_WAITING_INVITATIONS } from './send-waiting.jobs.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /** `sent`: mailed for the first time or again, each time with a new link. */
    invitation: 'sent' | 'accepted' | 'cancelled';
  }
}

export const invitationModule: Module = {
  name: 'invitation',
  entities: [MemberInvitation],
  nodes: [{ type: MemberInvitation, scope: 'members:read' }],
  resolvers: [MemberInvitationResolver],
  tokenAccess: {
    memberInvitations: ['members:read'],
    inviteMembers: ['members:write'],
    resendMemberInvitation: ['members:write'],
    cancelMemberInvitation: ['members:write'],
    memberInvitation: SESSION_ONLY,
    acceptMemberInvitation: SESSION_ONLY,
    registerWithInvitation: SESSION_ONLY,
  },
  publicFields: {
    memberInvitation: 'proves the invitation by the link of an e-mail',
    registerWithInvitation: 'proves identity by the link of an e-mail',
  },
  jobs: [SEND_WAITING_INVITATIONS, SEND_INVITATIONS],
  webhooks: [MEMBER_INVITATION_WEBHOOKS],
};
