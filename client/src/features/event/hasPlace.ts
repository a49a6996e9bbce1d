import type { EventRegistrationStatus } from '#texts/enums.generated';

/** Returns whether a registration has a place, so that attendance can be taken. */
export const hasPlace = ({ status }: { status: EventRegistrationStatus }): boolean =>
  status === 'REGISTERED' || status === 'ATTENDED' || status === 'NO_SHOW';
