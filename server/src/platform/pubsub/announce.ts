import type { Logger } from 'pino';
import type { Bus, Messages, Topic } from './bus.ts';

/** Publishes a message to every instance without waiting. What it announces is stored, so a failure only delays clients. */
export function announce<T extends Topic>(
  { bus, log }: { bus: Bus; log: Logger },
  topic: T,
  message: Messages[T],
): void {
  bus
    .publish(topic, message)
    .catch((error: unknown) => log.warn({ err: error, topic }, 'publishing a message failed'));
}
