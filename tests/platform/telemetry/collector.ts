import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrived. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  isFailed: boolean;
}

interface OtlpSpan extends Omit<SentSpan, 'attributes' | 'isFailed'> {
  attributes: { key: string; value: Record<string, unknown> }[];
  status?: { code?: number };
}

interface OtlpBody {
  resourceSpans: { resource: unknown; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

export interface Collector {
  url: string;
  spans: SentSpan[];
  /** Everything that arrived, as text. */
  bodies: string[];
  headers: http.IncomingHttpHeaders[];
  stop: () => Promise<void>;
}

/** Starts a collector of traces that speaks OTLP over HTTP with JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: SentSpan[] = [];
  const bodies: string[] = [];
  const headers: http.IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      if (request.url !== '/v1/traces') return void response.writeHead(404).end();
      bodies.push(text);
      headers.push(request.headers);
      for (const { scopeSpans } of (JSON.parse(text) as OtlpBody).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans.map(toSpan));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    headers,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const toSpan = ({ attributes, status, ...span }: OtlpSpan): SentSpan => ({
  ...span,
  attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
  isFailed: status?.code === 2,
});
