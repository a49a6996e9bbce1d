/** Parts of a W3C `traceparent`. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  traceFlags: number;
  isRemote: true;
}

const FORM = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads a W3C `traceparent`; undefined for one that is missing or has another form, which starts a new trace. */
export function readTraceparent(text: unknown): TraceParent | undefined {
  const [, traceId, spanId, flags] = typeof text === 'string' ? (FORM.exec(text) ?? []) : [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

/** Returns a span as a W3C `traceparent`. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: Omit<TraceParent, 'isRemote'>): string =>
  `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`;

/** Returns the `traceparent` among the flags of a job, to which the queue adds it (jobs/queue-functions.ts). */
export const traceparentIn = (flags: Readonly<Record<string, true>> | null): string | null =>
  Object.keys(flags ?? {}).find((flag) => FORM.test(flag)) ?? null;
