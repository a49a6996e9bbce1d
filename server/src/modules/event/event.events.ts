import type { Context } from '#platform/request/context';

/** Publishes a changed event to every instance without waiting. Subscribers read its row. */
export function announceEvent({ viewer, services: { bus, log } }: Context, eventId: string): void {
  bus
    .publish('eventChanged', { institutionId: viewer.institutionId!, eventId })
    .catch((error: unknown) => log.warn({ err: error }, 'a change of an event was not announced'));
}
