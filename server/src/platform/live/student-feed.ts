import type { GraphQLResolveInfo } from 'graphql';
import { Role } from '#kernel/role';
import { effectiveRole } from '#kernel/viewer';
import type { Messages } from '#platform/pubsub/bus';
import type { Context } from '#platform/request/context';
import { perProcess } from '#platform/request/per-process';
import type { Services } from '#platform/request/services';
import { Audiences } from './audiences.ts';
import { Subscriber } from './subscriber.ts';

const NO_OBJECT = '00000000-0000-0000-0000-000000000000';

/** Messages about a student's object. */
type Topic = {
  [T in keyof Messages]: Messages[T] extends { institutionId: string; studentId: string | null } ? T : never;
}[keyof Messages];

interface StudentFeedOptions<T extends Topic> {
  topic: T;
  /** Reads the object with a subscriber's permissions. */
  read: (context: Context, info: GraphQLResolveInfo, given: { id: string }) => Promise<object | null>;
  /** Returns the ID of the object. */
  idOf: (change: Messages[T]) => string;
  /** Argument of the subscription that filters, and its value in a change. */
  filter: { name: string; of: (change: Messages[T]) => string };
}

/** Distributes changes of objects of students to the subscribers of this process: to staff, and to each student its own. */
class StudentFeed<T extends Topic> {
  readonly #services: Services;
  readonly #options: StudentFeedOptions<T>;
  readonly #audiences: Audiences<{ id: string }>;
  /** Value that a subscriber filters by. */
  readonly #wanted = new WeakMap<Subscriber, string>();
  #stop: (() => void) | null = null;

  constructor(services: Services, options: StudentFeedOptions<T>) {
    this.#services = services;
    this.#options = options;
    this.#audiences = new Audiences({
      read: options.read,
      sample: { id: NO_OBJECT },
      ignoredArguments: [options.filter.name],
    });
  }

  follow(context: Context, info: GraphQLResolveInfo, wanted: string | null): Subscriber {
    const subscriber = new Subscriber(context, info);
    if (wanted) this.#wanted.set(subscriber, wanted);
    this.#audiences.follow(subscriber);
    subscriber.onEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    const { topic, idOf } = this.#options;
    this.#stop ??= this.#services.bus.subscribe(topic, (change) =>
      this.#audiences.dispatch({ id: idOf(change) }, (one) => this.#concerns(one, change)),
    );
    return subscriber;
  }

  /** Returns whether a change is worth a read. The read itself checks permissions. */
  #concerns(subscriber: Subscriber, change: Messages[T]): boolean {
    const { viewer } = subscriber.context;
    const { institutionId, studentId } = change as { institutionId: string; studentId: string | null };
    if (viewer.institutionId !== institutionId) return false;
    const wanted = this.#wanted.get(subscriber);
    if (wanted && wanted !== this.#options.filter.of(change)) return false;
    return studentId === null || effectiveRole(viewer) !== Role.STUDENT || viewer.membershipId === studentId;
  }
}

/**
 * Returns a function that follows the changes of a kind of object. Each is read with the follower's current permissions;
 * unreadable ones are skipped.
 */
export function studentFeed<T extends Topic>(options: StudentFeedOptions<T>) {
  const feedOf = perProcess((services) => new StudentFeed(services, options));
  return (context: Context, info: GraphQLResolveInfo, wanted: string | null): Subscriber =>
    feedOf(context.services).follow(context, info, wanted);
}
