import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { EventRegistrationPayload } from '#modules/event/event.payload';
import { EVENT, REGISTRATION } from '#modules/event/event.sources';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { AvailabilitiesArguments, AvailabilityConnection } from './availability.connection.ts';
import { BookOfficeHoursInput, CreateAvailabilityInput } from './availability.input.ts';
import { AvailabilityPayload, DeleteAvailabilityPayload } from './availability.payload.ts';
import { createAvailability, deleteAvailability } from './availability.service.ts';
import { AVAILABILITIES, AVAILABILITY } from './availability.sources.ts';
import { bookOfficeHours } from './book-office-hours.service.ts';

@Resolver()
export class AvailabilityResolver {
  @Authorized()
  @Query(() => AvailabilityConnection, {
    description: "Office hours of the session's institution, with their free slots.",
  })
  availabilities(
    @Args(() => AvailabilitiesArguments) args: AvailabilitiesArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, AVAILABILITIES, { ...(args as object) });
  }

  @Authorized(...STAFF)
  @Mutation(() => AvailabilityPayload, {
    description:
      'Offers office hours of the viewer each week. Fails with CONFLICT when the viewer already offers some at that time, or offers 20.',
  })
  async createAvailability(
    @Arg('input', () => CreateAvailabilityInput) input: CreateAvailabilityInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createAvailability(context, input);
    return context.reads.payload(info, { availability: AVAILABILITY }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteAvailabilityPayload, {
    description: 'Stops offering office hours. Requires their host or an admin. Bookings stay.',
  })
  async deleteAvailability(
    @Arg('id', () => ID, { description: 'ID of the office hours.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeleteAvailabilityPayload> {
    await deleteAvailability(context, id);
    return { id };
  }

  @Authorized()
  @Mutation(() => EventRegistrationPayload, {
    description:
      'Books a free slot of office hours for the viewer: creates an event with one place. Fails with CONFLICT when somebody else booked the slot, when the viewer has a booking at that time, or has 5 coming ones. `cancelEventRegistration` frees the slot.',
  })
  async bookOfficeHours(
    @Arg('input', () => BookOfficeHoursInput) input: BookOfficeHoursInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const given = await bookOfficeHours(context, input);
    return context.reads.payload(info, { event: EVENT, registration: REGISTRATION }, given);
  }
}
