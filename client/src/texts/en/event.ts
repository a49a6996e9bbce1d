import type { EventStatus, EventType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

/** Titles of one event. */
export const eventTypes = {
  CONSULTATION: 'Consultation',
  WEBINAR: 'Webinar',
  WORKSHOP: 'Workshop',
  MASTERCLASS: 'Masterclass',
  QA_SESSION: 'Q&A Session',
  OFFICE_HOURS: 'Office Hours',
} satisfies Record<EventType, string>;

export const eventStatuses = {
  DRAFT: 'Draft',
  UPCOMING: 'Upcoming',
  LIVE: 'Live now',
  ENDED: 'Ended',
  CANCELLED: 'Cancelled',
} satisfies Record<EventStatus, string>;

/** Places and registrations, which lists and details show. */
export const eventPlaces = {
  online: 'Online',
  onlineOn: (platform: string) => `Online, on ${platform}`,
  registered: 'You’re registered',
  booked: 'You booked this slot',
  waitlisted: 'You’re on the waitlist',
  spotsRemaining: (spots: number) => `${formatPlural(spots, 'spot')} remaining`,
};
