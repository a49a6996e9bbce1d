/** Counts what the process does. */
export interface Meter {
  request: (request: { kind: string; operation: string; status: number; seconds: number }) => void;
  /** An error that a caller got. */
  error: (code: string) => void;
  /** A statement or a batch of them. */
  statement: (pool: string, seconds: number, isFailed: boolean) => void;
  slowStatement: (pool: string) => void;
  job: (task: string, seconds: number, isFailed: boolean) => void;
  published: (topic: string) => void;
  /** @param seconds since the same process published it; null for a message of another one */
  received: (topic: string, seconds: number | null) => void;
  busReconnected: () => void;
  mail: (isFailed: boolean) => void;
  socketOperation: (operation: string) => void;
  /** Live messages that were sent to sockets. */
  liveMessages: (count: number) => void;
}

/** Counts of this process; null without METRICS_PORT. */
export let meter: Meter | null = null;

/** Sets the counts of this process. */
export function setMeter(next: Meter | null): void {
  meter = next;
}
