import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Authorized, Field, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { Audiences } from '#platform/live/audiences';
import { perProcess } from '#platform/request/per-process';
import { Subscriber } from '#platform/live/subscriber';
import { Throttle } from '#platform/live/throttle';
import { Membership } from '#modules/membership/membership.entity';
import { list } from '#platform/read/source';
import type { Services } from '#platform/request/services';

/** Milliseconds between two events of one institution. */
const THROTTLE_INTERVAL = 1_000;

const MEMBERS = list(Membership, {
  where: (member, { ids }) => sql`${member.id} = any(${ids}::uuid[])`,
  order: { by: ['lastName'] },
});

@ObjectType({ description: 'Members who came online or went offline.' })
class PresenceChange {
  @Field(() => [Membership], { description: 'Members with their updated `isOnline`.' })
  members!: Membership[];
}

/** Distributes presence changes to all subscribers of this process. */
class PresenceFeed {
  readonly #services: Services;
  readonly #audiences = new Audiences<{ ids: string[] }>({
    read: ({ reads }, info, { ids }) => reads.payload(info, { members: MEMBERS }, { ids }),
    sample: { ids: [] },
  });
  readonly #changed = new Map<string, Set<string>>();
  readonly #throttle = new Throttle(THROTTLE_INTERVAL);
  #stop: (() => void) | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  follow(context: Context, info: GraphQLResolveInfo): Subscriber {
    assertMember(context.viewer, () => NotFound('Institution'));
    const subscriber = new Subscriber(context, info);
    this.#audiences.follow(subscriber);
    subscriber.onEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    this.#stop ??= this.#services.bus.subscribe('presenceChanged', ({ institutionId, membershipIds }) => {
      const changed = this.#changed.get(institutionId) ?? new Set();
      this.#changed.set(institutionId, changed);
      for (const id of membershipIds) changed.add(id);
      this.#throttle.run(institutionId, () => this.#notify(institutionId));
    });
    return subscriber;
  }

  #notify(institutionId: string): void {
    const ids = [...(this.#changed.get(institutionId) ?? [])];
    this.#changed.delete(institutionId);
    if (ids.length > 0)
      this.#audiences.dispatch({ ids }, ({ context }) => context.viewer.institutionId === institutionId);
  }
}

const feedOf = perProcess((services) => new PresenceFeed(services));

@Resolver()
export class PresenceResolver {
  @Authorized()
  @Subscription(() => PresenceChange, {
    subscribe: ({ context, info }) => feedOf((context as Context).services).follow(context as Context, info),
    description:
      "Sends an event when members of the session's institution come online or go offline. At most one per second.",
  })
  presenceChanged(@Root() change: object): object {
    return change;
  }
}
