import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { editorIdOf } from '#modules/course/co-teaching.service';
import { Course } from '#modules/course/course.entity';
import { referTo } from '#platform/database/references';
import type { Context } from '#platform/request/context';
import { assertMember, authorize } from '#kernel/authorize';
import { Forbidden, NotFound } from '#kernel/errors';
import type { FoundNoun } from '#kernel/nouns';
import type { MemberViewer, Viewer } from '#kernel/viewer';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { discussedCourse } from './discussed-course.service.ts';
import { Discussion } from './discussion.entity.ts';
import { announceDiscussion } from './discussion.events.ts';
import type { StartDiscussionInput, UpdateDiscussionInput } from './discussion.input.ts';
import { limitPosting } from './discussion.limits.ts';
import { discussionPolicy } from './discussion.policy.ts';

/**
 * Starts a discussion about a course or for the whole institution. Returns its ID.
 * @throws NotFound, Forbidden
 */
export async function startDiscussion(
  context: Context,
  { courseId, title, body }: StartDiscussionInput,
): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => Forbidden('Join an institution to start a discussion.'));
  if (!courseId && viewer.access === 'seat') throw Forbidden('Choose one of your courses.');
  const { institutionId } = viewer;
  return context.transaction(async (em, afterCommit) => {
    const course = courseId ? await discussedCourse(em, viewer, courseId) : null;
    if (courseId && !course) throw NotFound('Course');
    await limitPosting(em, viewer);
    const now = new Date();
    const discussion = em.create(Discussion, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      course: course && referTo(em, Course, institutionId, course.id),
      author: referTo(em, Membership, institutionId, viewer.membershipId),
      title,
      body,
      createdAt: now,
      lastActivityAt: now,
    });
    const discussionId = discussion.id;
    await announceDiscussion(
      { em, context, afterCommit },
      { institutionId, discussionId, replyId: null, course },
    );
    return discussionId;
  });
}

/**
 * Updates the given fields of a discussion of the viewer.
 * @throws NotFound, Forbidden for another author's
 */
export async function updateDiscussion(context: Context, input: UpdateDiscussionInput): Promise<void> {
  const { viewer } = context;
  await context.transaction(async (em, afterCommit) => {
    const { discussion, course, place, member } = await loadDiscussionForUpdate(em, viewer, input.id);
    authorize(member, discussionPolicy.edit, { ...place, authorId: discussion.author.id });
    const title = input.title ?? discussion.title;
    const body = input.body ?? discussion.body;
    if (title === discussion.title && body === discussion.body) return;
    await limitPosting(em, viewer);
    Object.assign(discussion, { title, body, editedAt: new Date() });
    const { institutionId } = place;
    await announceDiscussion(
      { em, context, afterCommit },
      { institutionId, discussionId: input.id, replyId: null, course },
    );
  });
}

/**
 * Deletes a discussion with its replies.
 * @throws NotFound, Forbidden
 */
export async function deleteDiscussion(context: Context, id: string): Promise<void> {
  const { viewer } = context;
  await context.transaction(async (em, afterCommit) => {
    const { discussion, course, place, member } = await loadDiscussionForUpdate(em, viewer, id);
    authorize(member, discussionPolicy.delete, { ...place, authorId: discussion.author.id });
    discussion.deletedAt = new Date();
    const { institutionId } = place;
    await announceDiscussion(
      { em, context, afterCommit },
      { institutionId, discussionId: id, replyId: null, course },
    );
  });
}

/** A discussion to change or reply to, its location, and the viewer as a member. */
export interface DiscussionForUpdate {
  discussion: Discussion;
  course: Course | null;
  place: { institutionId: string; courseEditorId: string | null };
  member: MemberViewer;
}

/**
 * Loads a discussion that the viewer can read and locks its row. `what` is named in the error.
 * @throws NotFound when the viewer cannot read it
 */
export async function loadDiscussionForUpdate(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  what: FoundNoun = 'Discussion',
): Promise<DiscussionForUpdate> {
  assertMember(viewer, () => NotFound(what));
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const discussion = await em.findOne(Discussion, { id, deletedAt: null }, { lockMode });
  if (!discussion) throw NotFound(what);
  const courseId = discussion.course?.id ?? null;
  const course = courseId ? await discussedCourse(em, viewer, courseId) : null;
  if ((courseId || viewer.access === 'seat') && !course) throw NotFound(what);
  const place = {
    institutionId: discussion.institution.id,
    courseEditorId: course && (await editorIdOf(em, viewer, course)),
  };
  return { discussion, course, place, member: viewer };
}
