import { execute, type ExecutionArgs, subscribe } from 'graphql';
import { meter } from '#platform/telemetry/meter';
import { ending, tracing } from '#platform/telemetry/tracing';
import { currentWork, inWork, type Work, workNamed } from '#platform/telemetry/work';
import type { Context } from '#platform/request/context';
import type { OperationName } from './operation-name.ts';

/** Operations of sockets as work of the process. */
export class SocketWorks {
  readonly #works = new WeakMap<object, Work>();

  /** Names the operation of a context, and counts it. */
  add(context: Context, name: OperationName): void {
    const { requestId, language } = context.transport;
    this.#works.set(context, { ...workNamed('socket'), ...name, requestId, language });
    meter?.socketOperation(name.label);
  }

  /** The functions of graphql-js, which run as that work. */
  readonly executors = {
    execute: (args: ExecutionArgs) => {
      const work = this.#workOf(args);
      if (!tracing) return inWork(work, () => execute(args));
      const span = tracing.start(`socket ${work?.name ?? ''}`, 'server', null);
      return inWork(work && { ...work, span }, () => ending(span, async () => execute(args)));
    },
    // Without a span: a subscription ends much later than its events, which have spans of their own.
    subscribe: (args: ExecutionArgs) => inWork(this.#workOf(args), () => subscribe(args)),
  };

  #workOf({ contextValue }: ExecutionArgs): Work | null {
    return this.#works.get(contextValue as object) ?? currentWork();
  }
}
