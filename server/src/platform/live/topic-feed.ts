import type { GraphQLResolveInfo } from 'graphql';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import type { Bus, Messages, Topic } from '#platform/pubsub/bus';
import type { Context } from '#platform/request/context';
import { perProcess } from '#platform/request/per-process';
import type { LiveField } from './audience.ts';
import { Audiences } from './audiences.ts';
import { Subscriber } from './subscriber.ts';

/** Subscription field with an event for each message of a topic that concerns the subscriber. */
interface TopicField<T extends Topic, Event, Wanted> extends LiveField<Event> {
  topic: T;
  eventOf: (message: Messages[T]) => Event;
  /**
   * Returns whether a message is worth a read, which checks permissions, or whether the viewer may learn of a deletion.
   * `wanted` is the filter of the subscription.
   */
  concerns: (message: Messages[T], viewer: Viewer, wanted: Wanted) => boolean;
}

/** Distributes the messages of a topic to the subscribers of this process. Listens to the topic while there are some. */
class TopicFeed<T extends Topic, Event, Wanted> {
  readonly #bus: Bus;
  readonly #field: TopicField<T, Event, Wanted>;
  readonly #audiences: Audiences<Event>;
  readonly #wanted = new WeakMap<Subscriber, Wanted>();
  #stop: (() => void) | null = null;

  constructor(bus: Bus, field: TopicField<T, Event, Wanted>) {
    this.#bus = bus;
    this.#field = field;
    this.#audiences = new Audiences(field);
  }

  follow(context: Context, info: GraphQLResolveInfo, wanted: Wanted): Subscriber {
    const subscriber = new Subscriber(context, info);
    this.#wanted.set(subscriber, wanted);
    this.#audiences.follow(subscriber);
    subscriber.onEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    const { topic, eventOf, concerns } = this.#field;
    this.#stop ??= this.#bus.subscribe(topic, (message) =>
      this.#audiences.dispatch(eventOf(message), (one) =>
        concerns(message, one.context.viewer, this.#wanted.get(one)!),
      ),
    );
    return subscriber;
  }
}

/** Subscribes to a feed with the filter of the subscription. */
export type Follow<Wanted> = (context: Context, info: GraphQLResolveInfo, wanted: Wanted) => Subscriber;

/** Returns the function that subscribes to the feed of a field, of which each process has one. */
export function topicFeed<T extends Topic, Event, Wanted>(
  field: TopicField<T, Event, Wanted>,
): Follow<Wanted> {
  const feedOf = perProcess((services) => new TopicFeed(services.bus, field));
  return (context, info, wanted) => feedOf(context.services).follow(context, info, wanted);
}

/** Returns the same for members of the session's institution only. @throws AppError NOT_FOUND for all others */
export const forMembers =
  <Wanted>(follow: Follow<Wanted>): Follow<Wanted> =>
  (context, info, wanted) => {
    assertMember(context.viewer, () => NotFound('Institution'));
    return follow(context, info, wanted);
  };
