import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { STALE_FAILS } from '#kernel/version';
import { EventType } from './event.enums.ts';
import {
  cancelEventRules,
  createEventRules,
  markEventAttendanceRules,
  registerForEventRules,
  setEventAgendaRules,
  updateEventRules,
} from './event.rules.ts';
import { RegistrationStatus } from './registration.enums.ts';

const EVENT = 'ID of the event.';
const VERSION = 'Version of the event that the change is based on.';
const TITLE = 'Title, 1 to 200 characters.';
const DESCRIPTION = 'Description, 1 to 5,000 characters.';
const STARTS_AT = 'Start, from the year 2000 to 2199.';
const ENDS_AT = 'End, after the start by at most 14 days.';
const TIME_ZONE = 'IANA name of the time zone in which the times are given, for example Europe/Berlin.';
const PLACES = 'Number of places, 1 to 100,000.';
const DEADLINE = 'Last moment to register, not after the start.';
const LOCATION = 'Place, at most 300 characters.';
const PLATFORM = 'Platform of the meeting, for example "Zoom".';
const LINK = 'Link to the meeting, which starts with https://.';
const PREREQUISITES = 'At most 20 texts of 300 characters each.';
const TAGS = 'At most 20 texts of 40 characters each.';
const MATERIALS = 'At most 50 names or links.';
const COHORT = 'ID of a cohort that the viewer teaches. Only its students and teachers see the event.';
const COURSE = 'ID of the course that the event is about.';

@Rules(createEventRules)
@InputType({ description: 'Values of a new event.' })
export class CreateEventInput {
  @Field(() => String, { description: TITLE })
  title!: string;

  @Field(() => EventType, { description: 'Type of the event.' })
  type!: EventType;

  @Field(() => String, { description: DESCRIPTION })
  description!: string;

  @Field(() => DateTime, { description: STARTS_AT })
  startsAt!: Date;

  @Field(() => DateTime, { description: ENDS_AT })
  endsAt!: Date;

  @Field(() => String, { description: TIME_ZONE })
  timeZone!: string;

  @Field(() => Int, { description: PLACES })
  maxParticipants!: number;

  @Field(() => DateTime, { nullable: true, description: DEADLINE })
  registrationDeadline?: Date | null;

  @Field(() => String, { nullable: true, description: LOCATION })
  location?: string | null;

  @Field(() => String, { nullable: true, description: PLATFORM })
  meetingPlatform?: string | null;

  @Field(() => String, { nullable: true, description: LINK })
  meetingLink?: string | null;

  @Field(() => [String], { nullable: true, description: PREREQUISITES })
  prerequisites?: string[] | null;

  @Field(() => [String], { nullable: true, description: TAGS })
  tags?: string[] | null;

  @Field(() => [String], { nullable: true, description: MATERIALS })
  materials?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the membership of an instructor or admin. Defaults to the viewer.',
  })
  presenterId?: string | null;

  @Field(() => ID, { nullable: true, description: COHORT })
  cohortId?: string | null;

  @Field(() => ID, { nullable: true, description: COURSE })
  courseId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to publish the event. Defaults to false: a draft.',
  })
  publish?: boolean | null;
}

@Rules(updateEventRules)
@InputType({
  description:
    'Changes to an event. Absent fields keep their values. Null clears the deadline, the link, the cohort and the course, and is refused for the others.',
})
export class UpdateEventInput {
  @Field(() => ID, { description: EVENT })
  id!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { nullable: true, description: TITLE })
  title?: string;

  @Field(() => EventType, { nullable: true, description: 'Type of the event.' })
  type?: EventType;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string;

  @Field(() => DateTime, { nullable: true, description: STARTS_AT })
  startsAt?: Date;

  @Field(() => DateTime, { nullable: true, description: ENDS_AT })
  endsAt?: Date;

  @Field(() => String, { nullable: true, description: TIME_ZONE })
  timeZone?: string;

  @Field(() => Int, {
    nullable: true,
    description: `${PLACES} Not below the number of participants. Added places go to the waitlist.`,
  })
  maxParticipants?: number;

  @Field(() => DateTime, { nullable: true, description: DEADLINE })
  registrationDeadline?: Date | null;

  @Field(() => String, { nullable: true, description: LOCATION })
  location?: string;

  @Field(() => String, { nullable: true, description: PLATFORM })
  meetingPlatform?: string;

  @Field(() => String, { nullable: true, description: LINK })
  meetingLink?: string | null;

  @Field(() => [String], { nullable: true, description: PREREQUISITES })
  prerequisites?: string[];

  @Field(() => [String], { nullable: true, description: TAGS })
  tags?: string[];

  @Field(() => [String], { nullable: true, description: MATERIALS })
  materials?: string[];

  @Field(() => ID, { nullable: true, description: 'ID of the membership of an instructor or admin.' })
  presenterId?: string;

  @Field(() => ID, { nullable: true, description: `${COHORT} It can be changed in a draft only.` })
  cohortId?: string | null;

  @Field(() => ID, { nullable: true, description: COURSE })
  courseId?: string | null;
}

@InputType({ description: 'An item of an agenda.' })
export class AgendaItemInput {
  @Field(() => String, { description: TITLE })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Description, at most 5,000 characters.' })
  description?: string | null;

  @Field(() => Int, { description: 'Start in minutes after the start of the event, before its end.' })
  startsAfterMinutes!: number;

  @Field(() => Int, { nullable: true, description: 'Duration in minutes, 1 to 1,440.' })
  durationMinutes?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the membership of an instructor or admin. Null for the presenter of the event.',
  })
  presenterId?: string | null;
}

@Rules(setEventAgendaRules)
@InputType({ description: 'The whole agenda of an event, in order. It replaces the former one.' })
export class SetEventAgendaInput {
  @Field(() => ID, { description: EVENT })
  id!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => [AgendaItemInput], { description: 'Items in order, at most 50.' })
  agenda!: AgendaItemInput[];
}

@Rules(cancelEventRules)
@InputType({ description: 'Cancellation of an event.' })
export class CancelEventInput {
  @Field(() => ID, { description: EVENT })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: `Value of \`version\` that the cancellation is based on. ${STALE_FAILS}`,
  })
  version?: number;

  @Field(() => String, { description: 'Reason, which everyone who sees the event reads.' })
  reason!: string;
}

@Rules(registerForEventRules)
@InputType({ description: 'Registration for an event.' })
export class RegisterForEventInput {
  @Field(() => ID, { description: EVENT })
  eventId!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to join the waitlist instead of failing when no place is free. Defaults to false.',
  })
  waitlistIfFull?: boolean | null;
}

@Rules(markEventAttendanceRules)
@InputType({ description: 'Attendance of participants.' })
export class MarkEventAttendanceInput {
  @Field(() => ID, { description: EVENT })
  id!: string;

  @Field(() => [ID], { description: 'IDs of registrations with a place, at most 500.' })
  registrationIds!: string[];

  @Field(() => RegistrationStatus, {
    description: 'ATTENDED, NO_SHOW, or REGISTERED to take the mark back.',
  })
  status!: RegistrationStatus;
}
