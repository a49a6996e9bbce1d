import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { NotificationKind } from './notification-kind.ts';
import { Notification } from './notification.entity.ts';

@ObjectType({ description: 'A notification and the viewer, whose count of unread ones it changes.' })
export class NotificationPayload {
  @Field(() => Notification, { description: 'The notification, as it is now.' })
  notification!: Notification;

  @Field(() => Account, { description: 'With the new `unreadNotificationCount`.' })
  viewer!: Account;
}

@ObjectType({ description: 'What was read, and the viewer, of whom fewer are unread.' })
export class NotificationsReadPayload {
  @Field(() => Notification, { nullable: true, description: 'What was read; null for all of them.' })
  notification!: Notification | null;

  @Field(() => Account, { description: 'With the new `unreadNotificationCount`.' })
  viewer!: Account;
}

@ObjectType({ description: 'The viewer, who has read them.' })
export class MarkAllNotificationsReadPayload {
  @Field(() => Account, { description: 'With the new `unreadNotificationCount`.' })
  viewer!: Account;
}

@ObjectType('NotificationPreference', {
  description: 'Whether the viewer is mailed about a kind of notification. The bell shows every kind.',
})
export class Preference {
  @Field(() => NotificationKind, { description: 'What the mails are about.' })
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Whether a mail is sent beside what the bell shows.' })
  isMailed!: boolean;
}

@ObjectType({ description: 'The preference that was set.' })
export class NotificationPreferencePayload {
  @Field(() => Preference, { description: 'As it is now.' })
  preference!: Preference;
}
