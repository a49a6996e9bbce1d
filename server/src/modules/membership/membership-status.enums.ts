import { registerEnumType } from 'type-graphql';

/** Lifecycle of a membership. Its row is kept, because history refers to it. */
export enum MembershipStatus {
  ACTIVE = 'active',
  DEACTIVATED = 'deactivated',
}

registerEnumType(MembershipStatus, {
  name: 'MembershipStatus',
  description: 'Status of a membership.',
  valuesConfig: {
    ACTIVE: { description: 'The member has access, with the permissions of the role.' },
    DEACTIVATED: {
      description: 'The member was removed or deleted the account, and has no access. The history is kept.',
    },
  },
});
