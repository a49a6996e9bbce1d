import { type Course } from '#modules/course/course.entity';
import { CourseStatus } from '#modules/course/course.enums';
import type { Transaction } from '#platform/request/context';
import { loadCoTeacherIds } from '#modules/course/co-teaching.service';
import { announce } from '#platform/pubsub/announce';

/** A change of a discussion. */
interface Change {
  institutionId: string;
  discussionId: string;
  /** Reply that was created, changed or deleted. Null for a change of the discussion itself. */
  replyId: string | null;
  course: Course | null;
}

/**
 * Publishes a change of a discussion to every instance after the commit, without waiting. Subscribers read with their own
 * permissions.
 */
export async function announceDiscussion(
  { em, context, afterCommit }: Transaction,
  { institutionId, discussionId, replyId, course }: Change,
): Promise<void> {
  const isDraft = course !== null && course.status !== CourseStatus.PUBLISHED;
  const message = {
    institutionId,
    discussionId,
    replyId,
    courseId: course?.id ?? null,
    draftOf: isDraft ? [course.owner.id, ...(await loadCoTeacherIds(em, course))] : null,
  };
  afterCommit(() => announce(context.services, 'discussionChanged', message));
}
