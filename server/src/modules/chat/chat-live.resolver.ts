import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Int, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { UUID } from '#kernel/scalars';
import { Subscriber } from '#platform/live/subscriber';
import { chatHubOf } from './chat-hub.ts';
import { ConversationChange, MessageChanges, TypingChange } from './chat-live.payload.ts';
import { followable, memberOf } from './follow.ts';
import type { ConversationFeed } from './conversation-feed.ts';

interface Subscribing {
  args: { conversationId: string; after?: number | null };
  context: Context;
  info: GraphQLResolveInfo;
}

/** A subscriber of a conversation that the viewer takes part in. @throws NotFound */
function follow(
  { args, context, info }: Subscribing,
  begin: (feed: ConversationFeed, subscriber: Subscriber, revision: number) => void,
): Promise<Subscriber> {
  const hub = chatHubOf(context.services);
  // The feed is there before it is asked how far the conversation has got: nothing falls in between.
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
      'What changed in a conversation behind a revision, then what changes, all of it once. Ends when the viewer takes part no longer.',
  })
  messagesChanged(
    @Arg('conversationId', () => UUID, { description: 'One that the viewer takes part in.' })
    _conversationId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description:
        "The last `revision` that was received, or the conversation's `lastRevision`; null: only what changes from now on.",
    })
    _after: number | null,
    @Root() changes: object,
  ): object {
    return changes;
  }

  @Authorized()
  @Subscription(() => TypingChange, {
    subscribe: (asked) => follow(asked as Subscribing, (feed, subscriber) => feed.followTyping(subscriber)),
    description: 'Somebody else types, or no longer. Without another word it is over after 6 seconds.',
  })
  typingChanged(
    @Arg('conversationId', () => UUID, { description: 'One that the viewer takes part in.' })
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
      'A conversation of the viewer has something new, or was read on another screen; at most once a second for each.',
  })
  conversationChanged(@Root() change: object): object {
    return change;
  }
}
