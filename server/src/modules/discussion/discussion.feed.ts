import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { effectiveRole } from '#kernel/viewer';
import { Audiences } from '#platform/live/audiences';
import { perProcess } from '#platform/request/per-process';
import { Subscriber } from '#platform/live/subscriber';
import { Role } from '#kernel/role';
import type { Messages } from '#platform/pubsub/bus';
import type { Services } from '#platform/request/services';
import { DISCUSSION, REPLY } from './discussion.sources.ts';

const NONE = '00000000-0000-0000-0000-000000000000';

/** Filter of a subscription: one discussion, those of a course, or all. */
export interface Wanted {
  id: string | null;
  courseId: string | null;
}

interface Event {
  id: string;
  replyId: string | null;
}

/** Distributes changed discussions to all subscribers of this process. */
class DiscussionFeed {
  readonly #services: Services;
  readonly #audiences = new Audiences<Event>({
    read: ({ reads }, info, { id, replyId }) =>
      reads.payload(
        info,
        { discussion: DISCUSSION, reply: REPLY },
        { id, replyId: replyId ?? NONE },
        { id, replyId },
      ),
    sample: { id: NONE, replyId: NONE },
    ignoredArguments: ['id', 'courseId'],
  });
  readonly #wanted = new WeakMap<Subscriber, Wanted>();
  #stop: (() => void) | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  follow(context: Context, info: GraphQLResolveInfo, wanted: Wanted): Subscriber {
    assertMember(context.viewer, () => NotFound('Institution'));
    const subscriber = new Subscriber(context, info);
    this.#wanted.set(subscriber, wanted);
    this.#audiences.follow(subscriber);
    subscriber.onEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    this.#stop ??= this.#services.bus.subscribe('discussionChanged', (change) =>
      this.#audiences.dispatch({ id: change.discussionId, replyId: change.replyId }, (one) =>
        this.#concerns(one, change),
      ),
    );
    return subscriber;
  }

  /** Returns whether a subscriber may learn of a change. Its content is read with the subscriber's own permissions. */
  #concerns(subscriber: Subscriber, change: Messages['discussionChanged']): boolean {
    const { viewer } = subscriber.context;
    if (viewer.institutionId !== change.institutionId) return false;
    const { draftOf } = change;
    if (draftOf && draftOf !== viewer.membershipId && effectiveRole(viewer) !== Role.ADMIN) return false;
    const { id = null, courseId = null } = this.#wanted.get(subscriber) ?? {};
    return (id === null || id === change.discussionId) && (courseId === null || courseId === change.courseId);
  }
}

/** Feed of this process. */
export const discussionFeedOf = perProcess((services) => new DiscussionFeed(services));
