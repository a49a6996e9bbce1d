import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { VIEWER } from '#modules/account/viewer.resolver';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { byId, connection } from '#platform/read/source';
import { NotificationKind } from './notification.enums.ts';
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
import { preferencesOf } from './preferences.service.ts';

/** Source: the notification with the given `id`. */
export const NOTIFICATION = byId(Notification);

const NOTIFICATIONS = connection(Notification, {
  where: notificationsNarrowing,
  order: { by: ['happenedAt'], descending: true },
});

@Resolver()
export class NotificationResolver {
  @Authorized()
  @Query(() => NotificationConnection, {
    description:
      "Notifications of the viewer in the session's institution, newest first. Deleted after 180 days.",
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
    description:
      "E-mail preferences of the viewer for each kind of notification that the viewer's role can get.",
  })
  notificationPreferences(@Ctx() context: Context): Promise<Preference[]> {
    return preferencesOf(context);
  }

  @Authorized()
  @Mutation(() => NotificationPayload, { description: 'Marks a notification as read. Idempotent.' })
  async markNotificationRead(
    @Arg('id', () => ID, { description: 'ID of the notification.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await markRead(context, id);
    return context.reads.payload(info, { notification: NOTIFICATION, viewer: VIEWER }, { id });
  }

  @Authorized()
  @Mutation(() => MarkAllNotificationsReadPayload, {
    description:
      "Marks all notifications of the viewer in the session's institution as read, or only those about one subject.",
  })
  async markAllNotificationsRead(
    @Arg('subjectId', () => ID, {
      nullable: true,
      description: 'ID of the subject whose notifications to mark as read.',
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
    description: 'Turns e-mails for a kind of notification on or off.',
  })
  async setNotificationPreference(
    @Arg('kind', () => NotificationKind, { description: 'Kind of notification.' })
    kind: string,
    @Arg('isMailed', () => Boolean, { description: 'Whether to send e-mails.' }) isMailed: boolean,
    @Ctx() context: Context,
  ): Promise<NotificationPreferencePayload> {
    await setMailed(context, kind, isMailed);
    return { preference: { kind, isMailed } };
  }
}
