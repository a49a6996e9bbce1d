import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { Audiences } from '#platform/live/audiences';
import { Subscriber } from '#platform/live/subscriber';
import type { Messages } from '#platform/pubsub/bus';
import { perProcess } from '#platform/request/per-process';
import type { Services } from '#platform/request/services';
import type { ResourceHolder } from './resource.events.ts';
import { COHORT_OF_RESOURCES, COURSE_OF_RESOURCES } from './resource.sources.ts';

const NONE = '00000000-0000-0000-0000-000000000000';

/** Distributes changed resources to the subscribers of this process. */
class ResourceFeed {
  readonly #services: Services;
  readonly #audiences = new Audiences<ResourceHolder>({
    read: ({ reads }, info, { courseId, cohortId }) =>
      reads.payloadWith(
        courseId ? 'course' : 'cohort',
        info,
        { course: COURSE_OF_RESOURCES, cohort: COHORT_OF_RESOURCES },
        { courseId: courseId ?? NONE, cohortId: cohortId ?? NONE },
        { courseId, cohortId },
      ),
    sample: { courseId: NONE, cohortId: NONE },
    ignoredArguments: ['holderId'],
  });
  /** Course or cohort that a subscriber follows. */
  readonly #wanted = new WeakMap<Subscriber, string>();
  #stop: (() => void) | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  follow(context: Context, info: GraphQLResolveInfo, wanted: string): Subscriber {
    assertMember(context.viewer, () => NotFound('Institution'));
    const subscriber = new Subscriber(context, info);
    this.#wanted.set(subscriber, wanted);
    this.#audiences.follow(subscriber);
    subscriber.onEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    this.#stop ??= this.#services.bus.subscribe('resourcesChanged', (change) =>
      this.#audiences.dispatch({ courseId: change.courseId, cohortId: change.cohortId }, (one) =>
        this.#concerns(one, change),
      ),
    );
    return subscriber;
  }

  /** Returns whether a change is worth a read. The read itself checks permissions. */
  #concerns(subscriber: Subscriber, change: Messages['resourcesChanged']): boolean {
    if (subscriber.context.viewer.institutionId !== change.institutionId) return false;
    return this.#wanted.get(subscriber) === (change.courseId ?? change.cohortId);
  }
}

const feedOf = perProcess((services) => new ResourceFeed(services));

/** Feed of the resources of a course or cohort, read with the follower's current permissions. */
export const resourceChanges = (context: Context, info: GraphQLResolveInfo, holderId: string): Subscriber =>
  feedOf(context.services).follow(context, info, holderId);
