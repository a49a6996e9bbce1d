/**
 * Measures what metrics cost on the hot path: nanoseconds per count with our own counts, with those of prom-client, and without
 * metrics, in alternating rounds. `node_modules/.bin/tsx --tsconfig server/tsconfig.json tests/bench/counting.ts`
 */
import { Counter, Histogram, Registry } from 'prom-client';
import { Metrics } from '#platform/telemetry/metrics';
import { meter, setMeter } from '#platform/telemetry/meter';
import { StatementObserver } from '#platform/telemetry/statement-observer';
import { inWork, workNamed } from '#platform/telemetry/work';

const ROUNDS = 7;
const CALLS = 300_000;

const metrics = new Metrics({ tasks: [], readJobs: () => Promise.resolve([]) });
const registers = [new Registry()];
const counter = new Counter({
  name: 'requests',
  help: '-',
  labelNames: ['kind', 'operation', 'status'],
  registers,
});
const times = new Histogram({ name: 'times', help: '-', labelNames: ['kind', 'operation'], registers });
const observer = new StatementObserver({ warn: () => undefined }, 1000);
const unobserved = new StatementObserver({ warn: () => undefined }, 0);
const statement = { text: () => 'select 1', mayHaveValues: false };
const operations = Array.from({ length: 50 }, (_, at) => `Operation${at}`);
const work = workNamed('query cohorts');

const CASES: Record<string, (at: number) => void> = {
  'a request, our counts': (at) =>
    metrics.request({ kind: 'graphql', operation: operations[at % 50]!, status: 200, seconds: 0.01 }),
  'a request, counts of prom-client': (at) => {
    counter.inc({ kind: 'graphql', operation: operations[at % 50]!, status: 200 });
    times.observe({ kind: 'graphql', operation: operations[at % 50]! }, 0.01);
  },
  'a request, no metrics': (at) =>
    meter?.request({ kind: 'graphql', operation: operations[at % 50]!, status: 200, seconds: 0.01 }),
  'a statement, metrics and log of slow ones': () => {
    setMeter(metrics);
    observer.start('reads', statement)?.();
    setMeter(null);
  },
  'a statement, log of slow ones': () => observer.start('reads', statement)?.(),
  'a statement, neither': () => unobserved.start('reads', statement)?.(),
  'entering the work of a request': () => inWork(work, () => undefined),
};

const measured = new Map<string, number[]>(Object.keys(CASES).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round++)
  for (const [name, run] of Object.entries(CASES)) {
    const startedAt = performance.now();
    for (let at = 0; at < CALLS; at++) run(at);
    const nanoseconds = ((performance.now() - startedAt) * 1e6) / CALLS;
    if (round > 0) measured.get(name)!.push(nanoseconds); // the first round warms up
  }
for (const [name, values] of measured) {
  const sorted = values.toSorted((one, other) => one - other);
  const shown = [sorted[Math.floor(ROUNDS / 2)]!, sorted[0]!, sorted.at(-1)!].map((value) =>
    value.toFixed(0),
  );
  console.log(`${name.padEnd(42)} ${shown[0]} ns (${shown[1]} to ${shown[2]})`);
}
process.exit(0);
