import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { setEventAgenda } from './agenda.service.ts';
import { EventConnection, EventsArguments } from './event.connection.ts';
import { ScheduledEvent } from './event.entity.ts';
import { CancelEventInput, CreateEventInput, SetEventAgendaInput, UpdateEventInput } from './event.input.ts';
import { DeleteEventPayload, EventPayload } from './event.payload.ts';
import { createEvent } from './create-event.service.ts';
import { EVENT, EVENTS } from './event.sources.ts';
import { cancelEvent, deleteEvent, publishEvent } from './event-status.service.ts';
import { updateEvent } from './update-event.service.ts';

const EDITORS = 'Requires its creator, its presenter or an admin.';
/** Sentence in the descriptions of mutations that say when the presenter is busy. */
const BOOKED = 'Fails with CONFLICT at the time of a booking of the presenter.';
const STALE =
  'Fails with CONFLICT when `version` is not the current one, which is in `extensions.currentVersion`; nothing is changed then.';

@Resolver()
export class EventResolver {
  @Authorized()
  @Query(() => ScheduledEvent, {
    nullable: true,
    description: 'An event by ID. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async event(
    @Arg('id', () => ID, { description: 'ID of the event.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const event = await reads.get(info, EVENT, { id });
    if (!event) throw NotFound('Event');
    return event;
  }

  @Authorized()
  @Query(() => EventConnection, {
    description: "Events of the session's institution that the viewer can read, by start.",
  })
  events(
    @Args(() => EventsArguments) args: EventsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, EVENTS, { ...(args as object) });
  }

  @Authorized(...STAFF)
  @Mutation(() => EventPayload, { description: `Creates an event, as a draft or published. ${BOOKED}` })
  async createEvent(
    @Arg('input', () => CreateEventInput) input: CreateEventInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createEvent(context, input);
    return context.reads.payload(info, { event: EVENT }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => EventPayload, {
    description: `Updates an event. ${EDITORS} Participants are notified of a new time, place, link or title. ${BOOKED} ${STALE}`,
  })
  async updateEvent(
    @Arg('input', () => UpdateEventInput) input: UpdateEventInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateEvent(context, input);
    return context.reads.payload(info, { event: EVENT }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => EventPayload, { description: `Replaces the agenda of an event. ${EDITORS} ${STALE}` })
  async setEventAgenda(
    @Arg('input', () => SetEventAgendaInput) input: SetEventAgendaInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await setEventAgenda(context, input);
    return context.reads.payload(info, { event: EVENT }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => EventPayload, {
    description: `Publishes a draft. ${EDITORS} Idempotent. Fails with CONFLICT when the event has ended, and at the time of a booking of the presenter.`,
  })
  async publishEvent(
    @Arg('id', () => ID, { description: 'ID of the event.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await publishEvent(context, id);
    return context.reads.payload(info, { event: EVENT }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => EventPayload, {
    description: `Cancels a published event and notifies those who registered. ${EDITORS} Idempotent. Fails with CONFLICT for a draft, when the event has ended, and when ${IS_STALE}.`,
  })
  async cancelEvent(
    @Arg('input', () => CancelEventInput) input: CancelEventInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await cancelEvent(context, input);
    return context.reads.payload(info, { event: EVENT }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteEventPayload, {
    description: `Deletes a draft. ${EDITORS} Fails with CONFLICT for an event that was published: cancel it instead. Also when ${IS_STALE}.`,
  })
  async deleteEvent(
    @Arg('id', () => ID, { description: 'ID of the event.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the event that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
  ): Promise<DeleteEventPayload> {
    await deleteEvent(context, { id, version });
    return { id };
  }
}
