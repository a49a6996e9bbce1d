/** Values of a span: never those of people, variables or secrets. */
export type SpanValues = Readonly<Record<string, string | number | boolean>>;

/** Kind of a span: answers a call, calls something, handles a message, or is a part of another one. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

/** A part of a trace that is under way. */
export interface Span {
  traceId: string;
  /** The span as a W3C `traceparent`, which continues the trace elsewhere. */
  traceparent: string;
  rename: (name: string) => void;
  set: (values: SpanValues) => void;
  /** Marks the span as failed. The message of an error may have private values, so only its name is kept. */
  fail: (error: unknown) => void;
  end: () => void;
}
