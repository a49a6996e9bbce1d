import { IdQueue } from '#platform/pubsub/id-queue';
import { refreshViewer } from '#platform/request/authentication';
import type { Context } from '#platform/request/context';
import type { Viewer } from '#kernel/viewer';

const END = { done: true, value: undefined } as const;

interface LiveStream {
  /** Calls `add` with the id of each object to be told of, until what it gives is called. */
  listen: (add: (id: string) => void) => () => void;
  /** The object as the context's viewer sees it; null for one that it may not see, which is passed over. */
  read: (context: Context, id: string) => Promise<object | null>;
  /** Objects that one subscriber may have yet to be told of; older ones are dropped. */
  maxWaiting: number;
}

/**
 * The events of a subscription: the objects that change, each read again as the viewer of that moment. A session that has
 * ended ends the stream.
 */
export function liveStream(
  context: Context,
  { listen, read, maxWaiting }: LiveStream,
): AsyncIterableIterator<object> {
  const { bus } = context.services;
  const { sessionId } = context.viewer;
  const queue = new IdQueue(maxWaiting);
  const stopListening = [
    listen((id) => queue.add(id)),
    bus.subscribe('sessionChanged', (change) => {
      if (change.sessionId === sessionId) void currentViewer().then((viewer) => viewer ?? end(), end);
    }),
  ];

  function end(): void {
    for (const stop of stopListening) stop();
    queue.end();
  }

  async function currentViewer(): Promise<Viewer | null> {
    return refreshViewer(context.services, context.viewer);
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
      const value = await read(context.as(viewer), id);
      if (value) return { done: false, value };
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
