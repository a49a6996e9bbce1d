import { formatsOf } from '#kernel/format-date';
import type { Text } from '#kernel/translate';
import type { CalendarEntry } from '#platform/calendar/calendar-file';
import {
  greet,
  type NotificationData,
  type Template,
  type TemplateContext,
} from '#platform/mail/templates/template';
import { forReader } from '#platform/mail/templates/moment';
import { type ChangedPart, namesOfChanged } from '#platform/mail/templates/changed-parts';
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

export const eventPublished: Template<NotificationData> = (data, context) => {
  const { say, appName } = context;
  return {
    ...frame(data, context),
    subject: say`New event: "${data.subjectTitle}"`,
    paragraphs: [
      say`${data.institution} planned "${data.subjectTitle}".`,
      ...whenAndWhere(data, context),
      say`Register on the event page to take part.`,
    ],
    note: say`You’re receiving this email because you’re in a cohort that this event is for at ${appName}.`,
  };
};

export const eventRegistration: Template<NotificationData> = (data, context) => {
  const { say } = context;
  const { subjectTitle: event, institution } = data;
  const isGivenUp = data.details?.includes('place-given-up') ?? false;
  return {
    ...frame(data, context, { isRemoved: isGivenUp }),
    subject: isGivenUp ? say`You gave up your place at "${event}"` : say`You’re registered for "${event}"`,
    paragraphs: isGivenUp
      ? [
          say`You cancelled your registration for "${event}" at ${institution}. Your place goes to the next person.`,
        ]
      : [say`You have a place at "${event}" at ${institution}.`, ...whenAndWhere(data, context)],
  };
};

export const eventPromotion: Template<NotificationData> = (data, context) => {
  const { say } = context;
  return {
    ...frame(data, context),
    subject: say`You have a place at "${data.subjectTitle}"`,
    paragraphs: [
      say`A place opened up at "${data.subjectTitle}" at ${data.institution}. You were next on the waitlist, so it’s yours.`,
      ...whenAndWhere(data, context),
      say`Can’t make it? Cancel on the event page and the next person gets your place.`,
    ],
  };
};

/** To the host of office hours: a slot was booked, or is free again. */
export const eventBooking: Template<NotificationData> = (data, context) => {
  const { say, appName } = context;
  const { subjectTitle: event, institution } = data;
  const isGivenUp = data.details?.includes('place-given-up') ?? false;
  const { description } = eventOf(data);
  return {
    ...frame(data, context, { isRemoved: isGivenUp, isHost: true }),
    subject: isGivenUp ? say`Booking cancelled: "${event}"` : say`New booking: "${event}"`,
    paragraphs: isGivenUp
      ? [say`"${event}" at ${institution} was cancelled by the person who booked it. The slot is free again.`]
      : [
          say`A slot of your office hours at ${institution} was booked: "${event}".`,
          ...whenAndWhere(data, context),
        ],
    note: say`You’re receiving this email because you offer office hours at ${appName}.`,
    ...(!isGivenUp && description && { quote: description }),
  };
};

export const eventChange: Template<NotificationData> = (data, context) => {
  const { say } = context;
  return {
    ...frame(data, context),
    subject: say`"${data.subjectTitle}" changed`,
    paragraphs: [
      say`${data.institution} changed "${data.subjectTitle}": ${namesOfChanged(PARTS, data.details, context)}.`,
      ...whenAndWhere(data, context),
    ],
  };
};

export const eventCancelled: Template<NotificationData> = (data, context) => {
  const { say } = context;
  const { reason } = eventOf(data);
  return {
    ...frame(data, context, { isRemoved: true }),
    subject: say`"${data.subjectTitle}" is cancelled`,
    paragraphs: [
      say`${data.institution} cancelled "${data.subjectTitle}", which was planned for ${timeOf(data, context)}.`,
    ],
    ...(reason && { quote: reason }),
  };
};

/** Returns the parts that all mails about events have. Those about a place have a calendar entry, or remove it. */
function frame(
  data: NotificationData,
  { appName, link, say }: TemplateContext,
  { isRemoved = false, isHost = false } = {},
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
    greeting: greet(say, data.firstName),
    action: { label: say`Open the event`, url },
    note: say`You’re receiving this email because you registered for this event at ${appName}.`,
    ...((event.hasPlace || isRemoved || isHost) && { calendar: { entry, organizer: data.institution } }),
  };
}

const PARTS: readonly ChangedPart[] = [
  ['event-title', (say) => say`title`],
  ['event-time', (say) => say`time`],
  ['event-place', (say) => say`place`],
];

/** Formats the start in the time zone of the event, and in that of the reader where it differs. */
function timeOf(data: NotificationData, context: TemplateContext): string {
  const { startsAt, timeZone } = eventOf(data);
  return new Intl.DateTimeFormat(formatsOf(context.language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
    .format(new Date(startsAt))
    .concat(` (${timeZone})`, forReader(startsAt, timeZone, data.readerZone, context));
}

function whenAndWhere(data: NotificationData, context: TemplateContext): Text[] {
  const { say } = context;
  const { location, meetingPlatform, link } = eventOf(data);
  const where = [location, meetingPlatform].filter(Boolean).join(', ');
  return [
    say`It starts on ${timeOf(data, context)}.`,
    ...(where ? [say`Where: ${where}.`] : []),
    ...(link ? [say`Join here: ${link}`] : []),
  ];
}
