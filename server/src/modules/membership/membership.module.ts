import { countFunction } from '#platform/database/counted';
import type { Module } from '#platform/module/module';
import { MEMBERSHIP_COUNTS } from './membership.counts.ts';
import { Membership } from './membership.entity.ts';
import { MembershipResolver } from './membership.resolver.ts';
import { seatAccessConsumer } from './seat-access.consumer.ts';
import { SESSION_ONLY } from '#platform/request/token-access';
import { MEMBERSHIP_WEBHOOKS } from './membership.webhook.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    member: 'removed' | 'restored' | 'role_changed' | 'updated';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    members: 'read' | 'write';
  }
}

export const membershipModule: Module = {
  name: 'membership',
  entities: [Membership],
  nodes: [
    {
      type: Membership,
      scope: 'members:read',
      withoutScope: [
        'id',
        'displayName',
        'firstName',
        'lastName',
        'avatarUrl',
        'jobTitle',
        'specialization',
        'bio',
        'expertise',
      ],
    },
  ],
  triggerFunctions: [countFunction('membership', MEMBERSHIP_COUNTS)],
  resolvers: [MembershipResolver],
  scopes: {
    members: {
      read: 'Read the members of the institution and the invited people with their profiles, e-mail addresses and roles.',
      write: 'Invite, remove and restore members and change their roles, except for admins.',
    },
  },
  tokenAccess: {
    member: ['members:read'],
    members: ['members:read'],
    removeMember: ['members:write'],
    restoreMember: ['members:write'],
    changeMemberRole: ['members:write'],
    leaveInstitution: SESSION_ONLY,
    transferOwnership: SESSION_ONLY,
  },
  consumers: [seatAccessConsumer],
  webhooks: [MEMBERSHIP_WEBHOOKS],
  news: [{ table: 'membership', created: true }],
};
