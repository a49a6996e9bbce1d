import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../graphql/context.ts';
import { liveStream } from '../graphql/live-stream.ts';
import { readAnywhere } from '../read/anywhere.ts';
import type { Source } from '../read/source.ts';

/** Cohorts whose change one subscriber has yet to be told. */
const MOST_WAITING = 1000;

/** The cohorts that change, as the viewer sees them. Without `ids` those of the session's institution, or all that are public. */
export function cohortChanges(
  context: Context,
  info: GraphQLResolveInfo,
  source: Source,
  ids: readonly string[] | null,
): AsyncIterableIterator<object> {
  const { institutionId } = context.viewer;
  const wanted = ids && new Set(ids);
  return liveStream(context, {
    listen: (add) =>
      context.services.bus.subscribe('cohortChanged', (change) => {
        const concerns = wanted ? wanted.has(change.cohortId) : isOf(institutionId, change.institutionId);
        if (concerns) add(change.cohortId);
      }),
    read: (as, id) => readAnywhere(as, info, source, { id }),
    mostWaiting: MOST_WAITING,
  });
}

const isOf = (institutionId: string | null, changed: string) => !institutionId || institutionId === changed;
