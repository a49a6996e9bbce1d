import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { NotificationKind } from './notification.enums.ts';
import { Notification } from './notification.entity.ts';

@ObjectType({ description: 'Payload of `markNotificationRead`, and event of `notificationAdded`.' })
export class NotificationPayload {
  @Field(() => Notification, { description: 'The notification after the change.' })
  notification!: Notification;

  @Field(() => Account, { description: 'The viewer with the updated `unreadNotificationCount`.' })
  viewer!: Account;
}

@ObjectType({ description: 'Event of `notificationsRead`.' })
export class NotificationsReadPayload {
  @Field(() => Notification, {
    nullable: true,
    description: 'Notification that was read. Null when all were read.',
  })
  notification!: Notification | null;

  @Field(() => Account, { description: 'The viewer with the updated `unreadNotificationCount`.' })
  viewer!: Account;
}

@ObjectType({ description: 'Payload of `markAllNotificationsRead`.' })
export class MarkAllNotificationsReadPayload {
  @Field(() => Account, { description: 'The viewer with the updated `unreadNotificationCount`.' })
  viewer!: Account;
}

@ObjectType('NotificationPreference', {
  description: 'E-mail preference of the viewer for a kind of notification. All kinds appear in the app.',
})
export class Preference {
  @Field(() => NotificationKind, { description: 'Kind of notification.' })
  kind!: string;

  @Field(() => Boolean, {
    description: 'Whether an e-mail is sent in addition to the notification in the app.',
  })
  isMailed!: boolean;
}

@ObjectType({ description: 'Payload of `setNotificationPreference`.' })
export class NotificationPreferencePayload {
  @Field(() => Preference, { description: 'The preference after the mutation.' })
  preference!: Preference;
}
