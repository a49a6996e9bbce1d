import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Computed, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { ScheduledEvent } from './event.entity.ts';
import { ofEditedEvent, ofVisibleEvent } from './event.visibility.ts';
import { RegistrationStatus } from './registration.enums.ts';

/** Registration of a member for an event: one per member, which a later registration reuses. */
@Ordered({ TURN: 'turn' }, { within: 'event', indexed: ['turn'] })
@ObjectType({
  implements: Node,
  description: 'Registration of a member for an event: a place, a place on the waitlist, or a past one.',
})
@Readable<EventRegistration>((row, reader) =>
  reader.membershipId
    ? sql`((${row.member} = ${reader.membershipId} and ${ofVisibleEvent(reader, row)}) or ${ofEditedEvent(reader, row)})`
    : sql`false`,
)
@TenantTable({ tableName: 'event_registration', audit: { quiet: ['revision'] } })
@Unique({ properties: ['institution', 'event', 'member'] })
@Index({ properties: ['institution', 'event', 'turn', 'id'] })
@Index({ properties: ['institution', 'member', 'status'] })
@Index({
  name: 'event_registration_waiting',
  expression:
    "create index event_registration_waiting on event_registration (institution_id, event_id, turn) where status = 'waitlisted'",
})
export class EventRegistration extends TenantEntity {
  @Field(() => ScheduledEvent, { description: 'Event of the registration.' })
  @BelongsTo(() => ScheduledEvent, 'event_id')
  event!: Ref<ScheduledEvent>;

  @Field(() => Membership, { nullable: true, description: 'Member who is registered.' })
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @Field(() => RegistrationStatus, { description: 'Status of the registration.' })
  @Enum({ items: () => RegistrationStatus, type: 'text' })
  status!: RegistrationStatus;

  /** Order among the registrations of the event. */
  @Property({ type: 'integer' })
  turn!: number;

  @Field(() => DateTime, { description: 'Time of the registration. A later one replaces it.' })
  @Property({ type: 'timestamptz' })
  registeredAt!: Date;

  /** Number of changes of the status, which counts in the SEQUENCE of the member's calendar entry. */
  @Property({ type: 'integer', default: 0 })
  revision: number & Opt = 0;

  @Computed<EventRegistration>(
    () => Int,
    (row) =>
      sql`case when ${row.status} = 'waitlisted' then (select count(*)::int from event_registration w
        where w.institution_id = ${row.institution} and w.event_id = ${row.event} and w.status = 'waitlisted' and w.turn <= ${row.turn}) end`,
    {
      nullable: true,
      description: 'Position on the waitlist; 1 is the next to get a place. Null when not waitlisted.',
    },
  )
  waitlistPosition!: (number & Opt) | null;
}
