import type { GraphQLResolveInfo } from 'graphql';
import { NIL_UUID } from '#kernel/nil-uuid';
import { Role } from '#kernel/role';
import { effectiveRole } from '#kernel/viewer';
import { type Follow, topicFeed } from '#platform/live/topic-feed';
import type { Context } from '#platform/request/context';
import type { WorkMessage, WorkTopic } from './work.events.ts';

type Event = Pick<WorkMessage, 'of' | 'id'>;

interface WorkField {
  topic: WorkTopic;
  /** Argument with the ID of the only activity or quiz to follow. */
  argument: string;
  /** Reads changed work as the viewer may see it. */
  read: (context: Context, info: GraphQLResolveInfo, event: Event & { id: string }) => Promise<object | null>;
  /** Returns the event of deleted work. */
  deleted: (of: string) => object;
}

/**
 * Returns the function that subscribes to the work of students: to that of an activity or quiz, or without one to all that
 * the viewer can read. A change is read with the follower's current permissions. A deletion is reported to those who could
 * read the work.
 */
export const workFeed = ({ topic, argument, read, deleted }: WorkField): Follow<string | null> =>
  topicFeed<WorkTopic, Event, string | null>({
    topic,
    read: (context, info, { of, id }) =>
      id === null ? Promise.resolve(deleted(of)) : read(context, info, { of, id }),
    sample: { of: NIL_UUID, id: NIL_UUID },
    ignoredArguments: [argument],
    eventOf: ({ of, id }) => ({ of, id }),
    concerns: ({ institutionId, of, id, readers }, viewer, wanted) => {
      if (viewer.institutionId !== institutionId || (wanted !== null && wanted !== of)) return false;
      const role = effectiveRole(viewer);
      if (role === Role.ADMIN || (viewer.membershipId && readers.includes(viewer.membershipId))) return true;
      return id !== null && role !== Role.STUDENT;
    },
  });
