import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Weekday } from '#modules/cohort/weekday.enums';
import { Membership } from '#modules/membership/membership.entity';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Computed, Derived, NeededOnly, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { AvailabilityPermissions, availabilityPermissions } from './availability.permissions.ts';
import { HORIZON_DAYS, MAX_SLOT_MINUTES, MIN_SLOT_MINUTES } from './availability.rules.ts';
import { busyTimes } from './busy-times.sql.ts';
import { visibleAvailability } from './availability.visibility.ts';
import { freeSlotsOf, type SlottedTime } from './slots.service.ts';

@ObjectType({ description: 'A free slot of office hours.' })
export class OfficeHourSlot {
  @Field(() => DateTime, { description: 'Start of the slot.' })
  startsAt!: Date;

  @Field(() => DateTime, { description: 'End of the slot.' })
  endsAt!: Date;
}

interface Needs extends SlottedTime {
  busy: { startsAt: string; endsAt: string }[];
}

/** A weekly time at which a member offers office hours. */
@Ordered({})
@ObjectType({
  implements: Node,
  description: 'A weekly time at which a teacher offers office hours, in slots for one person each.',
})
@Readable<Availability>((row, reader) => visibleAvailability(reader, row))
@TenantTable({ tableName: 'availability' })
@Index({ properties: ['institution', 'member'] })
@Check({ name: 'availability_times', expression: 'end_time > start_time' })
@Check({
  name: 'availability_slot',
  expression: `slot_minutes between ${MIN_SLOT_MINUTES} and ${MAX_SLOT_MINUTES}`,
})
export class Availability extends TenantEntity {
  @Field(() => Membership, { nullable: true, description: 'Member who offers the office hours.' })
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @Field(() => Weekday, { description: 'Day of the week.' })
  @Enum({ items: () => Weekday, type: 'text' })
  weekday!: Weekday;

  @Field(() => String, { description: 'Start on the clock of the time zone, HH:MM.' })
  @Property({ type: 'text' })
  startTime!: string;

  @Field(() => String, { description: 'End on the clock of the time zone, HH:MM.' })
  @Property({ type: 'text' })
  endTime!: string;

  @Field(() => Int, { description: 'Length of a slot in minutes.' })
  @Property({ type: 'integer' })
  slotMinutes!: number;

  @Field(() => String, { description: 'IANA name of the time zone in which the times are given.' })
  @Property({ type: 'text' })
  timeZone!: string;

  @Field(() => String, { description: 'Place of the meetings. Empty if they are only online.' })
  @Property({ type: 'text', default: '' })
  location: string & Opt = '';

  @Field(() => String, { description: 'Platform of the meetings. Empty if none is given.' })
  @Property({ type: 'text', default: '' })
  meetingPlatform: string & Opt = '';

  /** URL of the meetings, which bookings get. */
  @Property({ type: 'text', nullable: true, fieldName: 'meeting_link' })
  link?: string | null;

  @Computed<Availability>(
    () => String,
    (row, { membershipId }) =>
      membershipId ? sql`case when ${row.member} = ${membershipId} then ${row.link} end` : sql`null::text`,
    {
      nullable: true,
      description: 'Link to the meetings. Null unless the viewer offers the office hours; a booking has it.',
    },
  )
  meetingLink!: (string & Opt) | null;

  @NeededOnly<Availability>(
    ({ institution, member }) => sql`(
      select coalesce(json_agg(json_build_object('startsAt', busy.starts_at, 'endsAt', busy.ends_at)), '[]')
      from (${busyTimes(institution, member)}) busy)`,
  )
  busy!: Needs['busy'] & Opt;

  @Derived<Availability>(
    () => [OfficeHourSlot],
    ['weekday', 'startTime', 'endTime', 'slotMinutes', 'timeZone', 'busy'],
    ({ busy, ...weekly }: Needs) =>
      freeSlotsOf(
        weekly,
        busy.map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })),
        new Date(),
      ),
    { description: `Free slots of the next ${HORIZON_DAYS} days, in order.` },
  )
  freeSlots!: OfficeHourSlot[] & Opt;

  @Derived<Availability>(() => AvailabilityPermissions, ['institution', 'member'], availabilityPermissions, {
    description: 'Permissions of the viewer on the office hours.',
  })
  viewerCan!: AvailabilityPermissions & Opt;
}
