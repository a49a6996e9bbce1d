import { NIL_UUID } from '#kernel/nil-uuid';
import { Role } from '#kernel/role';
import { effectiveRole, type Viewer } from '#kernel/viewer';
import { forMembers, topicFeed } from '#platform/live/topic-feed';
import type { DeletedCourse } from './course.events.ts';
import { COURSE } from './course.resolver.ts';

interface Event {
  id: string;
  isDeleted: boolean;
}

/** Feed of one changed course, read with the follower's current permissions. A course that it cannot read is skipped. */
export const courseChanges = forMembers(
  topicFeed<'courseChanged', Event, string>({
    topic: 'courseChanged',
    read: ({ reads }, info, { id, isDeleted }) =>
      isDeleted
        ? Promise.resolve({ courseId: id, course: null })
        : reads.payloadWith('course', info, { course: COURSE }, { id }, { courseId: id }),
    sample: { id: NIL_UUID, isDeleted: false },
    ignoredArguments: ['id'],
    eventOf: ({ courseId, deleted }) => ({ id: courseId, isDeleted: Boolean(deleted) }),
    concerns: ({ institutionId, courseId, deleted }, viewer, wanted) =>
      viewer.institutionId === institutionId &&
      wanted === courseId &&
      (!deleted || couldSee(viewer, deleted)),
  }),
);

/** Returns whether a member could read a course before its deletion. */
function couldSee(viewer: Viewer, { isPublished, isPublic, teachers }: DeletedCourse): boolean {
  const role = effectiveRole(viewer);
  if (role === 'seat') return isPublished && isPublic;
  return role === Role.ADMIN || isPublished || teachers.includes(viewer.membershipId!);
}
