import { type Course } from '#modules/course/course.entity';
import { CourseStatus } from '#modules/course/course.enums';
import type { Context } from '#platform/request/context';

/** A change of a discussion. */
interface Change {
  institutionId: string;
  discussionId: string;
  /** Reply that was created, changed or deleted. Null for a change of the discussion itself. */
  replyId: string | null;
  course: Course | null;
}

/**
 * Publishes a change of a discussion to every instance without waiting. Subscribers read with their own
 * permissions.
 */
export function announceDiscussion(
  { services: { bus, log } }: Context,
  { institutionId, discussionId, replyId, course }: Change,
): void {
  const isDraft = course !== null && course.status !== CourseStatus.PUBLISHED;
  bus
    .publish('discussionChanged', {
      institutionId,
      discussionId,
      replyId,
      courseId: course?.id ?? null,
      draftOf: isDraft ? course.owner.id : null,
    })
    .catch((error: unknown) => log.warn({ err: error }, 'a change of a discussion was not announced'));
}
