import type { Span, SpanKind, SpanValues } from './span.ts';
import { currentWork, inWork } from './work.ts';

/** Traces of a process. */
export interface Tracing {
  /** Starts a span below another one, below that of a `traceparent`, or at the root of a new trace. */
  start: (name: string, kind: SpanKind, parent: Span | string | null, values?: SpanValues) => Span;
  /** Sends the remaining spans. */
  stop: () => Promise<void>;
}

/** The traces of this process; null without OTEL_EXPORTER_OTLP_ENDPOINT, and then nothing of OpenTelemetry is loaded. */
export let tracing: Tracing | null = null;

/** Sets the traces of this process. */
export function setTracing(next: Tracing | null): void {
  tracing = next;
}

/** Returns the current span as a W3C `traceparent`; undefined without one. */
export const currentTraceparent = (): string | undefined => currentWork()?.span?.traceparent;

/** Returns the ID of the current trace; undefined without one. */
export const currentTraceId = (): string | undefined => currentWork()?.span?.traceId;

/** Runs a part of the current work in a span of its own. Without a current span it just runs. */
export function inSpan<T>(name: string, values: SpanValues, run: () => Promise<T>): Promise<T> {
  const work = currentWork();
  if (!tracing || !work?.span) return run();
  const span = tracing.start(name, 'internal', work.span, values);
  return inWork({ ...work, span }, () => ending(span, run));
}

/** Runs work in the given span, and ends it with the work. */
export async function ending<T>(span: Span | null, run: () => Promise<T>): Promise<T> {
  if (!span) return run();
  try {
    return await run();
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
