import type { AttendanceStatus } from '#texts/enums.generated';

/** Statuses in the order of their buttons. */
export const STATUSES: readonly AttendanceStatus[] = ['PRESENT', 'LATE', 'EXCUSED', 'ABSENT'];

/** Keys that record a status. */
export const KEYS: Readonly<Partial<Record<string, AttendanceStatus>>> = {
  p: 'PRESENT',
  l: 'LATE',
  e: 'EXCUSED',
  a: 'ABSENT',
};
