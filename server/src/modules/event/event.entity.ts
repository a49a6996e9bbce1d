import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { ListIndex } from '#platform/database/list-index';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Computed, Derived, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { titledSearchIndex } from '#platform/read/search';
import { EventStatus, EventType } from './event.enums.ts';
import { EventPermissions, eventPermissions } from './event.permissions.ts';
import { MAX_EVENT_DAYS } from './event.rules.ts';
import { eventStatus, isJoinable } from './event-status.sql.ts';
import { editsEvent, joinsEvent, visibleEvent } from './event.visibility.ts';
import { RegistrationStatus } from './registration.enums.ts';

/** An event of an institution, for which its members register. */
@Ordered({ STARTS_AT: 'startsAt', TITLE: 'title' }, { indexed: ['startsAt'] })
@ObjectType('Event', {
  implements: Node,
  description: 'An event of an institution with a time, a limited number of places and a waitlist.',
})
@Readable<ScheduledEvent>((row, reader) => visibleEvent(reader, row))
@TenantTable({
  tableName: 'event',
  audit: { quiet: ['participant_count', 'waitlist_count', 'last_turn'] },
})
@ListIndex({
  by: ['startsAt'],
  has: [
    'ends_at',
    'published_at',
    'cancelled_at',
    'type',
    'cohort_id',
    'created_by_id',
    'presenter_id',
    'is_booking',
  ],
})
@Index({ properties: ['institution', 'cohort'] })
@Index({ properties: ['institution', 'course'] })
@Index({ properties: ['institution', 'createdBy'] })
@Index({ properties: ['institution', 'presenter'] })
@Index(titledSearchIndex('event', ['title'], 'description'))
@Index({
  name: 'event_bookings_apart',
  expression:
    'alter table event add constraint event_bookings_apart exclude using gist (institution_id with =, presenter_id with =, tstzrange(starts_at, ends_at) with &&) where (is_booking and cancelled_at is null)',
})
@Check({
  name: 'event_times',
  expression: `ends_at > starts_at and ends_at <= starts_at + interval '${MAX_EVENT_DAYS * 24} hours'`,
})
@Check({
  name: 'event_places',
  expression: 'participant_count between 0 and max_participants and waitlist_count >= 0',
})
export class ScheduledEvent extends TenantEntity {
  @Field(() => String, { description: 'Title, at most 200 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => EventType, { description: 'Type of the event.' })
  @Enum({ items: () => EventType, type: 'text' })
  type!: EventType;

  @Field(() => String, { description: 'Description, at most 5,000 characters.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Field(() => DateTime, { description: 'Start of the event.' })
  @Property({ type: 'timestamptz' })
  startsAt!: Date;

  @Field(() => DateTime, { description: 'End of the event.' })
  @Property({ type: 'timestamptz' })
  endsAt!: Date;

  @Field(() => String, { description: 'IANA name of the time zone in which the times were given.' })
  @Property({ type: 'text', default: 'UTC' })
  timeZone: string & Opt = 'UTC';

  @Field(() => DateTime, {
    nullable: true,
    description: 'Last moment to register, not after the start. Null when there is no deadline.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  registrationDeadline?: Date | null;

  @Field(() => String, { description: 'Place of the event. Empty for one that is only online.' })
  @Property({ type: 'text', default: '' })
  location: string & Opt = '';

  @Field(() => String, {
    description: 'Platform of the meeting, for example "Zoom". Empty if none is given.',
  })
  @Property({ type: 'text', default: '' })
  meetingPlatform: string & Opt = '';

  /** URL that only participants and editors can read, as `meetingLink` of the API. */
  @Property({ type: 'text', nullable: true, fieldName: 'meeting_link' })
  link?: string | null;

  @Computed<ScheduledEvent>(
    () => String,
    (row, reader) =>
      sql`case when ${editsEvent(reader, row)} or ${joinsEvent(row, reader)} then ${row.link} end`,
    {
      nullable: true,
      description: 'Link to the meeting. Null unless the viewer has a place or edits the event.',
    },
  )
  meetingLink!: (string & Opt) | null;

  @Field(() => Int, { description: 'Number of places.' })
  @Property({ type: 'integer' })
  maxParticipants!: number;

  /** Maintained by the transactions that change registrations, behind a lock on the row. */
  @Field(() => Int, { description: 'Number of people with a place.' })
  @Property({ type: 'integer', default: 0 })
  participantCount: number & Opt = 0;

  @Field(() => Int, { description: 'Number of people on the waitlist.' })
  @Property({ type: 'integer', default: 0 })
  waitlistCount: number & Opt = 0;

  /** Turn of the latest registration. Turns order the waitlist. */
  @Property({ type: 'integer', default: 0 })
  lastTurn: number & Opt = 0;

  @Field(() => [String], { description: 'Knowledge or things that participants need, at most 20.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  prerequisites: string[] & Opt = [];

  @Field(() => [String], { description: 'Tags, at most 20.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  tags: string[] & Opt = [];

  @Field(() => [String], { description: 'Materials, each a name or a link.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  materials: string[] & Opt = [];

  @Field(() => Membership, { nullable: true, description: 'Member who presents the event.' })
  @BelongsTo(() => Membership, 'presenter_id')
  presenter!: Ref<Membership>;

  @BelongsTo(() => Membership, 'created_by_id')
  createdBy!: Ref<Membership>;

  @Field(() => Cohort, {
    nullable: true,
    description: 'Cohort whose students and teachers see the event. Null for an event for all members.',
  })
  @BelongsTo(() => Cohort, 'cohort_id', { nullable: true })
  cohort?: Ref<Cohort> | null;

  @Field(() => Course, {
    nullable: true,
    description: 'Course that the event is about. Null without one, and when the viewer cannot read it.',
  })
  @BelongsTo(() => Course, 'course_id', { nullable: true })
  course?: Ref<Course> | null;

  @Field(() => Boolean, {
    description:
      'Whether it is a booked slot of office hours, which only its presenter, the person who booked it and admins see.',
  })
  @Property({ type: 'boolean', default: false })
  isBooking: boolean & Opt = false;

  @Field(() => DateTime, { nullable: true, description: 'Time of the publication. Null for a draft.' })
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the cancellation. Null if not cancelled.' })
  @Property({ type: 'timestamptz', nullable: true })
  cancelledAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Reason of the cancellation. Null if not cancelled.' })
  @Property({ type: 'text', nullable: true })
  cancelReason?: string | null;

  /** Number of changes of the entry in calendars (SEQUENCE of RFC 5545). */
  @Property({ type: 'integer', default: 0 })
  sequence: number & Opt = 0;

  @Field(() => Int, {
    description: 'Version, which each change increments. Send it with the next change.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Computed<ScheduledEvent>(() => Boolean, (row) => sql`(${row.publishedAt} is not null)`, {
    description: 'Whether the event is published.',
  })
  isPublished!: boolean & Opt;

  @Computed<ScheduledEvent>(() => EventStatus, eventStatus, {
    description: 'Status of the event now, derived from its times.',
  })
  status!: EventStatus & Opt;

  @Computed<ScheduledEvent>(() => Boolean, isJoinable, {
    description: 'Whether participants can join now: from 15 minutes before the start until the end.',
  })
  isJoinable!: boolean & Opt;

  @Computed<ScheduledEvent>(
    () => Int,
    (row) => sql`greatest(${row.maxParticipants} - ${row.participantCount}, 0)`,
    { description: 'Number of free places.' },
  )
  spotsRemaining!: number & Opt;

  @Computed<ScheduledEvent>(
    () => RegistrationStatus,
    (row, { membershipId }) =>
      membershipId
        ? sql`(select r.status from event_registration r where r.institution_id = ${row.institution} and r.event_id = ${row.id} and r.membership_id = ${membershipId})`
        : sql`null::text`,
    { nullable: true, description: "Status of the viewer's registration. Null if none exists." },
  )
  viewerState!: (RegistrationStatus & Opt) | null;

  @Computed<ScheduledEvent>(
    () => Int,
    (row, { membershipId }) =>
      membershipId
        ? sql`(${row.sequence} + coalesce((select r.revision from event_registration r where r.institution_id = ${row.institution} and r.event_id = ${row.id} and r.membership_id = ${membershipId}), 0))`
        : row.sequence,
    {
      description:
        "Number of changes of the viewer's entry in a calendar (SEQUENCE of RFC 5545). It only increases.",
    },
  )
  calendarSequence!: number & Opt;

  @Derived<ScheduledEvent>(
    () => EventPermissions,
    [
      'institution',
      'createdBy',
      'presenter',
      'startsAt',
      'endsAt',
      'registrationDeadline',
      'publishedAt',
      'cancelledAt',
      'maxParticipants',
      'participantCount',
      'waitlistCount',
      'isBooking',
      'viewerState',
    ],
    eventPermissions,
    { description: 'Permissions of the viewer on the event now.' },
  )
  viewerCan!: EventPermissions & Opt;
}
