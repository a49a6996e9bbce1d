import { IdQueue } from '#platform/pubsub/id-queue';
import { refreshViewer } from '#platform/request/authentication';
import type { Context } from '#platform/request/context';
import type { Viewer } from '#kernel/viewer';

const END = { done: true, value: undefined } as const;

interface LiveStream {
  /** Calls `add` with the ID of each changed object. Returns the function that stops listening. */
  listen: (add: (id: string) => void) => () => void;
  /** Reads an object for the viewer of the context; null skips an object that the viewer cannot read. */
  read: (context: Context, id: string) => Promise<object | null>;
  /** Maximum number of pending objects per subscriber. Older ones are dropped. */
  maxWaiting: number;
}

/**
 * Creates the event stream of a subscription. It yields each changed object, read with the current permissions of the
 * viewer. It ends with the session.
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
    return refreshViewer(context.services, context.viewer, context.transport);
  }

  async function next(): Promise<IteratorResult<object, undefined>> {
    for (;;) {
      const id = await queue.take();
      const viewer = id && (await currentViewer());
      if (!viewer) {
        end();
        return END;
      }
      // Resolvers of the message must see the current permissions, too.
      context.viewer = viewer;
      const value = await read(context.as(viewer), id);
      if (value) return { done: false, value };
    }
  }

  return {
    // Not a generator, because a generator that awaits the next change cannot be ended from outside.
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
