import { registerEnumType } from 'type-graphql';

/** Status of an invitation. It follows from its times. */
export enum MemberInvitationStatus {
  WAITING = 'waiting',
  OPEN = 'open',
  ACCEPTED = 'accepted',
  CANCELLED = 'cancelled',
  EXPIRED = 'expired',
}

registerEnumType(MemberInvitationStatus, {
  name: 'MemberInvitationStatus',
  description: 'Status of an invitation of a member.',
  valuesConfig: {
    WAITING: {
      description:
        'The e-mail waits to be sent, because imports mail only as many invitations a day as the limit allows.',
    },
    OPEN: { description: 'The invitation can be accepted.' },
    ACCEPTED: { description: 'The person accepted and is a member.' },
    CANCELLED: { description: 'An admin cancelled the invitation.' },
    EXPIRED: { description: 'Nobody accepted in time. Resending makes the invitation valid again.' },
  },
});

/** Outcome of inviting one person. */
export enum InvitationOutcome {
  INVITED = 'invited',
  ALREADY_INVITED = 'already_invited',
}

registerEnumType(InvitationOutcome, {
  name: 'InvitationOutcome',
  description: 'Outcome of inviting one person.',
  valuesConfig: {
    INVITED: { description: 'An e-mail with the link was queued.' },
    ALREADY_INVITED: {
      description: 'The person got an invitation within the last hour. Nothing was sent or changed.',
    },
  },
});
