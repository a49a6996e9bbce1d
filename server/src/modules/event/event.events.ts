import type { Context } from '#platform/request/context';
import { announce } from '#platform/pubsub/announce';

/** Publishes a changed event to every instance without waiting. Subscribers read its row. */
export const announceEvent = ({ viewer, services }: Context, eventId: string): void =>
  announce(services, 'eventChanged', { institutionId: viewer.institutionId!, eventId });
