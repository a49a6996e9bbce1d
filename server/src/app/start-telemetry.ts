import type { Logger } from 'pino';
import type { Config } from '#kernel/config';
import { setMeter } from '#platform/telemetry/meter';
import { setTracing } from '#platform/telemetry/tracing';
import { JOBS } from './modules.ts';

/**
 * Starts the metrics and the traces of this process, if they are configured. Their libraries are not loaded otherwise.
 * @param ownerUrl the database as its owner, who can read the queues of jobs
 * @returns the function that stops them
 */
export async function startTelemetry(
  config: Config,
  ownerUrl: string,
  log: Logger,
): Promise<() => Promise<void>> {
  const stopMetrics = config.metrics && (await startMetrics(config.metrics, ownerUrl, log));
  const stopTraces = config.traces && (await startTraces(config.traces, log));
  return async () => {
    await stopMetrics?.();
    await stopTraces?.();
  };
}

async function startMetrics(address: NonNullable<Config['metrics']>, ownerUrl: string, log: Logger) {
  const [{ Metrics }, { JobQueue }, { serveMetrics }] = await Promise.all([
    import('#platform/telemetry/metrics'),
    import('#platform/telemetry/job-queue'),
    import('#platform/telemetry/serve-metrics'),
  ]);
  const queue = new JobQueue(ownerUrl);
  const metrics = new Metrics({ tasks: JOBS.map(({ name }) => name), readJobs: () => queue.read() });
  const stop = await serveMetrics(metrics, address, log);
  setMeter(metrics);
  return async () => {
    setMeter(null);
    await stop();
    await queue.close();
  };
}

async function startTraces(traces: NonNullable<Config['traces']>, log: Logger) {
  const { openTelemetry } = await import('#platform/telemetry/open-telemetry');
  const tracing = openTelemetry(traces, log);
  setTracing(tracing);
  return async () => {
    setTracing(null);
    await tracing.stop();
  };
}
