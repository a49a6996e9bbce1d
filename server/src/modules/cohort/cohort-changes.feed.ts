import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { insideThenOutside } from '#platform/read/anywhere';
import { Audiences } from '#platform/live/audiences';
import { perProcess } from '#platform/request/per-process';
import { Subscriber } from '#platform/live/subscriber';
import type { Services } from '#platform/request/services';
import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';
import type { Messages } from '#platform/pubsub/bus';
import type { DeletedCohort } from './cohort.events.ts';
import { COHORT } from './cohort.resolver.ts';

const NO_COHORT = '00000000-0000-0000-0000-000000000000';

interface Event {
  id: string;
  isDeleted: boolean;
}

/** Distributes changed cohorts to all subscribers of this process. */
class CohortFeed {
  readonly #services: Services;
  readonly #audiences = new Audiences<Event>({
    read: (context, info, { id, isDeleted }) => {
      if (isDeleted) return Promise.resolve({ cohortId: id, cohort: null });
      return insideThenOutside(context, ({ reads }) =>
        reads.payloadWith('cohort', info, { cohort: COHORT }, { id }, { cohortId: id }),
      );
    },
    sample: { id: NO_COHORT, isDeleted: false },
  });
  /** Subscribers that follow only some cohorts. */
  readonly #wanted = new WeakMap<Subscriber, Set<string>>();
  #stop: (() => void) | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Subscribes to the given cohorts; without `ids`, to those of the session's institution, or to all public ones. */
  follow(context: Context, info: GraphQLResolveInfo, ids: readonly string[] | null): Subscriber {
    const subscriber = new Subscriber(context, info);
    if (ids) this.#wanted.set(subscriber, new Set(ids));
    this.#audiences.follow(subscriber);
    subscriber.onEnd(() => {
      if (!this.#audiences.isEmpty) return;
      this.#stop?.();
      this.#stop = null;
    });
    this.#stop ??= this.#services.bus.subscribe('cohortChanged', (change) =>
      this.#audiences.dispatch({ id: change.cohortId, isDeleted: Boolean(change.deleted) }, (one) =>
        this.#concerns(one, change),
      ),
    );
    return subscriber;
  }

  #concerns(subscriber: Subscriber, change: Messages['cohortChanged']): boolean {
    const { viewer } = subscriber.context;
    const { cohortId, institutionId, deleted } = change;
    const wanted = this.#wanted.get(subscriber);
    const own = viewer.institutionId;
    const isWanted = wanted ? wanted.has(cohortId) : !own || own === institutionId;
    return isWanted && (!deleted || couldSee(viewer, institutionId, deleted));
  }
}

/**
 * Returns whether a viewer could read a cohort before its deletion. Other changes are read with the viewer's
 * own permissions.
 */
function couldSee(
  viewer: Viewer,
  institutionId: string,
  { isPublic, draftOf, bySeat }: DeletedCohort,
): boolean {
  if (isPublic || (viewer.accountId && bySeat.includes(viewer.accountId))) return true;
  const role = effectiveRole(viewer);
  if (viewer.institutionId !== institutionId || role === 'seat') return false;
  if (!draftOf || role === Role.ADMIN) return true;
  return role === Role.INSTRUCTOR && viewer.membershipId === draftOf;
}

const feedOf = perProcess((services) => new CohortFeed(services));

/**
 * Feed of changed cohorts. Each is read with the follower's current permissions: unreadable ones are skipped,
 * and an ended session closes its socket.
 */
export const cohortChanges = (
  context: Context,
  info: GraphQLResolveInfo,
  ids: readonly string[] | null,
): Subscriber => feedOf(context.services).follow(context, info, ids);
