import { effectiveRole } from '#kernel/viewer';
import { Audience, type SubscriberFilter, type LiveField, isViewerSpecific } from './audience.ts';
import { operationKey } from './operation-key.ts';
import type { Subscriber } from './subscriber.ts';

interface Held<Event> {
  event: Event;
  concerns: SubscriberFilter | undefined;
}

/** Subscribers of one feed, grouped into audiences. */
export class Audiences<Event> {
  readonly #field: LiveField<Event>;
  readonly #known = new Map<string, Audience<Event>>();
  /** Events that are held while the permissions of a subscriber are being reloaded. */
  readonly #held = new Map<Subscriber, Held<Event>[]>();
  #followers = 0;

  constructor(field: LiveField<Event>) {
    this.#field = field;
  }

  get isEmpty(): boolean {
    return this.#followers === 0;
  }

  /** Adds a subscriber: it gets every event until it ends, with the permissions that its session has by then. */
  follow(subscriber: Subscriber): void {
    this.#followers++;
    const stop = subscriber.sink.onSessionChange((settled) => {
      this.#hold(
        subscriber,
        settled.then((viewer) => (subscriber.context = subscriber.context.as(viewer))),
      );
    });
    subscriber.onEnd(() => {
      this.#followers--;
      stop();
      this.leave(subscriber);
    });
    this.#hold(subscriber, Promise.resolve());
  }

  /** Sends an event to each audience. */
  dispatch(event: Event, concerns?: SubscriberFilter): void {
    for (const audience of this) audience.dispatch(event, concerns);
    for (const held of this.#held.values()) held.push({ event, concerns });
  }

  /** Adds a subscriber to the audience that matches its current permissions. */
  async join(subscriber: Subscriber): Promise<Audience<Event>> {
    const isPersonal = await isViewerSpecific(this.#field, subscriber);
    const { viewer } = subscriber.context;
    const account = isPersonal ? viewer.accountId : viewer.accountId && '';
    const reader = [account, viewer.institutionId, effectiveRole(viewer), viewer.token?.id];
    const key = JSON.stringify([...operationKey(subscriber, this.#field.ignoredArguments), ...reader]);
    let audience = this.#known.get(key);
    if (!audience) this.#known.set(key, (audience = new Audience(this.#field, subscriber, isPersonal)));
    if (!subscriber.isEnded) audience.subscribers.add(subscriber);
    else if (audience.subscribers.size === 0) this.#known.delete(key);
    return audience;
  }

  leave(subscriber: Subscriber): void {
    this.#held.delete(subscriber);
    for (const [key, audience] of this.#known)
      if (audience.subscribers.delete(subscriber) && audience.subscribers.size === 0) this.#known.delete(key);
  }

  [Symbol.iterator](): IterableIterator<Audience<Event>> {
    return [...this.#known.values()].values();
  }

  /** Removes a subscriber from its audience and holds its events until its permissions are known. */
  #hold(subscriber: Subscriber, settled: Promise<unknown>): void {
    const held = this.#pendingFor(subscriber);
    this.leave(subscriber);
    this.#held.set(subscriber, held);
    const isLatest = () => this.#held.get(subscriber) === held;
    void settled
      .then(async () => {
        if (!isLatest()) return;
        const audience = await this.join(subscriber);
        if (!isLatest()) return this.#removeFrom(audience, subscriber);
        this.#held.delete(subscriber);
        for (const { event, concerns } of held)
          audience.dispatch(event, (one) => one === subscriber && (concerns?.(one) ?? true));
      })
      .catch((error: unknown) => subscriber.fail(error));
  }

  /** Returns the events that the subscriber has not got yet. */
  #pendingFor(subscriber: Subscriber): Held<Event>[] {
    const held = this.#held.get(subscriber) ?? [];
    return [...held, ...[...this].flatMap((audience) => audience.pendingFor(subscriber))];
  }

  /** Removes a subscriber that left, or whose session changed again, while it joined. */
  #removeFrom(audience: Audience<Event>, subscriber: Subscriber): void {
    audience.subscribers.delete(subscriber);
  }
}
