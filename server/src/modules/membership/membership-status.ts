import { registerEnumType } from 'type-graphql';

/** Lifecycle of a membership. Its row is kept for good: history refers to it. */
export enum MembershipStatus {
  ACTIVE = 'active',
  DEACTIVATED = 'deactivated',
}

registerEnumType(MembershipStatus, {
  name: 'MembershipStatus',
  description: 'Whether a membership gives access to its institution.',
  valuesConfig: {
    ACTIVE: { description: 'The person has access, with the rights of the role.' },
    DEACTIVATED: {
      description: 'The person was removed, or deleted the account: no access. History is kept.',
    },
  },
});
