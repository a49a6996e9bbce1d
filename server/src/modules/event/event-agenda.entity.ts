import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Readable } from '#platform/read/declarations';
import { ScheduledEvent } from './event.entity.ts';
import { ofVisibleEvent } from './event.visibility.ts';

@ObjectType({ implements: Node, description: 'An item of the agenda of an event.' })
@Readable<EventAgendaItem>((row, reader) => ofVisibleEvent(reader, row))
@TenantTable({ tableName: 'event_agenda_item' })
@Index({ properties: ['institution', 'event', 'position', 'id'] })
@Index({ properties: ['institution', 'presenter'] })
export class EventAgendaItem extends TenantEntity {
  @BelongsTo(() => ScheduledEvent, 'event_id')
  event!: Ref<ScheduledEvent>;

  @Field(() => String, { description: 'Title, at most 200 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Description. Empty if none exists.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Field(() => Int, { description: 'Start of the item in minutes after the start of the event.' })
  @Property({ type: 'integer' })
  startsAfterMinutes!: number;

  @Field(() => Int, { nullable: true, description: 'Duration in minutes. Null when not set.' })
  @Property({ type: 'integer', nullable: true })
  durationMinutes?: number | null;

  @Field(() => Int, { description: 'Position in the agenda, starting at 0.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Membership, {
    nullable: true,
    description: 'Member who presents the item. Null when it is the presenter of the event.',
  })
  @BelongsTo(() => Membership, 'presenter_id', { nullable: true })
  presenter?: Ref<Membership> | null;
}
