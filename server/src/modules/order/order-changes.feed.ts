import { NIL_UUID } from '#kernel/nil-uuid';
import { forMembers, topicFeed } from '#platform/live/topic-feed';
import { ORDER } from './order.sources.ts';

/** Feed of changed orders. Each is read with the follower's current permissions; unreadable ones are skipped. */
export const orderChanges = forMembers(
  topicFeed<'orderChanged', { id: string }, null>({
    topic: 'orderChanged',
    read: ({ reads }, info, given) => reads.get(info, ORDER, given),
    sample: { id: NIL_UUID },
    eventOf: ({ orderId }) => ({ id: orderId }),
    concerns: ({ institutionId }, viewer) => viewer.institutionId === institutionId,
  }),
);
