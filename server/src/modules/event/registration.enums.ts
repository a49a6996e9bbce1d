import { registerEnumType } from 'type-graphql';

export enum RegistrationStatus {
  REGISTERED = 'registered',
  WAITLISTED = 'waitlisted',
  CANCELLED = 'cancelled',
  ATTENDED = 'attended',
  NO_SHOW = 'no-show',
}

registerEnumType(RegistrationStatus, {
  name: 'EventRegistrationStatus',
  description: 'Status of a registration for an event.',
  valuesConfig: {
    REGISTERED: { description: 'Has a place.' },
    WAITLISTED: { description: 'Gets the next free place, in order.' },
    CANCELLED: { description: 'The place, or the one on the waitlist, was given up.' },
    ATTENDED: { description: 'Had a place and attended.' },
    NO_SHOW: { description: 'Had a place and did not attend.' },
  },
});

/** Statuses with a place. */
export const PLACE_STATUSES: readonly RegistrationStatus[] = [
  RegistrationStatus.REGISTERED,
  RegistrationStatus.ATTENDED,
  RegistrationStatus.NO_SHOW,
];

/**
 * SQL condition: the registration has a place. Written out instead of bound, so that partial indexes are used.
 * @param column the registration's status column, such as `r.status`
 */
export const statusHasPlace = (column: string): string =>
  `${column} in (${PLACE_STATUSES.map((status) => `'${status}'`).join(', ')})`;
