import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Int, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { Subscriber } from '#platform/live/subscriber';
import { chatHubOf } from './chat-hub.feed.ts';
import { ConversationChange, MessageChanges, TypingChange } from './chat-live.payload.ts';
import { followable, memberOf } from './follow.service.ts';
import type { ConversationFeed } from './conversation.feed.ts';

interface Subscribing {
  args: { conversationId: string; after?: number | null };
  context: Context;
  info: GraphQLResolveInfo;
}

/**
 * Subscribes to a conversation of the viewer.
 * @throws NotFound
 */
function follow(
  { args, context, info }: Subscribing,
  begin: (feed: ConversationFeed, subscriber: Subscriber, revision: number) => void,
): Promise<Subscriber> {
  const hub = chatHubOf(context.services);
  // The feed exists before the latest revision is read, so that no change is missed.
  return hub.withFeed(context.viewer.institutionId ?? '', args.conversationId, async (feed) => {
    const { revision, cohortId } = await followable(context, args.conversationId);
    feed.cohortId = cohortId;
    const subscriber = new Subscriber(context, info);
    begin(feed, subscriber, revision);
    hub.keep(feed, subscriber);
    return subscriber;
  });
}

@Resolver()
export class ChatLiveResolver {
  @Authorized()
  @Subscription(() => MessageChanges, {
    subscribe: (asked) =>
      follow(asked as Subscribing, (feed, subscriber, revision) =>
        feed.followMessages(subscriber, (asked as Subscribing).args.after ?? null, revision),
      ),
    description:
      'Sends the changes after a revision, then every new change, each exactly once. Completes when the viewer leaves the conversation.',
  })
  messagesChanged(
    @Arg('conversationId', () => ID, { description: 'ID of a conversation of the viewer.' })
    _conversationId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description:
        "Last `revision` received, or the conversation's `lastRevision`. With null, only future changes are sent.",
    })
    _after: number | null,
    @Root() changes: object,
  ): object {
    return changes;
  }

  @Authorized()
  @Subscription(() => TypingChange, {
    subscribe: (asked) => follow(asked as Subscribing, (feed, subscriber) => feed.followTyping(subscriber)),
    description:
      'Sends an event when another participant starts or stops typing. An indicator expires after 6 seconds without a new event.',
  })
  typingChanged(
    @Arg('conversationId', () => ID, { description: 'ID of a conversation of the viewer.' })
    _conversationId: string,
    @Root() typing: object,
  ): object {
    return typing;
  }

  @Authorized()
  @Subscription(() => ConversationChange, {
    subscribe: ({ context, info }) => {
      const viewer = memberOf(context as Context);
      const subscriber = new Subscriber(context as Context, info);
      chatHubOf((context as Context).services).followInbox(viewer.institutionId, subscriber);
      return subscriber;
    },
    description:
      'Sends an event when a conversation of the viewer has a new message or was read in another client. At most one per second and conversation.',
  })
  conversationChanged(@Root() change: object): object {
    return change;
  }
}
