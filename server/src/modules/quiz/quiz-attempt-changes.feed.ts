import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { effectiveRole } from '#kernel/viewer';
import { Audiences } from '#platform/live/audiences';
import { perProcess } from '#platform/request/per-process';
import { Subscriber } from '#platform/live/subscriber';
import { Role } from '#kernel/role';
import type { Messages } from '#platform/pubsub/bus';
import type { Services } from '#platform/request/services';
import { ATTEMPT } from './quiz.resolver.ts';

const NO_ATTEMPT = '00000000-0000-0000-0000-000000000000';

/** Distributes changed attempts to the subscribers of this process. */
class QuizAttemptFeed {
  readonly #services: Services;
  readonly #audiences = new Audiences<{ id: string }>({
    read: (context, info, given) => context.reads.get(info, ATTEMPT, given),
    sample: { id: NO_ATTEMPT },
    ignoredArguments: ['quizId'],
  });
  /** Quiz that a subscriber filters by. */
  readonly #wanted = new WeakMap<Subscriber, string>();
  #stop: (() => void) | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  follow(context: Context, info: GraphQLResolveInfo, quizId: string | null): Subscriber {
    const subscriber = new Subscriber(context, info);
    if (quizId) this.#wanted.set(subscriber, quizId);
    this.#audiences.follow(subscriber);
    subscriber.onEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    this.#stop ??= this.#services.bus.subscribe('quizAttemptChanged', (change) =>
      this.#audiences.dispatch({ id: change.attemptId }, (one) => this.#concerns(one, change)),
    );
    return subscriber;
  }

  /** Returns whether a change is worth a read. The read itself checks permissions. */
  #concerns(subscriber: Subscriber, change: Messages['quizAttemptChanged']): boolean {
    const { viewer } = subscriber.context;
    if (viewer.institutionId !== change.institutionId) return false;
    const wanted = this.#wanted.get(subscriber);
    if (wanted && wanted !== change.quizId) return false;
    return effectiveRole(viewer) !== Role.STUDENT || viewer.membershipId === change.studentId;
  }
}

const feedOf = perProcess((services) => new QuizAttemptFeed(services));

/** Feed of changed attempts. Each is read with the follower's current permissions; unreadable ones are skipped. */
export const quizAttemptChanges = (
  context: Context,
  info: GraphQLResolveInfo,
  quizId: string | null,
): Subscriber => feedOf(context.services).follow(context, info, quizId);
