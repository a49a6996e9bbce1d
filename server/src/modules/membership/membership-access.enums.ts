import { registerEnumType } from 'type-graphql';

/** Access of a membership. */
export enum MembershipAccess {
  MEMBER = 'member',
  SEAT = 'seat',
}

registerEnumType(MembershipAccess, {
  name: 'MembershipAccess',
  description: 'Access of a membership.',
  valuesConfig: {
    MEMBER: { description: 'Access to the whole institution, according to the role.' },
    SEAT: {
      description:
        'Access only to cohorts in which the person is enrolled, and to their courses. Given to people who enrolled while sign-up was closed. Ends with the last enrollment.',
    },
  },
});
