import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span as ApiSpan,
  SpanKind as ApiSpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Config } from '#kernel/config';
import type { Span, SpanKind } from './span.ts';
import { readTraceparent, traceparentOf } from './traceparent.ts';
import type { Tracing } from './tracing.ts';

const KINDS: Record<SpanKind, ApiSpanKind> = {
  server: ApiSpanKind.SERVER,
  client: ApiSpanKind.CLIENT,
  consumer: ApiSpanKind.CONSUMER,
  internal: ApiSpanKind.INTERNAL,
};

/** Longest value of a span, in characters: statements may be longer. */
const MAX_VALUE = 4_000;

/** Milliseconds for the last spans: a collector that does not answer must not delay the end of the process. */
const STOP_TIME = 2_000;

/** Milliseconds between two transmissions. */
const SEND_INTERVAL = 2_000;

/** Our span around that of OpenTelemetry. */
class TracedSpan implements Span {
  readonly inner: ApiSpan;
  readonly traceId: string;
  readonly traceparent: string;

  constructor(inner: ApiSpan) {
    this.inner = inner;
    this.traceId = inner.spanContext().traceId;
    this.traceparent = traceparentOf(inner.spanContext());
  }

  rename(name: string): void {
    this.inner.updateName(name);
  }

  set(values: Parameters<Span['set']>[0]): void {
    this.inner.setAttributes(values);
  }

  fail(error: unknown): void {
    const { name, code } = (error ?? {}) as { name?: string; code?: unknown };
    this.inner.setStatus({ code: SpanStatusCode.ERROR });
    this.inner.setAttribute('error.type', typeof code === 'string' ? code : (name ?? 'Error'));
  }

  end(): void {
    this.inner.end();
  }
}

/**
 * Starts the traces of OpenTelemetry. Callers can continue a trace, but they do not decide whether it is recorded: a fraction of
 * all traces is, by their IDs.
 */
export function openTelemetry(
  { endpoint, headers, serviceName, ratio }: NonNullable<Config['traces']>,
  log: Pick<Logger, 'warn'>,
): Tracing {
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = reporting(new OTLPTraceExporter({ url, headers }), log);
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: new AlwaysOffSampler(),
    }),
    spanLimits: { attributeValueLengthLimit: MAX_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_INTERVAL })],
  });
  const tracer = provider.getTracer('lyceum');
  return {
    start: (name, kind, parent, values = {}) =>
      new TracedSpan(tracer.startSpan(name, { kind: KINDS[kind], attributes: values }, contextOf(parent))),
    stop: async () => {
      await Promise.race([provider.shutdown().catch(() => undefined), wait(STOP_TIME, null, { ref: false })]);
    },
  };
}

function contextOf(parent: Span | string | null): Context {
  if (parent instanceof TracedSpan) return trace.setSpan(ROOT_CONTEXT, parent.inner);
  const remote = readTraceparent(typeof parent === 'string' ? parent : parent?.traceparent);
  return remote && isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

/** Logs once that the collector does not take spans, and once that it does again. The spans in between are lost. */
function reporting(exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0;
        if (hasFailed && !isFailing) log.warn({ reason: result.error?.message }, 'traces cannot be sent');
        if (!hasFailed && isFailing) log.warn('traces are sent again');
        isFailing = hasFailed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
