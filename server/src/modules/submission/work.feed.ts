import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { effectiveRole } from '#kernel/viewer';
import { Audiences } from '#platform/live/audiences';
import { Subscriber } from '#platform/live/subscriber';
import { Role } from '#kernel/role';
import type { Services } from '#platform/request/services';
import type { WorkMessage, WorkTopic } from './work.events.ts';

const NO_ID = '00000000-0000-0000-0000-000000000000';

type Event = Pick<WorkMessage, 'of' | 'id'>;

interface WorkField {
  topic: WorkTopic;
  /** Argument with the ID of the only activity or quiz to follow. */
  argument: string;
  /** Reads changed work as the viewer may see it. */
  read: (context: Context, info: GraphQLResolveInfo, event: Event & { id: string }) => Promise<object | null>;
  /** Returns the event of deleted work. */
  deleted: (of: string) => object;
}

/** Distributes changes of students' work to the subscribers of this process. */
export class WorkFeed {
  readonly #services: Services;
  readonly #topic: WorkTopic;
  readonly #audiences: Audiences<Event>;
  /** Activity or quiz that a subscriber filters by. */
  readonly #wanted = new WeakMap<Subscriber, string>();
  #stop: (() => void) | null = null;

  constructor(services: Services, { topic, argument, read, deleted }: WorkField) {
    this.#services = services;
    this.#topic = topic;
    this.#audiences = new Audiences<Event>({
      read: (context, info, { of, id }) =>
        id === null ? Promise.resolve(deleted(of)) : read(context, info, { of, id }),
      sample: { of: NO_ID, id: NO_ID },
      ignoredArguments: [argument],
    });
  }

  /** Subscribes to the work of an activity or quiz; without it, to all that the viewer can read. */
  follow(context: Context, info: GraphQLResolveInfo, of: string | null): Subscriber {
    const subscriber = new Subscriber(context, info);
    if (of) this.#wanted.set(subscriber, of);
    this.#audiences.follow(subscriber);
    subscriber.onEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    this.#stop ??= this.#services.bus.subscribe(this.#topic, (message) =>
      this.#audiences.dispatch({ of: message.of, id: message.id }, (one) => this.#concerns(one, message)),
    );
    return subscriber;
  }

  /** Returns whether a change is worth a read, which checks permissions, or whether a deletion may be reported. */
  #concerns(subscriber: Subscriber, { institutionId, of, id, readers }: WorkMessage): boolean {
    const { viewer } = subscriber.context;
    if (viewer.institutionId !== institutionId) return false;
    const wanted = this.#wanted.get(subscriber);
    if (wanted && wanted !== of) return false;
    const role = effectiveRole(viewer);
    if (role === Role.ADMIN || (viewer.membershipId && readers.includes(viewer.membershipId))) return true;
    return id !== null && role !== Role.STUDENT;
  }
}
