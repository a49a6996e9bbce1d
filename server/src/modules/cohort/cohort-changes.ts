import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { Audiences } from '#platform/live/audiences';
import { perProcess } from '#platform/request/per-process';
import { Subscriber } from '#platform/live/subscriber';
import { readAnywhere } from '#platform/read/anywhere';
import type { Services } from '#platform/request/services';
import { COHORT } from './cohort.resolver.ts';

const NO_COHORT = '00000000-0000-0000-0000-000000000000';

/** The cohorts that change, told to all subscribers of this process. */
class CohortFeed {
  readonly #services: Services;
  readonly #audiences = new Audiences<{ id: string }>({
    read: (context, info, given) => readAnywhere(context, info, COHORT, given),
    sample: { id: NO_COHORT },
  });
  /** Whom of the subscribers only some cohorts concern. */
  readonly #wanted = new WeakMap<Subscriber, Set<string>>();
  #stop: (() => void) | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Without `ids` those of the session's institution, or all that are public. */
  follow(context: Context, info: GraphQLResolveInfo, ids: readonly string[] | null): Subscriber {
    const subscriber = new Subscriber(context, info);
    if (ids) this.#wanted.set(subscriber, new Set(ids));
    this.#audiences.follow(subscriber);
    subscriber.atEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    this.#stop ??= this.#services.bus.subscribe('cohortChanged', ({ cohortId, institutionId }) =>
      this.#audiences.tell({ id: cohortId }, (one) => this.#concerns(one, cohortId, institutionId)),
    );
    return subscriber;
  }

  #concerns(subscriber: Subscriber, cohortId: string, institutionId: string): boolean {
    const wanted = this.#wanted.get(subscriber);
    const own = subscriber.context.viewer.institutionId;
    return wanted ? wanted.has(cohortId) : !own || own === institutionId;
  }
}

const feedOf = perProcess((services) => new CohortFeed(services));

/**
 * The cohorts that change, each read again as whoever follows is at that moment: what it may not see is passed over,
 * and a session that has ended ends its socket.
 */
export const cohortChanges = (
  context: Context,
  info: GraphQLResolveInfo,
  ids: readonly string[] | null,
): Subscriber => feedOf(context.services).follow(context, info, ids);
