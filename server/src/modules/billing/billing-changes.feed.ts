import { NIL_UUID } from '#kernel/nil-uuid';
import { isAdminOf } from '#kernel/viewer';
import { INSTITUTION } from '#modules/institution/institution.sources';
import { forMembers, topicFeed } from '#platform/live/topic-feed';

/** Feed of the plan of an institution and of its use, for its admins. */
export const billingChanges = forMembers(
  topicFeed<'billingChanged', { id: string }, null>({
    topic: 'billingChanged',
    read: ({ reads }, info, given) => reads.get(info, INSTITUTION, given),
    sample: { id: NIL_UUID },
    eventOf: ({ institutionId }) => ({ id: institutionId }),
    concerns: ({ institutionId }, viewer) => isAdminOf(viewer, { institutionId }),
  }),
);
