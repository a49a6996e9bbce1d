import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import {
  instant,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  optionalInstant,
  seats,
} from '#modules/course/course.rules';
import { timeZone } from '#kernel/slot.rules';
import { materials, plainText, requiredText, secureAddress, writtenText } from '#kernel/text.rules';
import { DAY } from '#kernel/duration.rules';
import { MAX_AGENDA_ITEMS } from './agenda.rules.ts';

/** Types of events, as they are stored. */
export const EVENT_TYPES = [
  'consultation',
  'webinar',
  'workshop',
  'masterclass',
  'qa-session',
  'office-hours',
] as const;

/** Maximum length of an event in days. A list that starts at a time looks this far back for running events. */
export const MAX_EVENT_DAYS = 14;

/** Maximum number of prerequisites and of tags. */
const MAX_POINTS = 20;
const MAX_POINT_LENGTH = 300;
const MAX_TAG_LENGTH = 40;
const MAX_PLACE_LENGTH = 300;
const MAX_PLATFORM_LENGTH = 100;
const MAX_REASON_LENGTH = 1000;

/** Maximum number of registrations in one marking of attendance. */
const MAX_MARKS = 500;

/** Times of an event, some of which may be unknown. */
interface EventTimes {
  startsAt?: Date | null | undefined;
  endsAt?: Date | null | undefined;
  registrationDeadline?: Date | null | undefined;
}

/** Returns the problems between times that are each valid. */
export function problemsOfTimes({ startsAt, endsAt, registrationDeadline }: EventTimes) {
  const problems: { field: keyof EventTimes; message: string }[] = [];
  if (startsAt && endsAt && endsAt <= startsAt)
    problems.push({ field: 'endsAt', message: 'The end must be after the start.' });
  if (startsAt && endsAt && endsAt.getTime() - startsAt.getTime() > MAX_EVENT_DAYS * DAY)
    problems.push({ field: 'endsAt', message: `An event can last up to ${MAX_EVENT_DAYS} days.` });
  if (registrationDeadline && startsAt && registrationDeadline > startsAt)
    problems.push({
      field: 'registrationDeadline',
      message: 'The registration deadline can’t be after the start.',
    });
  return problems;
}

/** Rule of an object: its times are in order. */
export const timesInOrder = z.check<EventTimes>(
  ({ value, issues }) => {
    for (const { field, message } of problemsOfTimes(value))
      issues.push({ code: 'custom', input: value[field], path: [field], message });
  },
  comparing('startsAt', 'endsAt', 'registrationDeadline'),
);

/** List of short texts. Blank ones are dropped. */
const listOfTexts = (maxLength: number) =>
  z.pipe(
    z
      .array(plainText(maxLength), 'Enter a list of texts.')
      .check(z.maxLength(MAX_POINTS, `You can list up to ${MAX_POINTS}.`)),
    z.transform((list: string[]) => [...new Set(list.filter((text) => text !== ''))]),
  );

const required = {
  title: requiredText(MAX_TITLE_LENGTH, 'Event title is required.'),
  type: z.enum(EVENT_TYPES, 'Choose a type.'),
  description: requiredText(MAX_DESCRIPTION_LENGTH, 'Description is required.'),
  startsAt: instant('Start time is required.'),
  endsAt: instant('End time is required.'),
  timeZone,
  maxParticipants: seats('Enter the number of places.'),
};

const optional = {
  registrationDeadline: optionalInstant(),
  meetingLink: z.nullish(secureAddress('Enter an address.')),
  cohortId: z.nullish(z.uuid('Choose a cohort.')),
  courseId: z.nullish(z.uuid('Choose a course.')),
};

/** Texts that may be empty. */
const places = { location: plainText(MAX_PLACE_LENGTH), meetingPlatform: plainText(MAX_PLATFORM_LENGTH) };

const lists = {
  prerequisites: listOfTexts(MAX_POINT_LENGTH),
  tags: listOfTexts(MAX_TAG_LENGTH),
  materials,
};

export const createEventRules = z
  .object({
    ...required,
    ...optional,
    location: z.nullish(places.location),
    meetingPlatform: z.nullish(places.meetingPlatform),
    prerequisites: z.nullish(lists.prerequisites),
    tags: z.nullish(lists.tags),
    materials: z.nullish(lists.materials),
    presenterId: z.nullish(z.uuid('Choose a presenter.')),
    publish: z.nullish(z.boolean()),
  })
  .check(timesInOrder);

const version = z.int('Load the event first.');

/** Absent fields keep their values; null clears the optional ones. */
export const updateEventRules = z
  .extend(
    z.partial(z.object({ ...required, ...places, ...lists, presenterId: z.uuid('Choose a presenter.') })),
    {
      id: z.uuid(),
      version,
      ...optional,
    },
  )
  .check(timesInOrder);

/** An item of an agenda. */
export const agendaItemRules = z.object({
  title: requiredText(MAX_TITLE_LENGTH, 'Enter a title.'),
  description: z.nullish(plainText(MAX_DESCRIPTION_LENGTH)),
  startsAfterMinutes: z
    .int('Enter whole minutes.')
    .check(
      z.gte(0, 'Enter at least 0 minutes.'),
      z.lte(MAX_EVENT_DAYS * 1440, 'Enter a time within the event.'),
    ),
  durationMinutes: z.nullish(
    z
      .int('Enter whole minutes.')
      .check(z.gte(1, 'Enter at least 1 minute.'), z.lte(1440, 'An item takes at most a day.')),
  ),
  presenterId: z.nullish(z.uuid('Choose a presenter.')),
});

export const setEventAgendaRules = z.object({
  id: z.uuid(),
  version,
  agenda: z
    .array(agendaItemRules)
    .check(z.maxLength(MAX_AGENDA_ITEMS, `An agenda can have up to ${MAX_AGENDA_ITEMS} items.`)),
});

export const cancelEventRules = z.object({
  id: z.uuid(),
  version: z.optional(z.int()),
  reason: writtenText(MAX_REASON_LENGTH, 'Say why the event is cancelled.'),
});

export const registerForEventRules = z.object({
  eventId: z.uuid(),
  waitlistIfFull: z.nullish(z.boolean()),
});

export const markEventAttendanceRules = z.object({
  id: z.uuid(),
  registrationIds: z
    .array(z.uuid())
    .check(
      z.minLength(1, 'Choose a participant.'),
      z.maxLength(MAX_MARKS, `Mark up to ${MAX_MARKS} participants at once.`),
    ),
  status: z.enum(['registered', 'attended', 'no-show'], 'Choose attended, no show or registered.'),
});

export const registrationsExportRules = z.object({
  id: z.uuid('This isn’t the ID of an event.'),
  status: z.optional(
    z.enum(['REGISTERED', 'WAITLISTED', 'CANCELLED', 'ATTENDED', 'NO_SHOW'], 'Choose a status.'),
  ),
});

/** Errors of registrations. */
export const REFUSALS = {
  full: 'This event is full.',
  draft: 'This event isn’t published yet.',
  cancelled: 'This event was cancelled.',
  hostLeft: 'The host left the institution.',
  booking: 'This event is a booking of one person. Book a slot of your own.',
  bookingStays: 'A booking keeps its time and its place for one person. Cancel it instead.',
  presenterBooked:
    'The presenter has a booking at this time. Choose another time, or cancel the booking first.',
  started: 'This event has already started.',
  ended: 'This event has ended.',
  deadline: 'The registration deadline has passed.',
  presenter: 'You present this event, so you don’t need to register.',
  attended: 'Attendance was already taken for you.',
  notStarted: 'You can take attendance once the event has started.',
} as const;
