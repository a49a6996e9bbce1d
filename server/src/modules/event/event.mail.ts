import type { CalendarEntry } from '#platform/calendar/calendar-file';
import {
  greet,
  type NotificationData,
  type Template,
  type TemplateContext,
} from '#platform/mail/templates/template';
import { forReader } from '#platform/mail/templates/moment';
import { calendarEntryOf } from './event-calendar.service.ts';

/** Data of a mail about an event, as `EVENT_MAIL_DATA` selects it. */
interface EventData {
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  location: string;
  meetingPlatform: string;
  link: string | null;
  reason: string | null;
  isCancelled: boolean;
  hasPlace: boolean;
  sequence: number;
}

const eventOf = ({ more }: NotificationData) => more as EventData;

export const eventPublished: Template<NotificationData> = (data, context) => ({
  ...frame(data, context, { isNews: true }),
  subject: `New event: ${named(data)}`,
  paragraphs: [
    `${data.institution} planned ${named(data)}.`,
    ...whenAndWhere(data),
    'Register on the event page to take part.',
  ],
});

export const eventRegistration: Template<NotificationData> = (data, context) => {
  const isGivenUp = data.details?.includes('place-given-up') ?? false;
  const event = named(data);
  return {
    ...frame(data, context, { isRemoved: isGivenUp }),
    subject: isGivenUp ? `You gave up your place at ${event}` : `You’re registered for ${event}`,
    paragraphs: isGivenUp
      ? [
          `You cancelled your registration for ${event} at ${data.institution}. Your place goes to the next person.`,
        ]
      : [`You have a place at ${event} at ${data.institution}.`, ...whenAndWhere(data)],
  };
};

export const eventPromotion: Template<NotificationData> = (data, context) => ({
  ...frame(data, context),
  subject: `You have a place at ${named(data)}`,
  paragraphs: [
    `A place opened up at ${named(data)} at ${data.institution}. You were next on the waitlist, so it’s yours.`,
    ...whenAndWhere(data),
    'Can’t make it? Cancel on the event page and the next person gets your place.',
  ],
});

/** To the host of office hours: a slot was booked, or is free again. */
export const eventBooking: Template<NotificationData> = (data, context) => {
  const isGivenUp = data.details?.includes('place-given-up') ?? false;
  const event = named(data);
  const { description } = eventOf(data);
  return {
    ...frame(data, context, { isRemoved: isGivenUp, isHost: true }),
    subject: isGivenUp ? `Booking cancelled: ${event}` : `New booking: ${event}`,
    paragraphs: isGivenUp
      ? [`${event} at ${data.institution} was cancelled by the person who booked it. The slot is free again.`]
      : [`A slot of your office hours at ${data.institution} was booked: ${event}.`, ...whenAndWhere(data)],
    ...(!isGivenUp && description && { quote: description }),
  };
};

export const eventChange: Template<NotificationData> = (data, context) => ({
  ...frame(data, context),
  subject: `${named(data)} changed`,
  paragraphs: [
    `${data.institution} changed ${whatChanged(data.details)} of ${named(data)}.`,
    ...whenAndWhere(data),
  ],
});

export const eventCancelled: Template<NotificationData> = (data, context) => {
  const { reason } = eventOf(data);
  return {
    ...frame(data, context, { isRemoved: true }),
    subject: `${named(data)} is cancelled`,
    paragraphs: [`${data.institution} cancelled ${named(data)}, which was planned for ${timeOf(data)}.`],
    ...(reason && { quote: reason }),
  };
};

const named = ({ subjectTitle }: NotificationData) => `"${subjectTitle}"`;

/** Returns the parts that all mails about events have. Those about a place have a calendar entry, or remove it. */
function frame(
  data: NotificationData,
  { appName, link }: TemplateContext,
  { isRemoved = false, isHost = false, isNews = false } = {},
) {
  const url = link(`/events/${data.subjectId}`, data.namespace);
  const event = eventOf(data);
  const entry: CalendarEntry = calendarEntryOf(
    {
      ...event,
      id: data.subjectId,
      startsAt: new Date(event.startsAt),
      endsAt: new Date(event.endsAt),
      isCancelled: isRemoved || event.isCancelled,
    },
    url,
  );
  return {
    greeting: greet(data.firstName),
    action: { label: 'Open the event', url },
    note: `You’re receiving this email because you ${reasonOf({ isHost, isNews })} at ${appName}.`,
    ...((event.hasPlace || isRemoved || isHost) && { calendar: { entry, organizer: data.institution } }),
  };
}

function reasonOf({ isHost, isNews }: { isHost: boolean; isNews: boolean }): string {
  if (isHost) return 'offer office hours';
  return isNews ? 'are in a cohort that it is for' : 'registered for this event';
}

const PARTS: [detail: string, words: string][] = [
  ['event-title', 'the title'],
  ['event-time', 'the time'],
  ['event-place', 'the place'],
];

const list = new Intl.ListFormat('en-US');

const whatChanged = (details: string[] = []) =>
  list.format(PARTS.flatMap(([detail, words]) => (details.includes(detail) ? [words] : [])));

/** Formats the start in the time zone of the event, and in that of the reader where it differs. */
function timeOf(data: NotificationData): string {
  const { startsAt, timeZone } = eventOf(data);
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
    .format(new Date(startsAt))
    .concat(` (${timeZone})`, forReader(startsAt, timeZone, data.readerZone));
}

function whenAndWhere(data: NotificationData): string[] {
  const { location, meetingPlatform, link } = eventOf(data);
  const where = [location, meetingPlatform].filter(Boolean).join(', ');
  return [
    `It starts on ${timeOf(data)}.`,
    ...(where ? [`Where: ${where}.`] : []),
    ...(link ? [`Join here: ${link}`] : []),
  ];
}
