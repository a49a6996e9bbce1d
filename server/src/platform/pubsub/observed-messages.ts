import { meter } from '#platform/telemetry/meter';
import { currentTraceparent, tracing } from '#platform/telemetry/tracing';
import { inWork, workNamed } from '#platform/telemetry/work';
import type { Messages, Topic } from './bus.ts';

/** Most messages under way whose time is measured. Those that a lost connection drops would stay. */
const MAX_MEASURED = 1_000;

/** A message as it travels: topic, content, and the span that sent it. Instances of earlier versions ignore the span. */
type Sent = [topic: Topic, message: Messages[Topic], traceparent?: string];

/** Writes and reads the messages of a bus, counts them, and continues the trace of their sender. */
export class ObservedMessages {
  /** Times at which this instance sent the messages that it has not received yet. */
  readonly #sentAt = new Map<string, number>();

  /** Returns the text of a message. `content` is the same for equal messages of different senders. */
  write<T extends Topic>(topic: T, message: Messages[T]): { content: string; text: string } {
    const content = JSON.stringify([topic, message]);
    if (meter) {
      meter.published(topic);
      if (this.#sentAt.size < MAX_MEASURED && !this.#sentAt.has(content))
        this.#sentAt.set(content, performance.now());
    }
    const traceparent = currentTraceparent();
    return { content, text: traceparent ? JSON.stringify([topic, message, traceparent]) : content };
  }

  /** Calls `receive` with a message that arrived. */
  read(text: string, receive: (topic: Topic, message: Messages[Topic]) => void): void {
    const [topic, message, traceparent] = JSON.parse(text) as Sent;
    if (meter) this.#count(meter, topic, message);
    const span = traceparent ? tracing?.start(`event ${topic}`, 'consumer', traceparent) : undefined;
    try {
      inWork(workNamed(`event ${topic}`, span ?? null), () => receive(topic, message));
    } finally {
      span?.end();
    }
  }

  /** Forgets the messages that were sent, because some may be lost. */
  forget(): void {
    this.#sentAt.clear();
    meter?.busReconnected();
  }

  #count(counts: NonNullable<typeof meter>, topic: Topic, message: Messages[Topic]): void {
    const content = JSON.stringify([topic, message]);
    const sentAt = this.#sentAt.get(content);
    this.#sentAt.delete(content);
    counts.received(topic, sentAt === undefined ? null : (performance.now() - sentAt) / 1000);
  }
}
