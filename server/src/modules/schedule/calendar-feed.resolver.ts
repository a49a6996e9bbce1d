import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { one } from '#platform/read/source';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { CreateCalendarFeedInput } from './calendar-feed.input.ts';
import { CreateCalendarFeedPayload, DeleteCalendarFeedPayload } from './calendar-feed.payload.ts';
import { createCalendarFeed, deleteCalendarFeed } from './calendar-feed.service.ts';

/** Source: the reader's feed. */
const FEED = one(CalendarFeed, (feed, _, { membershipId }) =>
  membershipId ? sql`${feed.member} = ${membershipId}` : sql`false`,
);

@Resolver()
export class CalendarFeedResolver {
  @Authorized()
  @Query(() => CalendarFeed, {
    nullable: true,
    description: "Viewer's calendar feed in the institution. Null when none was created.",
  })
  calendarFeed(@Ctx() { reads }: Context, @Info() info: GraphQLResolveInfo): Promise<object | null> {
    return reads.get(info, FEED);
  }

  @Authorized()
  @Mutation(() => CreateCalendarFeedPayload, {
    description:
      "Creates the viewer's calendar feed: a secret address that calendar programs read without signing in. Replaces the address and the options of an earlier feed, whose address ends.",
  })
  async createCalendarFeed(
    @Arg('input', () => CreateCalendarFeedInput) input: CreateCalendarFeedInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { url } = await createCalendarFeed(context, input);
    return context.reads.payload(info, { calendarFeed: FEED }, {}, { url });
  }

  @Authorized()
  @Mutation(() => DeleteCalendarFeedPayload, {
    description: "Deletes the viewer's calendar feed. Its address ends immediately. Idempotent.",
  })
  async deleteCalendarFeed(@Ctx() context: Context): Promise<DeleteCalendarFeedPayload> {
    return { id: await deleteCalendarFeed(context) };
  }
}
