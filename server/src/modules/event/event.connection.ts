import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { DateTime, ID } from '#kernel/scalars';
import type { ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { matchesSearch, searchedText, SHORT_SEARCH } from '#platform/read/search';
import { ScheduledEvent } from './event.entity.ts';
import { EventStatus, EventType } from './event.enums.ts';
import { MAX_EVENT_DAYS } from './event.rules.ts';
import { eventStatus } from './event-status.sql.ts';
import { EventRegistration } from './registration.entity.ts';
import { RegistrationStatus, statusHasPlace } from './registration.enums.ts';

export const EventConnection = connectionOf('Event', () => ScheduledEvent);
export type EventConnection = InstanceType<typeof EventConnection>;

@ArgsType()
export class EventsArguments extends listOf('Event', ScheduledEvent) {
  @Field(() => String, {
    nullable: true,
    description: `Returns only events whose title or description contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;

  @Field(() => EventType, { nullable: true, description: 'Returns only events of this type.' })
  type?: EventType;

  @Field(() => EventStatus, { nullable: true, description: 'Returns only events with this status now.' })
  status?: EventStatus;

  @Field(() => DateTime, { nullable: true, description: 'Returns only events that end after this time.' })
  from?: Date;

  @Field(() => DateTime, { nullable: true, description: 'Returns only events that start before this time.' })
  to?: Date;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Returns only events that the viewer created, presents, or has a place in, also one on the waitlist.',
  })
  isMine?: boolean;

  @Field(() => ID, { nullable: true, description: 'Returns only events of this cohort.' })
  cohortId?: string;

  @Field(() => ID, { nullable: true, description: 'Returns only events about this course.' })
  courseId?: string;
}

/** Returns the conditions for the arguments of a list of events. */
export function eventsNarrowing(
  event: Row<ScheduledEvent>,
  args: ReadArguments,
  reader: Reader,
): (Sql | undefined)[] {
  const { type, status, from, to, isMine, cohortId, courseId } = args;
  return [
    matchesSearch(searchedText(event.title, event.description), args),
    type && sql`${event.type} = ${type}`,
    status && sql`${eventStatus(event)} = ${status}`,
    from &&
      sql`(${event.endsAt} > ${from} and ${event.startsAt} > ${from}::timestamptz - interval '${sql.raw(String(MAX_EVENT_DAYS))} days')`,
    to && sql`${event.startsAt} < ${to}`,
    isMine ? isOwn(event, reader) : undefined,
    cohortId && sql`${event.cohort} = ${cohortId}`,
    courseId && sql`${event.course} = ${courseId}`,
  ];
}

/** Returns the condition for events that the reader created, presents, or has a place in. */
function isOwn(
  { institution, id, createdBy, presenter }: Row<ScheduledEvent>,
  { membershipId }: Reader,
): Sql {
  if (!membershipId) return sql`false`;
  return sql`(${createdBy} = ${membershipId} or ${presenter} = ${membershipId} or ${id} = any(array(
    select r.event_id from event_registration r
    where r.institution_id = ${institution} and r.membership_id = ${membershipId}
      and (${sql.raw(statusHasPlace('r.status'))} or r.status = 'waitlisted'))))`;
}

export const RegistrationConnection = connectionOf('EventRegistration', () => EventRegistration);
export type RegistrationConnection = InstanceType<typeof RegistrationConnection>;

@ArgsType()
export class RegistrationsArguments extends listOf('EventRegistration', EventRegistration) {
  @Field(() => RegistrationStatus, {
    nullable: true,
    description: 'Returns only registrations with this status.',
  })
  status?: RegistrationStatus;
}

/** Returns the conditions for the arguments of a list of registrations. */
export const registrationsNarrowing = (
  registration: Row<EventRegistration>,
  { status }: ReadArguments,
): (Sql | undefined)[] => [status && sql`${registration.status} = ${status}`];
