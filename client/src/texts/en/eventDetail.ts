import { formatPlural } from '../formatting.ts';

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

/** Words of the staff for a booked slot of office hours, in place of those for an event. */
export const bookingDetail = {
  ...eventDetail,
  edit: 'Edit booking',
  cancel: 'Cancel booking',
  cancelHint: 'The person who booked this slot is notified with your reason.',
  keep: 'Keep booking',
  cancelled: 'Booking cancelled',
  cancelledTitle: 'This booking was cancelled',
};
