import { type Course } from '#modules/course/course.entity';
import { CourseStatus } from '#modules/course/course.enums';
import type { Context } from '#platform/request/context';

/** What of a discussion changed. */
interface Change {
  institutionId: string;
  discussionId: string;
  /** The reply that is new, changed or gone; null: the discussion itself is. */
  replyId: string | null;
  course: Course | null;
}

/** Tells every instance that a discussion changed. Nobody waits for it: subscribers read what they may see. */
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
