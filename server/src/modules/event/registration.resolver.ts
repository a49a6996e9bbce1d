import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { MarkEventAttendanceInput, RegisterForEventInput } from './event.input.ts';
import { EventPayload, EventRegistrationPayload } from './event.payload.ts';
import { EVENT, REGISTRATION } from './event.sources.ts';
import { markEventAttendance } from './mark-attendance.service.ts';
import { cancelEventRegistration, registerForEvent } from './registration.service.ts';

@Resolver()
export class RegistrationResolver {
  @Authorized()
  @Mutation(() => EventRegistrationPayload, {
    description:
      'Registers the viewer for an event, or adds the viewer to its waitlist with `waitlistIfFull`. Idempotent. Fails with EVENT_FULL when no place is free, with DEADLINE_PASSED after the deadline or the start, and with CONFLICT for a cancelled event.',
  })
  async registerForEvent(
    @Arg('input', () => RegisterForEventInput) input: RegisterForEventInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const registrationId = await registerForEvent(context, input);
    const given = { id: input.eventId, registrationId };
    return context.reads.payload(info, { event: EVENT, registration: REGISTRATION }, given);
  }

  @Authorized()
  @Mutation(() => EventRegistrationPayload, {
    description:
      "Cancels the viewer's place or place on the waitlist; the first of the waitlist gets a freed place. Idempotent. Fails with CONFLICT when the event has started.",
  })
  async cancelEventRegistration(
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const registrationId = await cancelEventRegistration(context, eventId);
    const given = { id: eventId, registrationId };
    return context.reads.payload(info, { event: EVENT, registration: REGISTRATION }, given);
  }

  @Authorized(...STAFF)
  @Mutation(() => EventPayload, {
    description:
      'Takes attendance of participants. Requires the creator or presenter of the event, or an admin. Fails with CONFLICT before the start.',
  })
  async markEventAttendance(
    @Arg('input', () => MarkEventAttendanceInput) input: MarkEventAttendanceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await markEventAttendance(context, input);
    return context.reads.payload(info, { event: EVENT }, { id: input.id });
  }
}
