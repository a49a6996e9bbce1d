import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../graphql/context.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { IdQueue } from '../pubsub/id-queue.ts';
import { readAnywhere } from '../read/anywhere.ts';
import type { Source } from '../read/source.ts';

/** Cohorts whose change one subscriber has yet to be told. */
const MOST_WAITING = 1000;

const END = { done: true, value: undefined } as const;

/**
 * The cohorts that change, each read again as the viewer of that moment: what it may not see is passed over, and a
 * session that has ended ends the stream. Without `ids` those of the session's institution, or all that are public.
 */
export function cohortChanges(
  context: Context,
  info: GraphQLResolveInfo,
  source: Source,
  ids: readonly string[] | null,
): AsyncIterableIterator<object> {
  const { bus, sessions } = context.services;
  const { sessionId, accountId, institutionId } = context.viewer;
  const wanted = ids && new Set(ids);
  const queue = new IdQueue(MOST_WAITING);
  const stopListening = [
    bus.subscribe('cohortChanged', (change) => {
      const concerns = wanted ? wanted.has(change.cohortId) : isOf(institutionId, change.institutionId);
      if (concerns) queue.add(change.cohortId);
    }),
    bus.subscribe('sessionChanged', (change) => {
      if (change.sessionId === sessionId) void currentViewer().then((viewer) => viewer ?? end(), end);
    }),
  ];

  function end(): void {
    for (const stop of stopListening) stop();
    queue.end();
  }

  async function currentViewer(): Promise<Viewer | null> {
    return sessionId && accountId ? sessions.find(sessionId, accountId) : context.viewer;
  }

  async function next(): Promise<IteratorResult<object, undefined>> {
    for (;;) {
      const id = await queue.take();
      const viewer = id && (await currentViewer());
      if (!viewer) {
        end();
        return END;
      }
      // What is derived from the viewer while the answer is built must know what it may do now.
      context.viewer = viewer;
      const cohort = await readAnywhere(context.as(viewer), info, source, { id });
      if (cohort) return { done: false, value: cohort };
    }
  }

  return {
    // Not a generator: one that waits for the next change could not be ended from outside.
    next: () =>
      next().catch((error: unknown) => {
        end();
        throw error;
      }),
    return: () => {
      end();
      return Promise.resolve(END);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const isOf = (institutionId: string | null, changed: string) => !institutionId || institutionId === changed;
