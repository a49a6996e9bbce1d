import { NIL_UUID } from '#kernel/nil-uuid';
import { forMembers, topicFeed } from '#platform/live/topic-feed';
import { IMPORT_RUN } from './import.sources.ts';

/** Feed of changed imports, read with the follower's current permissions; unreadable ones are skipped. */
export const importChanges = forMembers(
  topicFeed<'importChanged', { id: string }, null>({
    topic: 'importChanged',
    read: ({ reads }, info, given) => reads.get(info, IMPORT_RUN, given),
    sample: { id: NIL_UUID },
    eventOf: ({ runId }) => ({ id: runId }),
    concerns: ({ institutionId }, viewer) => viewer.institutionId === institutionId,
  }),
);
