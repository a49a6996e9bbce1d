import type { EventStatus, EventType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

/** Titles of a type: one event, and all of it as a screen. */
export const eventTypes = {
  CONSULTATION: 'Consultation',
  WEBINAR: 'Webinar',
  WORKSHOP: 'Workshop',
  MASTERCLASS: 'Masterclass',
  QA_SESSION: 'Q&A Session',
  OFFICE_HOURS: 'Office Hours',
} satisfies Record<EventType, string>;

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

export const eventStatuses = {
  DRAFT: 'Draft',
  UPCOMING: 'Upcoming',
  LIVE: 'Live now',
  ENDED: 'Ended',
  CANCELLED: 'Cancelled',
} satisfies Record<EventStatus, string>;

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

export const eventDetail = {
  failed: 'Failed to load event.',
  notFound: 'This event doesn’t exist, or you don’t have access to it.',
  notFoundHint: 'The link may be old or mistyped.',
  back: 'All events',
  description: 'Description',
  prerequisites: 'Prerequisites',
  tags: 'Tags',
  agenda: 'Agenda',
  /** Time of an item, and how long it takes. */
  agendaTime: (time: string, minutes: number | null) =>
    minutes === null ? time : `${time} · ${formatPlural(minutes, 'minute')}`,
  presentedBy: (name: string) => `Presented by ${name}`,
  presenter: 'Presenter',
  noPresenter: 'The presenter left the institution.',
  facts: 'Date, time and place',
  date: 'Date',
  time: 'Time',
  timeZone: 'Timezone',
  location: 'Location',
  online: 'Online',
  onlineOn: (platform: string) => `Online, on ${platform}`,
  participants: 'Participants',
  /** Document 2, section 2.8: participants/maximum. */
  participantsOf: (count: string, max: string) => `${count}/${max}`,
  deadline: 'Register by',
  cohort: 'Cohort',
  course: 'Course',
  cancelledTitle: 'This event was cancelled',
  draftTitle: 'This event is a draft',
  draftText: 'Only its editors see it. Publish it to open the registration.',
  edit: 'Edit Event',
  publish: 'Publish',
  published: 'Event published',
  cancel: 'Cancel Event',
  cancelHint: 'Everyone who registered is notified with your reason.',
  cancelReason: 'Reason',
  keep: 'Keep event',
  cancelled: 'Event cancelled',
  delete: 'Delete draft',
  deleteTitle: 'Delete draft',
  deleteAbout: (title: string) => `${title} will be deleted. This can’t be undone.`,
  deleted: 'Draft deleted',
  notChanged: 'Something went wrong. Please try again.',
};

export const eventRegistration = {
  title: 'Registration',
  register: 'Register for Event',
  spotsRemaining: (spots: number) => `${formatPlural(spots, 'spot')} remaining`,
  waiting: (people: number) => `${formatPlural(people, 'person', 'people')} on the waitlist`,
  joinWaitlist: 'Join Waitlist',
  registered: 'You’re registered',
  waitlisted: 'You’re on the waitlist',
  position: (place: number) => `Your position: ${place}`,
  positionHint: 'You get the next free place automatically, first come, first served.',
  attended: 'You attended this event',
  noShow: 'You missed this event',
  closed: 'Registration is closed.',
  ended: 'This event has ended.',
  done: 'You’re registered',
  doneWaiting: 'You joined the waitlist',
  failed: 'Something went wrong. Please try again.',
  cancel: 'Cancel registration',
  cancelAbout: (title: string) =>
    `You’ll give up your place at ${title}. If there’s a waitlist, the next person gets it.`,
  keep: 'Keep my place',
  cancelled: 'Your registration was cancelled',
  leave: 'Leave waitlist',
  leaveAbout: (title: string) => `You’ll lose your place on the waitlist for ${title}.`,
  stay: 'Stay on the waitlist',
  left: 'You left the waitlist',
  join: 'Join',
  liveNow: 'Live now',
  startsSoon: 'Starts soon',
  joinHint: 'You can join from 15 minutes before the start.',
  share: 'Copy link',
};

/** Words for a booked slot of office hours, in place of those for an event. */
export const bookingRegistration = {
  ...eventRegistration,
  title: 'Booking',
  registered: 'You booked this slot',
  cancel: 'Cancel booking',
  cancelAbout: (title: string) => `Your meeting “${title}” won’t take place, and others can book the slot.`,
  keep: 'Keep booking',
  cancelled: 'Your booking was cancelled',
};
