import { registerEnumType } from 'type-graphql';

/** How far a membership reaches. */
export enum MembershipAccess {
  MEMBER = 'member',
  SEAT = 'seat',
}

registerEnumType(MembershipAccess, {
  name: 'MembershipAccess',
  description: 'How far a membership reaches.',
  valuesConfig: {
    MEMBER: { description: 'The whole institution, by the role.' },
    SEAT: {
      description:
        'Only cohorts in which the person is enrolled, and their courses. For those who enrolled while sign-up was closed. Ends with the last seat.',
    },
  },
});
