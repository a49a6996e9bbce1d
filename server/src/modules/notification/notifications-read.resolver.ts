import type { GraphQLResolveInfo } from 'graphql';
import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import { VIEWER } from '#modules/account/viewer.resolver';
import type { Context } from '#platform/request/context';
import { liveStream } from '#platform/live/live-stream';
import { NotificationsReadPayload } from './notification.payload.ts';
import { NOTIFICATION } from './notification.resolver.ts';
import { memberOf } from './notification.service.ts';
import { notificationFeedOf } from './notification.feed.ts';

/** Marker for all notifications, in place of an ID. */
const ALL = 'all';

/** Maximum number of pending events per subscriber. */
const MAX_WAITING = 100;

/** Feed of notifications that the viewer read in other clients, one or all, each with the unread count. */
function notificationsRead(context: Context, info: GraphQLResolveInfo): AsyncIterableIterator<object> {
  const { services } = context;
  const { institutionId, membershipId } = memberOf(context.viewer);
  return liveStream(context, {
    listen: (add) =>
      notificationFeedOf(services).listen(institutionId, membershipId, { read: (id) => add(id ?? ALL) }),
    read: async ({ reads, viewer }, id) => {
      if (viewer.membershipId !== membershipId) return null; // no longer this member's session
      const one = id === ALL ? null : id;
      return reads.payload(info, { notification: NOTIFICATION, viewer: VIEWER }, { id: one });
    },
    maxWaiting: MAX_WAITING,
  });
}

@Resolver()
export class NotificationsReadResolver {
  @Authorized()
  @Subscription(() => NotificationsReadPayload, {
    subscribe: ({ context, info }) => notificationsRead(context as Context, info),
    description: 'Sends an event when the viewer read one or all notifications, in any client.',
  })
  notificationsRead(@Root() payload: object): object {
    return payload;
  }
}
