import { meter } from './meter.ts';
import { traceparentIn } from './traceparent.ts';
import { ending, tracing } from './tracing.ts';
import { inWork, workNamed } from './work.ts';

/**
 * Runs a job as work of its own, in the trace of what enqueued it, and counts it.
 * @param flags flags of the job in the queue, with the span that enqueued it
 */
export function observedJob<T>(
  name: string,
  flags: Readonly<Record<string, true>> | null,
  run: () => Promise<T>,
): Promise<T> {
  const span =
    tracing?.start(`job ${name}`, 'consumer', traceparentIn(flags), { 'lyceum.task': name }) ?? null;
  return inWork(workNamed(`job ${name}`, span), () => ending(span, () => counted(name, run)));
}

async function counted<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (!meter) return run();
  const startedAt = performance.now();
  let isFailed = true;
  try {
    const result = await run();
    isFailed = false;
    return result;
  } finally {
    meter.job(name, (performance.now() - startedAt) / 1000, isFailed);
  }
}
