import { registerEnumType } from 'type-graphql';

/** `pending` awaits payment or approval; `active` and `completed` hold a seat. */
export enum EnrollmentStatus {
  PENDING = 'pending',
  ACTIVE = 'active',
  WAITLISTED = 'waitlisted',
  COMPLETED = 'completed',
  CANCELLED = 'cancelled',
  FAILED = 'failed',
}

registerEnumType(EnrollmentStatus, {
  name: 'EnrollmentStatus',
  description: 'State of a person in a cohort.',
  valuesConfig: {
    PENDING: { description: 'Awaits payment or approval; holds no seat yet.' },
    ACTIVE: { description: 'Holds a seat.' },
    WAITLISTED: { description: 'Takes the next seat that becomes free, in order.' },
    COMPLETED: { description: 'Held a seat to the end.' },
    CANCELLED: { description: 'Gave the seat or the place in the queue back.' },
    FAILED: { description: 'The payment failed.' },
  },
});

/** A person has at most one enrollment in these states in a cohort. */
export const LIVE_STATUSES = [
  EnrollmentStatus.PENDING,
  EnrollmentStatus.ACTIVE,
  EnrollmentStatus.WAITLISTED,
  EnrollmentStatus.COMPLETED,
] as const;
