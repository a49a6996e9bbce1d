import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { effectiveRole } from '#kernel/viewer';
import { Audiences } from '#platform/live/audiences';
import { perProcess } from '#platform/request/per-process';
import { Subscriber } from '#platform/live/subscriber';
import { Role } from '#kernel/role';
import type { Messages } from '#platform/pubsub/bus';
import type { Services } from '#platform/request/services';
import { SUBMISSION } from './submission.resolver.ts';

const NO_SUBMISSION = '00000000-0000-0000-0000-000000000000';

/** Distributes changed submissions to the subscribers of this process. */
class SubmissionFeed {
  readonly #services: Services;
  readonly #audiences = new Audiences<{ id: string }>({
    read: (context, info, given) => context.reads.get(info, SUBMISSION, given),
    sample: { id: NO_SUBMISSION },
    ignoredArguments: ['activityId'],
  });
  /** Activity that a subscriber filters by. */
  readonly #wanted = new WeakMap<Subscriber, string>();
  #stop: (() => void) | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  follow(context: Context, info: GraphQLResolveInfo, activityId: string | null): Subscriber {
    const subscriber = new Subscriber(context, info);
    if (activityId) this.#wanted.set(subscriber, activityId);
    this.#audiences.follow(subscriber);
    subscriber.onEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    this.#stop ??= this.#services.bus.subscribe('submissionChanged', (change) =>
      this.#audiences.dispatch({ id: change.submissionId }, (one) => this.#concerns(one, change)),
    );
    return subscriber;
  }

  /** Returns whether a change is worth a read. The read itself checks permissions. */
  #concerns(subscriber: Subscriber, change: Messages['submissionChanged']): boolean {
    const { viewer } = subscriber.context;
    if (viewer.institutionId !== change.institutionId) return false;
    const wanted = this.#wanted.get(subscriber);
    if (wanted && wanted !== change.activityId) return false;
    return effectiveRole(viewer) !== Role.STUDENT || viewer.membershipId === change.studentId;
  }
}

const feedOf = perProcess((services) => new SubmissionFeed(services));

/** Feed of changed submissions. Each is read with the follower's current permissions; unreadable ones are skipped. */
export const submissionChanges = (
  context: Context,
  info: GraphQLResolveInfo,
  activityId: string | null,
): Subscriber => feedOf(context.services).follow(context, info, activityId);
