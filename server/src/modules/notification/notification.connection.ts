import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { sql } from 'kysely';
import { NotificationKind } from './notification.enums.ts';
import { Notification } from './notification.entity.ts';

export const NotificationConnection = connectionOf('Notification', () => Notification);
export type NotificationConnection = InstanceType<typeof NotificationConnection>;

export const NotificationList = listOf('Notification', Notification);

@ArgsType()
export class NotificationsArguments extends NotificationList {
  @Field(() => Boolean, { defaultValue: false, description: 'Returns only unread notifications.' })
  unreadOnly?: boolean;

  @Field(() => NotificationKind, { nullable: true, description: 'Returns only notifications of this kind.' })
  kind?: string;
}

/** Returns the conditions for the arguments of a list of notifications. */
export function notificationsNarrowing(
  notification: Row<Notification>,
  { unreadOnly, kind }: ReadArguments,
): (Sql | undefined)[] {
  return [
    unreadOnly ? sql`${notification.readAt} is null` : undefined,
    kind && sql`${notification.kind} = ${kind}`,
  ];
}
