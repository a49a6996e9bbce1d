import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { VIEWER } from '#modules/account/viewer.resolver';
import type { Context } from '#platform/request/context';
import { UUID } from '#kernel/scalars';
import { connection, one } from '#platform/read/source';
import { NotificationKind } from './notification-kind.ts';
import {
  NotificationConnection,
  notificationsNarrowing,
  NotificationsArguments,
} from './notification.connection.ts';
import { Notification } from './notification.entity.ts';
import {
  MarkAllNotificationsReadPayload,
  NotificationPayload,
  NotificationPreferencePayload,
  Preference,
} from './notification.payload.ts';
import { markAllRead, markRead, setMailed } from './notification.service.ts';
import { preferencesOf } from './preferences.ts';

/** The notification with the given `id`. */
export const NOTIFICATION = one(Notification, (notification, { id }) => sql`${notification.id} = ${id}`);

const NOTIFICATIONS = connection(Notification, {
  where: notificationsNarrowing,
  order: { by: ['happenedAt'], descending: true },
});

@Resolver()
export class NotificationResolver {
  @Authorized()
  @Query(() => NotificationConnection, {
    description: "What the viewer is told in the session's institution, latest first; kept for 180 days.",
  })
  notifications(
    @Args(() => NotificationsArguments) args: NotificationsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, NOTIFICATIONS, { ...(args as object) });
  }

  @Authorized()
  @Query(() => [Preference], {
    description: 'Whether the viewer is mailed, for each kind of notification that its role gets.',
  })
  notificationPreferences(@Ctx() context: Context): Promise<Preference[]> {
    return preferencesOf(context);
  }

  @Authorized()
  @Mutation(() => NotificationPayload, { description: 'Again: changes nothing.' })
  async markNotificationRead(
    @Arg('id', () => UUID, { description: 'Of the notification.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await markRead(context, id);
    return context.reads.payload(info, { notification: NOTIFICATION, viewer: VIEWER }, { id });
  }

  @Authorized()
  @Mutation(() => MarkAllNotificationsReadPayload, {
    description: "All that the viewer has in the session's institution, or those about one subject.",
  })
  async markAllNotificationsRead(
    @Arg('subjectId', () => UUID, {
      nullable: true,
      description: 'Only those about it: for who has it on the screen.',
    })
    subjectId: string | null,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await markAllRead(context, subjectId ?? null);
    return context.reads.payload(info, { viewer: VIEWER });
  }

  @Authorized()
  @Mutation(() => NotificationPreferencePayload, {
    description: 'Turns mails of a kind on or off; the bell shows every kind.',
  })
  async setNotificationPreference(
    @Arg('kind', () => NotificationKind, { description: 'What the mails are about.' })
    kind: NotificationKind,
    @Arg('isMailed', () => Boolean, { description: 'Whether to be mailed.' }) isMailed: boolean,
    @Ctx() context: Context,
  ): Promise<NotificationPreferencePayload> {
    await setMailed(context, kind, isMailed);
    return { preference: { kind, isMailed } };
  }
}
