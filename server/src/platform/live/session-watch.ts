import { VISITOR } from '#kernel/viewer';
import type { Services } from '#platform/request/services';

/** Interval of the check of all sessions, in milliseconds. Changes arrive over the bus; this finds lost messages. */
const CHECK_INTERVAL = 4_000;

const ENDED = 'select public.ended_sessions($1::uuid[])::text';

/** A session and the institution that it can use. */
interface WatchedSession {
  sessionId: string;
  institutionId: string | null;
}

interface Watched {
  institutionId: string | null;
  callbacks: Set<() => void>;
}

/** Watches the sessions of this instance's sockets. Calls back when one has ended or its permissions changed. */
export class SessionWatch {
  readonly #services: Services;
  readonly #watched = new Map<string, Watched>();
  readonly #stops: (() => void)[];

  constructor(services: Services) {
    this.#services = services;
    const timer = setInterval(() => void this.#check(), CHECK_INTERVAL);
    timer.unref();
    this.#stops = [
      services.bus.subscribe('sessionChanged', ({ sessionId }) => this.#notify(sessionId)),
      services.bus.subscribe('institutionChanged', ({ institutionId }) => {
        for (const [id, watched] of this.#watched)
          if (watched.institutionId === institutionId) this.#notify(id);
        void this.#check();
      }),
      () => clearInterval(timer),
    ];
  }

  /** Calls `changed` when the session or its institution changes. Returns the function that stops watching. */
  watch({ sessionId, institutionId }: WatchedSession, changed: () => void): () => void {
    const watched: Watched = this.#watched.get(sessionId) ?? { institutionId, callbacks: new Set() };
    this.#watched.set(sessionId, watched);
    watched.callbacks.add(changed);
    return () => {
      watched.callbacks.delete(changed);
      if (watched.callbacks.size === 0 && this.#watched.get(sessionId) === watched)
        this.#watched.delete(sessionId);
    };
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #notify(sessionId: string): void {
    for (const changed of this.#watched.get(sessionId)?.callbacks ?? []) changed();
  }

  /** Finds ended sessions, in one statement for all sockets. */
  async #check(): Promise<void> {
    if (this.#watched.size === 0) return;
    const { runStatements, sessions, log } = this.#services;
    try {
      const values = [[...this.#watched.keys()]];
      const [ended] = await runStatements(VISITOR, [{ name: 'ended_sessions', text: ENDED, values }]);
      for (const sessionId of JSON.parse(ended ?? '[]') as string[]) {
        sessions.forget(sessionId);
        this.#notify(sessionId);
      }
    } catch (error) {
      log.warn({ err: error }, 'checking the sessions of sockets failed');
    }
  }
}
