import { registerEnumType } from 'type-graphql';

export enum InstitutionStatus {
  ACTIVE = 'active',
  PENDING = 'pending',
  REJECTED = 'rejected',
  SUSPENDED = 'suspended',
}

registerEnumType(InstitutionStatus, {
  name: 'InstitutionStatus',
  description: 'Status of an institution.',
  valuesConfig: {
    ACTIVE: { description: 'Open.' },
    PENDING: {
      description:
        "Awaits the approval of the platform's staff. Its owner can set it up; it is not public, and nobody can join it.",
    },
    REJECTED: { description: 'As PENDING, but the staff decided against it and gave a reason.' },
    SUSPENDED: { description: 'Closed by the staff. Its members cannot enter it.' },
  },
});
