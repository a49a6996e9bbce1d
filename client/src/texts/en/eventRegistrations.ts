import type { EventRegistrationStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

export const eventRegistrations = {
  title: 'Registrations',
  filter: 'Filter registrations',
  all: 'All',
  statuses: {
    REGISTERED: 'Registered',
    WAITLISTED: 'Waitlisted',
    CANCELLED: 'Cancelled',
    ATTENDED: 'Attended',
    NO_SHOW: 'No show',
  } satisfies Record<EventRegistrationStatus, string>,
  person: 'Person',
  formerMember: 'Former member',
  registeredAt: 'Registered',
  status: 'Status',
  position: (place: number) => `Waitlisted, position ${place}`,
  attendance: 'Attendance',
  attendanceOf: (name: string) => `Attendance of ${name}`,
  notTaken: 'Not taken',
  markAttended: 'Mark as attended',
  markNoShow: 'Mark as no show',
  marked: (count: number) => `Attendance of ${formatPlural(count, 'person', 'people')} saved`,
  notMarked: 'We couldn’t save the attendance. Please try again.',
  hint: 'You can take attendance once the event has started.',
  none: 'No registrations yet.',
  noneWithStatus: 'No registrations with this status.',
  failed: 'We couldn’t load the registrations.',
  export: {
    start: 'Export CSV',
    running: 'Exporting the registrations',
    percent: (percent: number) => `Exporting… ${percent}%`,
    cancel: 'Cancel',
    done: (lines: number) => `Exported ${formatPlural(lines, 'registration')}.`,
    failed: 'We couldn’t export the registrations. Please try again.',
  },
};
