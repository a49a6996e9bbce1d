import { NIL_UUID } from '#kernel/nil-uuid';
import { isAdminOf } from '#kernel/viewer';
import { INSTITUTION } from '#modules/institution/institution.sources';
import { forMembers, topicFeed } from '#platform/live/topic-feed';

/** Feed of the custom domain of an institution, for its admins. */
export const customDomainChanges = forMembers(
  topicFeed<'customDomainChanged', { id: string }, null>({
    topic: 'customDomainChanged',
    read: ({ reads }, info, given) => reads.get(info, INSTITUTION, given),
    sample: { id: NIL_UUID },
    eventOf: ({ institutionId }) => ({ id: institutionId }),
    concerns: ({ institutionId }, viewer) => isAdminOf(viewer, { institutionId }),
  }),
);
