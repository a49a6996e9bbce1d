import { VISITOR } from '#kernel/viewer';
import type { Services } from '#platform/request/services';

/** Milliseconds between two looks at all sessions: they are told of at once, this is for when nobody could tell. */
const LOOK_EVERY = 4_000;

const ENDED = 'select public.ended_sessions($1::uuid[])::text';

/** The sessions of this process' sockets: calls back when one has ended, or may do something else. */
export class SessionWatch {
  readonly #services: Services;
  readonly #watched = new Map<string, Set<() => void>>();
  readonly #stops: (() => void)[];

  constructor(services: Services) {
    this.#services = services;
    const timer = setInterval(() => void this.#look(), LOOK_EVERY);
    timer.unref();
    this.#stops = [
      services.bus.subscribe('sessionChanged', ({ sessionId }) => this.#call(sessionId)),
      services.bus.subscribe('institutionChanged', () => void this.#look()),
      () => clearInterval(timer),
    ];
  }

  /** Calls back until the returned function is called. */
  watch(sessionId: string, changed: () => void): () => void {
    const all = this.#watched.get(sessionId) ?? new Set();
    this.#watched.set(sessionId, all.add(changed));
    return () => {
      all.delete(changed);
      if (all.size === 0 && this.#watched.get(sessionId) === all) this.#watched.delete(sessionId);
    };
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #call(sessionId: string): void {
    for (const changed of this.#watched.get(sessionId) ?? []) changed();
  }

  /** One statement for all sockets. */
  async #look(): Promise<void> {
    if (this.#watched.size === 0) return;
    const { runStatements, sessions, log } = this.#services;
    try {
      const values = [[...this.#watched.keys()]];
      const [ended] = await runStatements(VISITOR, [{ name: 'ended_sessions', text: ENDED, values }]);
      for (const sessionId of JSON.parse(ended ?? '[]') as string[]) {
        sessions.forget(sessionId);
        this.#call(sessionId);
      }
    } catch (error) {
      log.warn({ err: error }, 'the sessions of the sockets could not be looked at');
    }
  }
}
