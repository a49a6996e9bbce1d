import { effectiveRole } from '#kernel/viewer';
import { Audience, type SubscriberFilter, type LiveField, isViewerSpecific } from './audience.ts';
import { operationKey } from './operation-key.ts';
import type { Subscriber } from './subscriber.ts';

interface Held<Event> {
  event: Event;
  concerns: SubscriberFilter | undefined;
}

/** All who follow one feed, parted into audiences. */
export class Audiences<Event> {
  readonly #field: LiveField<Event>;
  readonly #known = new Map<string, Audience<Event>>();
  /** What happens while it is in doubt what a subscriber may see is told once that is known. */
  readonly #doubtful = new Map<Subscriber, Held<Event>[]>();
  #followers = 0;

  constructor(field: LiveField<Event>) {
    this.#field = field;
  }

  get isEmpty(): boolean {
    return this.#followers === 0;
  }

  /** Tells a subscriber every event from now on until it ends, as its session may see it then. */
  follow(subscriber: Subscriber): void {
    this.#followers++;
    const stop = subscriber.sink.onSessionChange((settled) => {
      this.#doubt(
        subscriber,
        settled.then((viewer) => (subscriber.context = subscriber.context.as(viewer))),
      );
    });
    subscriber.onEnd(() => {
      this.#followers--;
      stop();
      this.leave(subscriber);
    });
    this.#doubt(subscriber, Promise.resolve());
  }

  /** Answers an event to each audience. */
  dispatch(event: Event, concerns?: SubscriberFilter): void {
    for (const audience of this) audience.dispatch(event, concerns);
    for (const held of this.#doubtful.values()) held.push({ event, concerns });
  }

  /** Puts a subscriber into the audience that it is of now. */
  async join(subscriber: Subscriber): Promise<Audience<Event>> {
    const isPersonal = await isViewerSpecific(this.#field, subscriber);
    const { viewer } = subscriber.context;
    const person = isPersonal ? viewer.accountId : viewer.accountId && '';
    const who = [person, viewer.institutionId, effectiveRole(viewer), viewer.token?.id];
    const key = JSON.stringify([...operationKey(subscriber, this.#field.ignoredArguments), ...who]);
    let audience = this.#known.get(key);
    if (!audience) this.#known.set(key, (audience = new Audience(this.#field, subscriber, isPersonal)));
    if (!subscriber.isEnded) audience.subscribers.add(subscriber);
    else if (audience.subscribers.size === 0) this.#known.delete(key);
    return audience;
  }

  leave(subscriber: Subscriber): void {
    this.#doubtful.delete(subscriber);
    for (const [key, audience] of this.#known)
      if (audience.subscribers.delete(subscriber) && audience.subscribers.size === 0) this.#known.delete(key);
  }

  [Symbol.iterator](): IterableIterator<Audience<Event>> {
    return [...this.#known.values()].values();
  }

  /** Takes a subscriber out of its audience until it is settled who it is. */
  #doubt(subscriber: Subscriber, settled: Promise<unknown>): void {
    const held = this.#pendingFor(subscriber);
    this.leave(subscriber);
    this.#doubtful.set(subscriber, held);
    const isLatest = () => this.#doubtful.get(subscriber) === held;
    void settled
      .then(async () => {
        if (!isLatest()) return;
        const audience = await this.join(subscriber);
        if (!isLatest()) return this.#takeOut(audience, subscriber);
        this.#doubtful.delete(subscriber);
        for (const { event, concerns } of held)
          audience.dispatch(event, (one) => one === subscriber && (concerns?.(one) ?? true));
      })
      .catch((error: unknown) => subscriber.fail(error));
  }

  /** Events that the subscriber was still to get: they are held until it is settled what it may see. */
  #pendingFor(subscriber: Subscriber): Held<Event>[] {
    const held = this.#doubtful.get(subscriber) ?? [];
    return [...held, ...[...this].flatMap((audience) => audience.pendingFor(subscriber))];
  }

  /** It left, or is in doubt again, while it joined. */
  #takeOut(audience: Audience<Event>, subscriber: Subscriber): void {
    audience.subscribers.delete(subscriber);
  }
}
