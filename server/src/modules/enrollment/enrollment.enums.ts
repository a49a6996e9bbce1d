import { registerEnumType } from 'type-graphql';

/** `pending`, `active` and `completed` hold a seat. */
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
  description: 'Status of an enrollment.',
  valuesConfig: {
    PENDING: { description: 'Awaits payment or approval. A seat is held.' },
    ACTIVE: { description: 'Has a seat.' },
    WAITLISTED: { description: 'Gets the next free seat, in order.' },
    COMPLETED: { description: 'Held a seat until the end of the cohort.' },
    CANCELLED: { description: 'The seat or the place on the waitlist was given up.' },
    FAILED: { description: 'The payment failed.' },
  },
});

/** States with a seat. */
export const SEAT_STATUSES: readonly EnrollmentStatus[] = [
  EnrollmentStatus.ACTIVE,
  EnrollmentStatus.COMPLETED,
];

/** Live states before completion. */
export const OPEN_STATUSES = [
  EnrollmentStatus.PENDING,
  EnrollmentStatus.ACTIVE,
  EnrollmentStatus.WAITLISTED,
] as const;

/** Whether an enrollment can be cancelled. */
export const isOpen = (status: EnrollmentStatus): boolean =>
  (OPEN_STATUSES as readonly EnrollmentStatus[]).includes(status);

/** A person has at most one enrollment in these states in a cohort. */
export const LIVE_STATUSES = [
  EnrollmentStatus.PENDING,
  EnrollmentStatus.ACTIVE,
  EnrollmentStatus.WAITLISTED,
  EnrollmentStatus.COMPLETED,
] as const;

/** Whether staff may decline an enrollment: it has no seat of its own yet. */
export const isDeclinable = (status: EnrollmentStatus): boolean =>
  status === EnrollmentStatus.PENDING || status === EnrollmentStatus.WAITLISTED;
