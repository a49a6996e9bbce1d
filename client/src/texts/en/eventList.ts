import type { EventType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

/** Titles of the screens of one type. */
export const eventTypeTitles = {
  CONSULTATION: 'Consultations',
  WEBINAR: 'Webinars',
  WORKSHOP: 'Workshops',
  MASTERCLASS: 'Masterclasses',
  QA_SESSION: 'Q&A Sessions',
  OFFICE_HOURS: 'Office Hours',
} satisfies Record<EventType, string>;

/** Descriptions of the screens of one type. */
export const eventTypeDescriptions = {
  CONSULTATION: 'Conversations in small groups about your questions.',
  WEBINAR: 'Talks online, with time for questions.',
  WORKSHOP: 'Hands-on dates: learn by doing.',
  MASTERCLASS: 'Experts show how they work.',
  QA_SESSION: 'Ask anything, and hear what others ask.',
  OFFICE_HOURS: 'Talk to a teacher alone, at a time that suits you.',
} satisfies Record<EventType, string>;

export const eventList = {
  title: 'Events',
  description: 'Webinars, workshops and other dates of your institution.',
  search: 'Search events',
  filters: 'Filters',
  type: 'Type',
  anyType: 'All types',
  when: 'When',
  upcoming: 'Upcoming',
  all: 'All',
  isMine: 'Only my events',
  create: 'Create Event',
  empty: 'No events available.',
  emptyHint: 'Events appear here as soon as they are published.',
  noMatchHint: 'No events match your search and filters.',
  clear: 'Clear search and filters',
  failed: 'We couldn’t load the events.',
  /** Document 2, section 2.8: singular or plural. */
  participants: (count: number) => formatPlural(count, 'participant'),
  full: 'Full',
  viewDetails: 'View Details',
  viewDetailsOf: (title: string) => `View Details: ${title}`,
};

/** Events below the slots of office hours. */
export const bookedList = {
  title: 'Bookings and Events',
  empty: 'Nothing is booked yet.',
  hint: 'Slots that you book, and events for everyone, appear here.',
  staffHint: 'Slots that students book with you, and events for everyone, appear here.',
};
