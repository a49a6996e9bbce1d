import type { GraphQLResolveInfo } from 'graphql';
import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import { VIEWER } from '#modules/account/viewer.resolver';
import type { Context } from '#platform/request/context';
import { liveStream } from '#platform/live/live-stream';
import { NotificationPayload } from './notification.payload.ts';
import { NOTIFICATION } from './notification.resolver.ts';
import { memberOf } from './notification.service.ts';
import { notificationFeedOf } from './notification.feed.ts';

/** Maximum number of pending notifications per subscriber. */
const MAX_WAITING = 100;

/** Feed of the viewer's new notifications, each with the unread count. */
function notificationsAdded(context: Context, info: GraphQLResolveInfo): AsyncIterableIterator<object> {
  const { services } = context;
  const viewer = memberOf(context.viewer);
  return liveStream(context, {
    listen: (add) =>
      notificationFeedOf(services).listen(viewer.institutionId, viewer.membershipId, { added: add }),
    read: async ({ reads, viewer: now }, id) => {
      if (now.membershipId !== viewer.membershipId) return null; // no longer this member's session
      return reads.payload(info, { notification: NOTIFICATION, viewer: VIEWER }, { id });
    },
    maxWaiting: MAX_WAITING,
  });
}

@Resolver()
export class NotificationAddedResolver {
  @Authorized()
  @Subscription(() => NotificationPayload, {
    subscribe: ({ context, info }) => notificationsAdded(context as Context, info),
    description: 'Sends an event when the viewer gets a notification, or when an unread one is updated.',
  })
  notificationAdded(@Root() payload: object): object {
    return payload;
  }
}
