import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#kernel/language.rules';
import type { Span } from './span.ts';

/** Work of the process for one caller: a request, an operation of a socket, a job or an event. */
export interface Work {
  /** Name for logs: a known operation, a route, or the kind of work. It has nothing that a caller wrote. */
  name: string;
  /** Name among a bounded number, for metrics. */
  label: string;
  /** ID of the request; '' for other work. */
  requestId: string;
  /** Language of the caller, as far as it is known. */
  language: Language | null;
  /** Null without traces. */
  span: Span | null;
}

const works = new AsyncLocalStorage<Work | null>();

/** Returns the work that the caller is a part of. */
export const currentWork = (): Work | null => works.getStore() ?? null;

/** Runs a function as a part of the given work, also what it starts. */
export const inWork = <T>(work: Work | null, run: () => T): T => works.run(work, run);

/** Runs a function that starts something which outlives the current work, such as a timer or a connection. */
export const outsideWork = <T>(run: () => T): T => (currentWork() ? works.run(null, run) : run());

/** Returns work without a request. */
export const workNamed = (name: string, span: Span | null = null): Work => ({
  name,
  label: name,
  requestId: '',
  language: null,
  span,
});
